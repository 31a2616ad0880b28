# label: cpu limit
import os
import time

for _ in range(3):
    if os.fork() == 0:
        while True:
            pass
time.sleep(60)
