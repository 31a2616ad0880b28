# time: n
# space: log n
# why: each round sets one bit, so the cleared bits total at most n
n = int(input())
bits = [0] * (n.bit_length() + 1)
flips = 0
for _ in range(n):
    i = 0
    while bits[i] == 1:
        bits[i] = 0
        i += 1
        flips += 1
    bits[i] = 1
    flips += 1
print(flips)
