# time: n
# space: n
# why: min is asked for once
n = int(input())
a = list(map(int, input().split()))
low = min(a)
print(sum(x - low for x in a))
