# label: ok
# prints: held
leaks = []
for folder in ('/', '/etc', '/usr', '/usr/bin', '/var', '/var/tmp', '/dev', '/dev/shm', '/root', '/home',
               '/opt', '/run', '/lib', '/proc', '/sys', '/mnt'):
    try:
        open(folder + '/hostile-was-here', 'w').close()
        leaks.append(folder)
    except OSError:
        pass
print(leaks or 'held')
