# time: n^2
# space: n
# why: a third of the rounds copy the whole text
n = int(input())
cur = ""
for i in range(n):
    if i % 3 == 0:
        cur = cur + "a"
print(cur)
