# time: n
# space: n
# why: a bytearray appends in place
n = int(input())
out = bytearray()
for i in range(n):
    out.append(120)
print(len(out))
