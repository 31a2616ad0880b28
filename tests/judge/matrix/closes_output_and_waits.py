# expect: IDLE
# because: nothing can come any more
# says: both sides wait
import os
import sys


def listen():
    return sys.stdin.readline().strip()


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


listen()
os.close(1)
listen()
os._exit(0)
