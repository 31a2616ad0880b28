# time: n
# space: n
# why: n/2 + n/4 + ... copies add up to n
def pick(a):
    if len(a) <= 1:
        return a[0]
    half = len(a) // 2
    if a[half] % 2:
        return pick(a[:half])
    return pick(a[half:])


n = int(input())
a = list(map(int, input().split()))
print(pick(a))
