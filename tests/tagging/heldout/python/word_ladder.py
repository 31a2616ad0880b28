from collections import deque
import string

def ladder_length(begin, end, words):
    words = set(words)
    q = deque([(begin, 1)])
    seen = {begin}
    while q:
        word, d = q.popleft()
        if word == end:
            return d
        for i in range(len(word)):
            for c in string.ascii_lowercase:
                nxt = word[:i] + c + word[i + 1:]
                if nxt in words and nxt not in seen:
                    seen.add(nxt)
                    q.append((nxt, d + 1))
    return 0
