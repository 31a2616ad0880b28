# time: 2^n
# space: 2^n
# why: the list doubles in each of n rounds
n = int(input())
out = [0]
for i in range(n):
    out = out + [1 - x for x in reversed(out)]
print(sum(out))
