# expect: PE
# because: a child holds the pipes, but it said nothing
# says: exited early
import os
import sys


def listen():
    return sys.stdin.readline().strip()


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


listen()
if os.fork() == 0:
    import time

    time.sleep(1000)
os._exit(0)
