# time: |s|
# space: |s|
# why: the inner loop runs at most nine times
s = input()
total = 0
for i in range(len(s)):
    for j in range(int(s[i])):
        total += i * j
print(total)
