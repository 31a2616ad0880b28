# time: n
# space: n
# why: += on a list appends in place
n = int(input())
a = list(map(int, input().split()))
out = []
for x in a:
    out += [x * x]
print(sum(out))
