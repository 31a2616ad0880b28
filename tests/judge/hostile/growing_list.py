# label: memory limit
x = []
while True:
    x.append(bytes(10**6))
