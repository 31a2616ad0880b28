# time: n + m
# space: n + m
# why: two lines of numbers of their own lengths, one difference of sets
a = set(map(int, input().split()))
b = set(map(int, input().split()))
print(len(a - b))
