n, s, t = input().split()
n = int(n)
answer = -1
for turn in range(n):
    if s[turn:] + s[:turn] == t:
        answer = turn
        break
print(answer)
