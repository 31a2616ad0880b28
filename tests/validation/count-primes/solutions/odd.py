def main():
    n = int(input())
    half = (n + 1) // 2
    odd = [True] * half
    for i in range(1, half):
        p = 2 * i + 1
        if p * p > n:
            break
        if odd[i]:
            for k in range(p * p // 2, half, p):
                odd[k] = False
    print(0 if n < 2 else sum(odd))
main()
