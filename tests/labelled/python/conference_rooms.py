# time: n log n
# space: n
# why: one sort by finishing time, then a single greedy pass over the pairs
n = int(input())
meetings = []
for i in range(n):
    l, r = map(int, input().split())
    meetings.append((r, l, i + 1))

meetings.sort()

last = -1
picked = []
for r, l, idx in meetings:
    if l >= last:
        picked.append(idx)
        last = r

picked.reverse()
print(len(picked))
ans = ''
if picked:
    ans = ' '.join(str(x) for x in picked)
print(ans)
