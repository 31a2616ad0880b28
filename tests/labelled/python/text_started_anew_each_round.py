# time: n^3
# space: n
# why: the text is never longer than one inner loop makes it
n = int(input())
for i in range(n):
    line = ""
    for j in range(n):
        line += "a"
    print(line)
