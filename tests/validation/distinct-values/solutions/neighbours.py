def main():
    n = int(input())
    a = sorted(map(int, input().split()))
    different = 1
    for i in range(1, n):
        if a[i] != a[i - 1]:
            different += 1
    print(different)
main()
