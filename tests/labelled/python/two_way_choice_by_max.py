# time: 2^n
# space: n
# why: two calls on i + 1 inside max()
def best(i, total):
    if i == n:
        return total % 10
    return max(best(i + 1, total + a[i]), best(i + 1, total * 2 % 97))


n = int(input())
a = [int(x) for x in input().split()]
print(best(0, 0))
