# time: 2^n
# space: n
# why: the subsets are only counted
def collect(i):
    global count
    if i == n:
        count += 1
        return
    collect(i + 1)
    chosen.append(i)
    collect(i + 1)
    chosen.pop()


n = int(input())
count = 0
chosen = []
collect(0)
print(count)
