# time: 2^n n
# space: 2^n n
# why: the texts of length n are 2^n, each is built letter by letter
n = int(input())
level = [""]
for i in range(n):
    level = [w + c for w in level for c in "01"]
print(len(level))
