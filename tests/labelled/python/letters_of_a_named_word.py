# time: |s|
# space: 1
# why: a word taken from a line by name is as long as it is
s, t = input().split()
count = 0
for letter in s:
    count += letter == t
print(count)
