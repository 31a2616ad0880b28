# class: n!
# why: a middle of a product
n = int(input())
low, high = 0, n
while low < high:
    mid = (low * high) // 2
    low = mid + 1
print(low)
