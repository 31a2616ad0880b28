# time: 2^n
# space: n
# why: without a memo both branches run to the end
def best(i, room, w):
    if i == len(w):
        return 0
    skip = best(i + 1, room, w)
    if w[i] <= room:
        return max(skip, w[i] + best(i + 1, room - w[i], w))
    return skip


n = int(input())
w = [i * i % 17 + 1 for i in range(n)]
print(best(0, 40, w))
