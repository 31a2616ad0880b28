# time: m
# space: m
# why: each index is pushed once and popped at most once
def next_greater(a):
    n = len(a)
    out = [-1] * n
    stack = []
    for i in range(n):
        while stack and a[stack[-1]] < a[i]:
            out[stack.pop()] = i
        stack.append(i)
    return out


m = int(input())
values = list(map(int, input().split()))
print(*next_greater(values))
