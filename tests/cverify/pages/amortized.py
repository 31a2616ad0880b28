def widest(values, limit):
    best = total = right = 0
    for left in range(len(values)):
        while right < len(values) and total + values[right] <= limit:
            total += values[right]
            right += 1
        best = max(best, right - left)
        total -= values[left]
    return best


n, k = map(int, input().split())
a = list(map(int, input().split()))
print(widest(a, k))
stack = []
for x in a:
    while stack and stack[-1] < x:
        stack.pop()
    stack.append(x)
