# label: idle
import time
time.sleep(50)
