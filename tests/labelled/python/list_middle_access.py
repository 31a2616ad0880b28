# time: n
# space: n
# why: a list is indexed in constant time
n = int(input())
d = list(range(n))
s = 0
for i in range(n):
    s += d[i]
print(s)
