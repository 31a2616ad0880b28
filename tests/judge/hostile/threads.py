# label: ok
# prints: held
import threading
import time

made = 0
try:
    for _ in range(200):
        threading.Thread(target=time.sleep, args=(0.2,), daemon=True).start()
        made += 1
except RuntimeError:
    pass
print('held' if made < 100 else made)
