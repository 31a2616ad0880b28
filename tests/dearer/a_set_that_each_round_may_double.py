# class: 2^n
# why: a set that each round may double
n = int(input())
a = list(map(int, input().split()))
sums = {0}
for x in a:
    sums |= {s + x for s in sums}
print(len(sums))
