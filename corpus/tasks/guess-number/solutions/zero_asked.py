n = int(input())
low, high = 0, n
for bit in (0, 1, 2):
    print("?", bit, flush=True)
    input()
print("!", low, flush=True)
