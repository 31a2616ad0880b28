# time: 2^n
# space: n
# why: without a memo both branches run to the end when the room k is large
def best(i, room):
    if i == n:
        return 0
    skip = best(i + 1, room)
    if w[i] <= room:
        return max(skip, w[i] + best(i + 1, room - w[i]))
    return skip


n, k = map(int, input().split())
w = [int(x) for x in input().split()]
print(best(0, k))
