# class: 2^n
# why: a list extended by itself
n = int(input())
a = [1]
for _ in range(n):
    a.extend(a)
for x in a:
    print(x)
