# label: ok
# prints: held
import os
import subprocess

leaks = []
for argv in (['/usr/bin/head', '-c', '1', '/etc/shadow'], ['/bin/su', '-c', 'id'], ['/bin/mount', '-t', 'tmpfs', 'x', '/mnt'],
             ['/bin/kill', '-9', str(os.getppid())]):
    try:
        done = subprocess.run(argv, capture_output=True, stdin=subprocess.DEVNULL)
        if done.returncode == 0 and (done.stdout or 'mount' in argv[0]):
            leaks.append(argv[0])
    except OSError:
        pass
print(leaks or 'held')
