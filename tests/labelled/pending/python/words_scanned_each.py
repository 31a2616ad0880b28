# time: n + |s|
# space: |s|
# why: all words together are as long as the input, and each of n rounds counts even for an empty word
n = int(input())
good = 0
for _ in range(n):
    s = input()
    depth = 0
    for c in s:
        if c == '(':
            depth += 1
        else:
            depth -= 1
    good += depth == 0
print(good)
