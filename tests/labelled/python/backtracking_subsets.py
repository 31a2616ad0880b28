# time: 2^n
# space: n
# why: two choices for each of n elements
def search(i, total):
    if i == n:
        return 1 if total % 3 == 0 else 0
    return search(i + 1, total + a[i]) + search(i + 1, total)


n = int(input())
a = list(map(int, input().split()))
print(search(0, 0))
