def main():
    n, s, t = input().split()
    n = int(n)
    for turn in range(n):
        good = True
        for i in range(n):
            if s[(turn + i) % n] != t[i]:
                good = False
                break
        if good:
            print(turn)
            return
    print(-1)
main()
