# time: |s|
# space: |s|
# why: the next search starts after the last hit
s = input()
pos = s.find("a")
hits = 0
while pos != -1:
    hits += 1
    pos = s.find("a", pos + 1)
print(hits)
