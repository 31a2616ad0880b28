# time: n^4
# space: n^2
# why: a text at module level is copied with each of the n^2 letters
n = int(input())
line = ""
for i in range(n):
    for j in range(n):
        line += "a"
print(len(line))
