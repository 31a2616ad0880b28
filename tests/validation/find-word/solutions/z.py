def main():
    n, m, s, t = input().split()
    n, m = int(n), int(m)
    u = t + "#" + s
    z = [0] * len(u)
    l = r = found = 0
    for i in range(1, len(u)):
        k = min(r - i, z[i - l]) if i < r else 0
        while i + k < len(u) and u[k] == u[i + k]:
            k += 1
        if i + k > r:
            l, r = i, i + k
        z[i] = k
        found += k == m
    print(found)
main()
