# time: n^2
# space: n
# why: bytes are immutable, each += copies them
n = int(input())
out = b""
for i in range(n):
    out += b"x"
print(len(out))
