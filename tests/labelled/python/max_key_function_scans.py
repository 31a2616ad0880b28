# time: n^2
# space: n
# why: the key of max is worked out for each element and scans the list
n = int(input())
a = list(map(int, input().split()))
print(max(a, key=lambda x: sum(1 for y in a if y < x)))
