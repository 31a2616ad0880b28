# time: n log n
# space: n
# why: the key costs a constant, the sort n log n
n = int(input())
a = list(map(int, input().split()))
a.sort(key=lambda x: (abs(x), x))
print(*a)
