# class: n
# why: an exponent that is odd by data
n = int(input())
a = list(map(int, input().split()))
def walk(k):
    if k == 0:
        return 0
    if a[k - 1] % 2 == 1:
        return walk(k - 1) + 1
    return walk(k // 2)
print(walk(n))
