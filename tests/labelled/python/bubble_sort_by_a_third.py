# time: n^2
# space: n
# why: the same with a variable between, and a shorter pass each time
n = int(input())
a = list(map(int, input().split()))
done = False
m = n
while not done:
    done = True
    for i in range(1, m):
        if a[i - 1] > a[i]:
            t = a[i]
            a[i] = a[i - 1]
            a[i - 1] = t
            done = False
    m -= 1
print(*a)
