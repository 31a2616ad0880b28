# label: ok
# prints: held
import os

os.chdir(os.environ['HOME'])
leaks = []
for number, target in enumerate(('/etc/passwd', '/root', '/proc/1/root/etc/passwd', '/var/tmp/hostile-was-here')):
    name = f'link{number}'
    os.symlink(target, name)
    try:
        open(name, 'rb').close()
        leaks.append(target)
    except OSError:
        pass
    try:
        open(name, 'ab').close()
        leaks.append('write ' + target)
    except OSError:
        pass
print(leaks or 'held')
