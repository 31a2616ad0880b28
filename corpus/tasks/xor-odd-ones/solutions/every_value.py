n = int(input())
found = []
x = 1
while len(found) < 3:
    print("xor", x, x, flush=True)
    if int(input()) == x:
        found.append(x)
    x += 1
print("ans", *found, flush=True)
