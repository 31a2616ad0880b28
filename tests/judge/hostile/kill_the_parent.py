# label: cpu limit
import os

for pid in (1, os.getppid()):
    try:
        os.kill(pid, 9)
    except OSError:
        pass
while True:
    pass
