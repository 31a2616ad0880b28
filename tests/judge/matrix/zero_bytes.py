# expect: PE
# because: a byte that is no text
import os
import sys


def listen():
    return sys.stdin.readline().strip()


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


say("\0\0\n")
listen()
listen()
