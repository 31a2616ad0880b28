def count_primes(n):
    if n < 3:
        return 0
    flags = bytearray([1]) * n
    flags[0] = flags[1] = 0
    p = 2
    while p * p < n:
        if flags[p]:
            flags[p * p::p] = bytes(len(range(p * p, n, p)))
        p += 1
    return sum(flags)
