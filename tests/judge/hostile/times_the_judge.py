# label: idle
import time

start = time.monotonic()
while time.monotonic() - start < 60:
    time.sleep(0.05)
