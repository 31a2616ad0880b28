def main():
    n, m, s, t = input().split()
    n, m = int(n), int(m)
    row = list(range(m + 1))
    for i in range(n):
        before = row[0]
        row[0] = i + 1
        for j in range(m):
            best = before + (s[i] != t[j])
            before = row[j + 1]
            if before + 1 < best:
                best = before + 1
            if row[j] + 1 < best:
                best = row[j] + 1
            row[j + 1] = best
    print(row[m])
main()
