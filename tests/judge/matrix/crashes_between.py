# expect: RE
# because: a bad address after a question
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
os.kill(os.getpid(), 11)
