from bisect import bisect_left, bisect_right
n, s = [int(x) for x in input().split()]
a = sorted(int(x) for x in input().split())
answer = 0
for i in range(n):
    want = s - a[i]
    answer += bisect_right(a, want, i + 1) - bisect_left(a, want, i + 1)
print(answer)
