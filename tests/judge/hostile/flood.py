# label: output limit
while True:
    print('x' * 1000)
