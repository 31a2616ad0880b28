n = int(input())
print("1\n1 1", flush=True)
input()
print(1)
