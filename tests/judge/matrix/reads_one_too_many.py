# expect: IDLE
# because: both wait after the first reply
# says: both sides wait
import os
import sys


def listen():
    return sys.stdin.readline().strip()


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


listen()
say("? 5\n")
listen()
listen()
