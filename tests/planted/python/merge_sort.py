# growth: n log n
# class: n log n
# largest: 10000000
# misses: sqrt n
n = int(input())
seed, values = 1, []
for _ in range(n):
    seed = (seed * 1103515245 + 12345) % 2147483648
    values.append(seed)
width = 1
while width < n:
    merged = []
    for start in range(0, n, 2 * width):
        left, middle = start, min(start + width, n)
        right, end = middle, min(start + 2 * width, n)
        while left < middle or right < end:
            if right >= end or (left < middle and values[left] <= values[right]):
                merged.append(values[left])
                left += 1
            else:
                merged.append(values[right])
                right += 1
    values = merged
    width *= 2
print(values[0], values[-1])
