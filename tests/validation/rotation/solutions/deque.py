from collections import deque
n, s, t = input().split()
s, t = deque(s), deque(t)
for turn in range(int(n)):
    if s == t:
        print(turn)
        break
    s.rotate(-1)
else:
    print(-1)
