def main():
    n = int(input())
    a = list(map(int, input().split()))
    answer = [-1] * n
    seen = []
    for i in reversed(range(n)):
        while seen and a[seen[-1]] <= a[i]:
            seen.pop()
        if seen:
            answer[i] = seen[-1]
        seen.append(i)
    print(" ".join(map(str, answer)))
main()
