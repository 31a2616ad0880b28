# expect: IDLE
# because: both wait from the start
# says: both sides wait
import os
import sys


def listen():
    return sys.stdin.readline().strip()


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


while listen():
    pass
