# expect: JE
# because: the test's input is too short for the interactor
# interactor: hungry
# says: test's input
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
