# time: log n
# space: log n
# why: after an odd step the next call halves
def steps(k):
    if k == 0:
        return 0
    if k % 2 == 1:
        return 1 + steps(k - 1)
    return 1 + steps(k // 2)


n = int(input())
print(steps(n))
