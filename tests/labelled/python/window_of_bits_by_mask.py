# time: |s|
# space: |s|
# why: the mask keeps the window within a word
n, k = map(int, input().split())
s = input()
full = (1 << k) - 1
w = 0
seen = set()
for c in s:
    w = (w << 1 | (c == 'b')) & full
    seen.add(w)
print(len(seen))
