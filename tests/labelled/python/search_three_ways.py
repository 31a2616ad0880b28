# time: log n
# space: 1
# why: equal returns, smaller and larger cut the range in half
n, k = map(int, input().split())
def find():
    low, high = 0, n
    while low < high:
        mid = (low + high) // 2
        value = mid * (mid + 1) // 2
        if value == k:
            return mid
        elif value < k:
            low = mid + 1
        elif value > k:
            high = mid - 1
    return low
print(find())
