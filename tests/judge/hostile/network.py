# label: ok
# prints: held
import socket

leaks = []
for kind, address in ((socket.SOCK_STREAM, ('127.0.0.1', 22)), (socket.SOCK_DGRAM, ('192.0.2.1', 9)),
                      (socket.SOCK_STREAM, ('192.0.2.1', 80))):
    try:
        with socket.socket(type=kind) as s:
            s.settimeout(0.2)
            s.connect(address)
            leaks.append(address)
    except OSError:
        pass
print(leaks or 'held')
