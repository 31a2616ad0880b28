# time: n + m
# space: n + m
# why: two hashed sets and one difference
n, m = map(int, input().split())
a = set(int(input_) for input_ in input().split())
b = set(int(input_) for input_ in input().split())
print(len(a - b), n - m)
