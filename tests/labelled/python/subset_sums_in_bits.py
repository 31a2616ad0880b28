# time: n^2 m
# space: n m
# why: the sums have up to n m bits, each number shifts all of them
n = int(input())
a = list(map(int, input().split()))
bits = 1
for x in a:
    bits |= bits << x
print(bin(bits).count("1"))
