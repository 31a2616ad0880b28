n = int(input())
low, high = 1, n
while low < high:
    middle = (low + high) // 2
    print("?", middle, flush=True)
    if input() == "1":
        low = middle + 1
    else:
        high = middle - 1
print("!", max(1, low), flush=True)
