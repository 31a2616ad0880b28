# time: n^2
# space: n^2
# why: the old value is kept in a list, so every += copies the text
n = int(input())
out = ""
kept = []
for i in range(n):
    kept.append(out)
    out += "x"
print(len(out), len(kept))
