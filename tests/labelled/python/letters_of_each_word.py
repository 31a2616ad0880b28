# time: m + |w|
# space: m
# why: the letters of all words of a line are letters of the line
m = int(input())
for _ in range(m):
    w = input().split()
    for word in w:
        for letter in word:
            print(letter)
