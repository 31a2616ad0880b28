# time: n
# space: n
# why: prefix sums in one pass
from itertools import accumulate

n = int(input())
a = list(map(int, input().split()))
p = list(accumulate(a))
print(min(abs(p[-1] - 2 * x) for x in p[:-1]))
