# expect: PE
# because: more digits than any range
import os
import sys


def listen():
    return sys.stdin.readline().strip()


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


say("? " + "9" * 5000 + "\n")
listen()
listen()
