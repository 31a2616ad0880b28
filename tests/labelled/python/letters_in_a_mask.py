# time: |s|
# space: |s|
# why: a mask of letters fits a word
s = input()
m = 0
for c in s:
    m ^= 1 << (ord(c) - 97)
print(bin(m).count("1"))
