# expect: IDLE
# because: its child waits for input, it waits for the child
# says: both sides wait
import os
import sys


def listen():
    return sys.stdin.readline().strip()


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


if os.fork() == 0:
    while listen():
        pass
    os._exit(0)
os.wait()
