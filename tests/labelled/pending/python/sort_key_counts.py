# time: n^2
# space: n
# why: the key is worked out once an element and scans the list
n = int(input())
a = input().split()
b = sorted(a, key=lambda x: (-a.count(x), x))
print(" ".join(b))
