import heapq

def connect_sticks(sticks):
    heapq.heapify(sticks)
    total = 0
    while len(sticks) > 1:
        both = heapq.heappop(sticks) + heapq.heappop(sticks)
        total += both
        heapq.heappush(sticks, both)
    return total
