# time: log n
# space: log n
# why: the text of a number has log n digits
n = int(input())
print(sum(map(int, str(n))))
