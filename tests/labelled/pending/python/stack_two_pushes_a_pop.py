# time: 2^n
# space: n
# why: each popped level pushes two one lower
n = int(input())
stack = [n]
leaves = 0
while stack:
    k = stack.pop()
    if k == 0:
        leaves += 1
        continue
    stack.append(k - 1)
    stack.append(k - 1)
print(leaves)
