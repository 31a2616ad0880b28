n = int(input())
words = [input() for _ in range(n)]
seen = {}
queue = list(range(n))
text = ""
for i in range(n):
    first = queue.pop(0)
    text = text + "x"
    if first in queue[:i]:
        seen[first] = i
    seen[text] = i
print(len(seen))
