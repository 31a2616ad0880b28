# expect: WA
# because: what was rejected before it crashed stays rejected
import os
import sys


def listen():
    return sys.stdin.readline().strip()


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


listen()
say("! 1\n")
os.abort()
