# time: t log n
# space: t
# why: t values are halved until they are zero, the results are kept
t = int(input())
out = []
for _ in range(t):
    n = int(input())
    steps = 0
    while n > 0:
        n //= 2
        steps += 1
    out.append(str(steps))
print("\n".join(out))
