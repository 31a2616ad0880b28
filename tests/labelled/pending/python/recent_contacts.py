# time: n^2
# space: n
# why: membership test and remove on a list of up to n names, for each message
n = int(input())
recent = []
moves = 0
for _ in range(n):
    name = input().strip()
    if name in recent:
        recent.remove(name)
        moves += 1
    recent.append(name)

print(len(recent), moves)
i = len(recent) - 1
shown = 0
while i >= 0:
    print(recent[i])
    shown += 1
    if shown == 10:
        break
    i -= 1
