# label: cpu limit
import os
while True:
    try:
        os.fork()
    except OSError:
        pass
