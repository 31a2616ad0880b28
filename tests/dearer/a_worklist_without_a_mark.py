# class: 2^n
# why: a worklist without a mark
n = int(input())
work = [n]
while work:
    x = work.pop()
    if x > 1:
        work.append(x - 1)
        work.append(x - 2)
