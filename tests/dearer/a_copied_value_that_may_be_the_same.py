# class: n^3
# why: a copied value that may be the same
n = int(input())
a = list(map(int, input().split()))
b, c = map(int, input().split())
found = 0
for i in range(n):
    for j in range(n):
        if a[j] == b:
            a[j] = c
            for k in range(n):
                found += a[k]
print(found)
