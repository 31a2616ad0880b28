# time: n
# space: n
# why: membership in a range is arithmetic
n, l, r = map(int, input().split())
a = list(map(int, input().split()))
inside = 0
for x in a:
    if x in range(l, r):
        inside += 1
print(inside)
