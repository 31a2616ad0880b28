# time: n
# space: n
# why: the constant masks keep the state within a word
n = int(input())
h = 1
for x in map(int, input().split()):
    h ^= (h << 13) & 0xFFFFFFFF
    h ^= h >> 17
    h ^= (h << 5) & 0xFFFFFFFF
    h ^= x
print(h)
