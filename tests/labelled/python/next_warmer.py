# time: n
# space: n
# why: every index is pushed once on the monotone stack and popped at most once
def warmer(t):
    res = [0] * len(t)
    st = []
    for i in range(len(t)):
        while st and t[st[-1]] < t[i]:
            j = st.pop()
            res[j] = i - j
        st.append(i)
    return res


def trapped(h):
    st = []
    water = 0
    for i, x in enumerate(h):
        while st and h[st[-1]] < x:
            low = h[st.pop()]
            if not st:
                break
            width = i - st[-1] - 1
            water += width * (min(h[st[-1]], x) - low)
        st.append(i)
    return water


T = int(input())
for tc in range(1, T + 1):
    n = int(input())
    a = [int(v) for v in input().split()]
    print("Case #%d: %d" % (tc, trapped(a)))
    print(*warmer(a))
