n = int(input())
a = list(map(int, input().split()))
found = 0
width = 1
while width < n:
    b = []
    for start in range(0, n, 2 * width):
        i, middle = start, min(start + width, n)
        j, end = middle, min(start + 2 * width, n)
        while i < middle or j < end:
            if j >= end or (i < middle and a[i] <= a[j]):
                b.append(a[i])
                i += 1
            else:
                found += middle - i
                b.append(a[j])
                j += 1
    a = b
    width *= 2
print(found)
