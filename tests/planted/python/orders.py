# growth: n n!
# class: n!
# largest: 12
# misses: 2^n
n = int(input())
taken = [False] * n
found = 0


def place(at, last):
    global found
    if at == n:
        found += last
        return
    for k in range(n):
        if not taken[k]:
            taken[k] = True
            place(at + 1, k)
            taken[k] = False


place(0, 0)
print(found)
