# time: n^2
# space: n
# why: min over a list is asked for in each step of the sum
n = int(input())
a = list(map(int, input().split()))
print(sum(x - min(a) for x in a))
