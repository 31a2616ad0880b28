# time: 2^n n
# space: 2^n n
# why: all subsets are built and kept as frozen sets
n = int(input())
family = set()
for mask in range(1 << n):
    family.add(frozenset(i for i in range(n) if mask >> i & 1))
print(len(family))
