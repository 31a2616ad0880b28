# time: n log n
# space: n
# why: every line of the input is kept and sorted
import sys

values = []
for line in sys.stdin:
    line = line.strip()
    if line:
        values.append(int(line))
values.sort()
print(values[len(values) // 2])
