# time: |s|^2 log |s|
# space: |s|^2
# why: the suffixes have |s|^2 letters, each comparison reads up to |s|
s = input()
n = len(s)
suffixes = sorted(s[i:] for i in range(n))
print(suffixes[0], suffixes[-1])
