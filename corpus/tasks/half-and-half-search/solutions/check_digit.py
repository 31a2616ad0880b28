def main():
    n = int(input())
    q, reach = 1, 1
    while reach < n:
        q, reach = q + 1, reach * 3
    words = [(0,) * q] if n % 2 else []
    code = 1
    while len(words) < n:
        digits, rest = [], code
        for _ in range(q - 1):
            digits.append(rest % 3)
            rest //= 3
        code += 1
        leading = [d for d in digits if d]
        if leading[-1] != 1:
            continue
        digits.append(-sum(digits) % 3)
        words.append(tuple(digits))
        words.append(tuple(-d % 3 for d in digits))
    print(q)
    for i in range(q):
        left = [x + 1 for x in range(n) if words[x][i] == 1]
        right = [x + 1 for x in range(n) if words[x][i] == 2]
        print(len(left) + len(right), *left, *right)
    import sys

    sys.stdout.flush()
    reply = input()
    digits = [{"L": 1, "R": 2}.get(letter, 0) for letter in reply]
    lost = reply.index("?")
    digits[lost] = -sum(digits) % 3
    print(words.index(tuple(digits)) + 1)


main()
