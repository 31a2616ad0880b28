# time: n^2
# space: n^2
# why: a copy of the growing set is kept for every prefix
n = int(input())
a = list(map(int, input().split()))
seen = set()
history = []
for x in a:
    seen.add(x)
    history.append(set(seen))
print(len(history[-1]), len(history[0]))
