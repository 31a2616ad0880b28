# time: |s| |t|^2
# space: |s| |t|
# why: two texts change places; one of them grows each round
s = input()
t = input()
prev = "a"
cur = "b"
for j in range(len(t)):
    cur = cur + s
    prev, cur = cur, prev
print(prev)
for c in prev:
    print(c)
