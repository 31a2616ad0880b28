# expect: IDLE
# because: its questions stay in a buffer
# says: 4 bytes were never flushed
import os
import sys


def listen():
    return sys.stdin.readline().strip()


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


n = int(listen())
sys.stdout.write("? 5\n")
int(listen())
