# label: ok
# prints: held
leaks = []
for path in ('/etc/passwd', '/etc/shadow', '/root/.ssh/id_rsa', '/root/.bashrc', '/home',
             '/var/log', '/proc/sys/kernel/hostname'):
    try:
        with open(path, 'rb') as file:
            file.read(1)
        if not path.startswith('/proc'):
            leaks.append(path)
    except OSError:
        pass
print(leaks or 'held')
