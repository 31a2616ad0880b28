# label: ok
# prints: held
import sys

try:
    with open('/proc/self/fd/0', 'r+b') as file:
        file.write(b'9')
except OSError:
    pass
print('held' if sys.stdin.read() == '1 2 3' else 'changed')
