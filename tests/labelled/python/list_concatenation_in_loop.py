# time: n^2
# space: n
# why: a + [x] copies the list in each round
n = int(input())
a = list(map(int, input().split()))
out = []
for x in a:
    out = out + [x * x]
print(sum(out))
