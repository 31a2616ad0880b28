n = int(input())
low, high = 1, n
while low < high:
    middle = (low + high + 1) // 2
    print("?", middle, flush=True)
    if input() == "1":
        low = middle
    else:
        high = middle - 1
print("!", low, flush=True)
