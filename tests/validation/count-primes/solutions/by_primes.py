def main():
    n = int(input())
    primes = []
    for x in range(2, n + 1):
        for p in primes:
            if x % p == 0:
                break
        else:
            primes.append(x)
    print(len(primes))
main()
