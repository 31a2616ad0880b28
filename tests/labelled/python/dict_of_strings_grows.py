# time: n^2
# space: n
# why: += on a dict entry copies the text
n = int(input())
rows = {0: "", 1: ""}
for i in range(n):
    rows[i % 2] += "x"
print(len(rows[0]))
