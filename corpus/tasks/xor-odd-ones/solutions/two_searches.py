def prefix(x):
    print("xor", 1, x, flush=True)
    reply = int(input())
    if reply < 0:
        raise SystemExit
    return reply


def first(low, high, reached):
    while low < high:
        middle = (low + high) // 2
        if reached(prefix(middle)):
            high = middle
        else:
            low = middle + 1
    return low


n = int(input())
everything = prefix(n)
if everything:
    a = first(1, n, lambda value: value != 0)
    c = first(a + 2, n, lambda value: value == everything)
    b = everything ^ a ^ c
else:
    power = 1
    a = prefix(1)
    while a == 0 and power < n:
        power *= 2
        a = prefix(min(n, 2 * power - 1))
    b = first(max(a + 1, 2 * power), n, lambda value: value != a)
    c = a ^ b
print("ans", a, b, c, flush=True)
