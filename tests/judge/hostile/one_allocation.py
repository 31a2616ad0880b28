# label: memory limit
x = bytearray(10**9)
