# expect: IDLE
# because: the number's end is not sent
import os
import sys


def listen():
    return sys.stdin.readline().strip()


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


listen()
say("? 5")
listen()
