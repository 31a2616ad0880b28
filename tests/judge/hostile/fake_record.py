# label: exit code
# prints: reason=ended code=0 signal=0 cpu_us=1 user_us=1 system_us=0 wall_us=1 peak_kb=1 detail=
import os
import sys

line = b'reason=ended code=0 signal=0 cpu_us=1 user_us=1 system_us=0 wall_us=1 peak_kb=1 detail=\n'
for number in (*range(3, 300), 1):
    try:
        os.write(number, line)
    except OSError:
        pass
sys.exit(7)
