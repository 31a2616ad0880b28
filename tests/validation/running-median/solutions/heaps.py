from heapq import heappush, heappushpop
n = int(input())
low, high, total = [], [], 0
for x in map(int, input().split()):
    if len(low) == len(high):
        heappush(low, -heappushpop(high, x))
    else:
        heappush(high, -heappushpop(low, -x))
    total -= low[0]
print(total)
