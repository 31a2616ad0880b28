# time: 2^n n
# space: 2^n n
# why: 2^n subsets are copied into the result
def collect(i):
    if i == n:
        out.append(chosen[:])
        return
    collect(i + 1)
    chosen.append(i)
    collect(i + 1)
    chosen.pop()


n = int(input())
out = []
chosen = []
collect(0)
print(len(out), len(out[-1]))
