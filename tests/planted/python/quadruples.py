# growth: n^4
# class: n^k
# largest: 500
# misses: n^3
n = int(input())
found = 0
for a in range(n):
    for b in range(n):
        for c in range(n):
            for d in range(n):
                if a + b == c ^ d:
                    found += 1
print(found)
