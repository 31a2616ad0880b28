# label: cpu limit
while True: pass
