# time: n
# space: n
# why: each character is pushed and popped at most once; the decode output is bounded by the input
t = int(input())
for tc in range(t):
    s = input()
    st = []
    removed = 0
    for ch in s:
        if st and st[-1].lower() == ch.lower() and st[-1] != ch:
            st.pop()
            removed += 2
        else:
            st.append(ch)
    res = ''.join(st)
    if not res:
        print("Case #%d: EMPTY" % (tc + 1))
    else:
        print("Case #{}: {} {}".format(tc + 1, res, removed))
