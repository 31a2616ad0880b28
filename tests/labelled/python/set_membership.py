# time: n
# space: n
# why: hashed membership is expected constant
n = int(input())
a = list(map(int, input().split()))
seen = set()
repeats = 0
for x in a:
    if x in seen:
        repeats += 1
    seen.add(x)
print(repeats)
