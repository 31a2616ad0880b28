import sys

def main():
    data = sys.stdin.buffer.read().split()
    n = int(data[0])
    a = [int(x) for x in data[1:n + 1]]
    order = sorted(range(n), key=a.__getitem__)
    before, after = [-1] * n, [n] * n
    for here, there in zip(order, order[1:]):
        before[there], after[here] = here, there
    at = order[(n - 1) // 2]
    place, size, total = (n - 1) // 2, n, 0
    index = [0] * n
    for position, item in enumerate(order):
        index[item] = position
    for last in range(n - 1, -1, -1):
        total += a[at]
        left, right = before[last], after[last]
        if left >= 0:
            after[left] = right
        if right < n:
            before[right] = left
        if size % 2 == 1:
            if index[last] >= index[at]:
                at = left if last == at else before[at]
        elif last == at:
            at = right
        elif index[last] < index[at]:
            at = after[at]
        size -= 1
    print(total)

main()
