import sys
from bisect import bisect_left

def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, q = data[0], data[1]
    a = data[2:2 + n]
    ask = [[] for _ in range(n)]
    for i in range(q):
        ask[data[3 + n + 2 * i] - 1].append((data[2 + n + 2 * i] - 1, i))
    answer = [0] * q
    stack = []
    for r in range(n):
        while stack and a[stack[-1]] >= a[r]:
            stack.pop()
        stack.append(r)
        for l, i in ask[r]:
            answer[i] = a[stack[bisect_left(stack, l)]]
    sys.stdout.write("\n".join(map(str, answer)) + "\n")

main()
