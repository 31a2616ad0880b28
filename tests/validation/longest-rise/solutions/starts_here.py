def main():
    n = int(input())
    a = list(map(int, input().split()))
    length = [0] * n
    for i in range(n - 1, -1, -1):
        length[i] = 1 + max((length[j] for j in range(i + 1, n) if a[j] > a[i]), default=0)
    print(max(length))
main()
