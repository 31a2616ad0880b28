# time: |s|
# space: |s|
# why: the inner pointer starts where the outer stands, which then jumps to it
s = input()
i = 0
out = []
while i < len(s):
    j = i
    while j < len(s) and s[j] == s[i]:
        j += 1
    out.append(s[i] + str(j - i))
    i = j
print("".join(out))
