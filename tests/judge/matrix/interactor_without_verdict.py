# expect: JE
# because: the interactor ends without a verdict
# interactor: silent
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
say("! 73\n")
