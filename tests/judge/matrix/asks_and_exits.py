# expect: PE
# because: it ends before it reads the reply
# says: exited early
import os
import sys


def listen():
    return sys.stdin.readline().strip()


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


listen()
say("? 5\n")
