n = int(input())
low, high = 1, n
while low < high:
    cut = low + (high - low + 2) // 3
    print("?", cut, flush=True)
    reply = input()
    if reply == "-1":
        raise SystemExit
    if reply == "1":
        low = cut
    else:
        high = cut - 1
print("!", low, flush=True)
