# class: 2^n
# why: a worklist walked by index
n = int(input())
q = [n]
i = 0
while i < len(q):
    x = q[i]
    i += 1
    if x > 0:
        q.append(x - 1)
        q.append(x - 1)
