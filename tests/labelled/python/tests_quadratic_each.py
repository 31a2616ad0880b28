# time: n^2
# space: n
# why: the squares of the sizes add up to at most the square of the total n
def solve():
    n = int(input())
    a = list(map(int, input().split()))
    best = 0
    for i in range(n):
        for j in range(i + 1, n):
            best = max(best, a[i] ^ a[j])
    return best


t = int(input())
for _ in range(t):
    print(solve())
