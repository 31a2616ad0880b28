# time: n*m
# space: n + m
# why: table of two rows over two strings read and stored
def lcs(a, b):
    prev = [0] * (len(b) + 1)
    for x in a:
        cur = [0]
        for j, y in enumerate(b, 1):
            if x == y:
                cur.append(prev[j - 1] + 1)
            else:
                cur.append(max(prev[j], cur[-1]))
        prev = cur
    return prev[-1]


while True:
    try:
        a = input()
        b = input()
    except EOFError:
        break
    print(lcs(a, b))
    break
