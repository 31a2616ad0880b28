n, k = map(int, input().split())
place = 0
for people in range(1, n + 1):
    place = (place + k) % people
print(place + 1)
