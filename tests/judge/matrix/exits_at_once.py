# expect: PE
# because: it ends before it reads anything
# says: exited early
import os
import sys


def listen():
    return sys.stdin.readline().strip()


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


sys.exit(0)
