# expect: PE
# because: closed output is ended output
# says: exited early
import os
import sys


def listen():
    return sys.stdin.readline().strip()


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


listen()
os.close(1)
os._exit(0)
