# time: t sqrt n
# space: 1
# why: each of t numbers is divided by everything up to its root
t = int(input())
for _ in range(t):
    n = int(input())
    i = 2
    prime = n > 1
    while i * i <= n:
        if n % i == 0:
            prime = False
            break
        i += 1
    print("YES" if prime else "NO")
