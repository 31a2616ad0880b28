# class: n^2
# why: two stacks that fill each other
n = int(input())
first, second = [], []
for i in range(n):
    x = int(input())
    while first and first[-1] > x:
        second.append(first.pop())
    first.append(x)
    while second:
        first.append(second.pop())
