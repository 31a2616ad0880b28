# time: n
# space: n
# why: one attempt for each token
n = int(input())
tokens = input().split()
total = 0
for i in range(n):
    try:
        total += int(tokens[i])
    except ValueError:
        total -= 1
print(total)
