import sys

n = int(sys.stdin.readline())
low, high = 1, n
while low < high:
    middle = (low + high + 1) // 2
    print("?", middle)
    if int(sys.stdin.readline()) == 1:
        low = middle
    else:
        high = middle - 1
print("!", low)
