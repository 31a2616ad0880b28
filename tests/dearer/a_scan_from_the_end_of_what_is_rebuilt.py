# class: n^2
# why: a scan from the end of what is rebuilt
n = int(input())
a = list(map(int, input().split()))
d = []
for x in a:
    j = len(d) - 1
    while j >= 0 and d[j] > x:
        j -= 1
    d = d[: j + 1] + [x]
