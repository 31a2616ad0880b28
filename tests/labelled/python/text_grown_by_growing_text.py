# time: n^3
# space: n^2
# why: the round appends all marks so far to a text that is copied
n = int(input())
out = ""
marks = []
for i in range(n):
    marks.append("a")
    out += "".join(marks)
