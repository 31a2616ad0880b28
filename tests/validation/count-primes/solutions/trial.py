def prime(x):
    d = 2
    while d * d <= x:
        if x % d == 0:
            return False
        d += 1
    return x > 1

print(sum(prime(x) for x in range(int(input()) + 1)))
