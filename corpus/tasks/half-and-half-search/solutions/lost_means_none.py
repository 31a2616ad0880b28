n = int(input())
q, reach = 1, 1
while reach < n:
    q, reach = q + 1, reach * 3
print(q)
for i in range(q):
    left = [x for x in range(1, n + 1) if x // 3**i % 3 == 1]
    right = [x for x in range(1, n + 1) if x // 3**i % 3 == 2]
    half = min(len(left), len(right))
    print(2 * half, *left[:half], *right[:half])
print(end="", flush=True)
reply = input()
x = sum(3**i * {"L": 1, "R": 2}.get(letter, 0) for i, letter in enumerate(reply))
print(min(n, max(1, x)))
