# time: n m
# space: m
# why: after the reversal the long list is in the first place
n, m = map(int, input().split())
box = [n, [0] * m]
box.reverse()
for i in range(n):
    for x in box[0]:
        print(x)
