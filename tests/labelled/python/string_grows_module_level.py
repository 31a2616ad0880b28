# time: n^2
# space: n
# why: only local names grow in place, a module-level += copies the text
n = int(input())
out = ""
for i in range(n):
    out += chr(97 + i % 26)
print(out)
