n = int(input())
digits, reach = 0, 1
while reach < n:
    digits, reach = digits + 1, reach * 3
print(2 * digits + 2)
for _ in range(2 * digits + 2):
    print(2, 1, 2)
print(end="", flush=True)
input()
print(1)
