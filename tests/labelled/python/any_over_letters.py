# time: |s|
# space: |s|
# why: five vowels are tried for each letter
s = input()
hits = 0
for c in s:
    if any(c == v for v in "aeiou"):
        hits += 1
print(hits)
