# time: 2^n
# space: 2^n
# why: the text doubles in each of n rounds
n = int(input())
s = "ab"
for i in range(n):
    s = s + s[::-1]
print(len(s))
