# time: n m log n
# space: n m
# why: each comparison of words may read m letters
n, m = map(int, input().split())
words = []
for _ in range(n):
    line = input()
    words.append("".join(line[j] for j in range(m)))
words.sort()
print(words[0], words[-1])
