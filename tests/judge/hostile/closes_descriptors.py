# label: ok
import os

for number in range(3, 300):
    try:
        os.close(number)
    except OSError:
        pass
os.close(0)
os.close(1)
os.close(2)
os._exit(0)
