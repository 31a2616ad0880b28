def kmp_search(text, pattern):
    if not pattern:
        return 0
    table = [0] * len(pattern)
    k = 0
    for i in range(1, len(pattern)):
        while k > 0 and pattern[k] != pattern[i]:
            k = table[k - 1]
        if pattern[k] == pattern[i]:
            k += 1
        table[i] = k
    q = 0
    for i, ch in enumerate(text):
        while q > 0 and pattern[q] != ch:
            q = table[q - 1]
        if pattern[q] == ch:
            q += 1
        if q == len(pattern):
            return i - q + 1
    return -1
