# time: n^2
# space: n
# why: each round removes an element or goes on; a removal shifts the rest
n, v = map(int, input().split())
a = list(map(int, input().split()))
i = 0
while i < len(a):
    if a[i] == v:
        a.pop(i)
    else:
        i += 1
print(len(a))
