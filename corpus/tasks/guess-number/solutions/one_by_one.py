n = int(input())
x = 1
while x < n:
    print("?", x + 1, flush=True)
    if input() != "1":
        break
    x += 1
print("!", x, flush=True)
