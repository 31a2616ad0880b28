# label: ok
# prints: 1
import os
import time

if os.fork() == 0:
    os.setsid()
    while True:
        time.sleep(1)
print(1, flush=True)
os._exit(0)
