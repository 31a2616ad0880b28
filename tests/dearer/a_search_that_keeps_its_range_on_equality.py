# class: n!
# why: a search that keeps its range on equality
n, k = map(int, input().split())
low, high = 0, n
while low < high:
    mid = (low + high) // 2
    if mid * mid < k:
        low = mid + 1
    elif mid * mid > k:
        high = mid - 1
