# label: ok
# prints: held
import os

try:
    pids = [p for p in os.listdir('/proc') if p.isdigit()]
except OSError:
    pids = []
leaks = []
for pid in pids:
    for name in ('environ', 'mem', 'maps'):
        try:
            if int(pid) != os.getpid():
                with open(f'/proc/{pid}/{name}', 'rb') as file:
                    file.read(1)
                leaks.append((pid, name))
        except OSError:
            pass
print(leaks or ('held' if len(pids) < 4 else pids))
