# expect: TLE
# because: it uses the processor for ever
import os
import sys


def listen():
    return sys.stdin.readline().strip()


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


while True:
    pass
