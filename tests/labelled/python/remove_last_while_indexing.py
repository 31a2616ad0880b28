# time: n
# space: n
# why: each round removes the last element or goes on
n, v = map(int, input().split())
a = list(map(int, input().split()))
i = 0
while i < len(a):
    if a[i] == v:
        a[i] = a[-1]
        a.pop()
    else:
        i += 1
print(len(a))
