# time: n^2
# space: n
# why: a global text is copied at every append; a number has the digits of a word
n = int(input())
res = ""
for i in range(n):
    res += str(i) + "\n"
print(res)
