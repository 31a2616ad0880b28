import sys
def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, q = data[0], data[1]
    parent = list(range(n + 1))
    def root(x):
        while parent[x] != x:
            parent[x] = parent[parent[x]]
            x = parent[x]
        return x
    for i in range(q):
        t, u, v = data[2 + 3 * i : 5 + 3 * i]
        if t == 1:
            parent[root(u)] = root(v)
        else:
            print("yes" if root(u) == root(v) else "no")
main()
