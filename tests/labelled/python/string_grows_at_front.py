# time: n^2
# space: n
# why: putting a letter in front copies the text
n = int(input())
out = ""
for i in range(n):
    out = chr(97 + i % 26) + out
print(out)
