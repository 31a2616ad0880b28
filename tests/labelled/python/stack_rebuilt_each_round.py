# time: n^2
# space: n
# why: the stack is filled anew for every i, so its pops are not shared
n = int(input())
a = list(map(int, input().split()))
total = 0
for i in range(n):
    stack = []
    for j in range(i, n):
        while stack and stack[-1] > a[j]:
            stack.pop()
        stack.append(a[j])
    total += len(stack)
print(total)
