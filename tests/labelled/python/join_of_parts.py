# time: n
# space: n
# why: join copies each part once
n = int(input())
parts = []
for i in range(n):
    parts.append(chr(97 + i % 26))
print("".join(parts))
