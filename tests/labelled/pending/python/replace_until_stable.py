# time: |s|^2
# space: |s|
# why: each replacement shortens the text by two at the least, copies it
s = input()
rounds = 0
while "ab" in s:
    s = s.replace("ab", "", 1)
    rounds += 1
print(len(s), rounds)
