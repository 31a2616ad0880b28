# expect: PE
# because: a word of no protocol
# says: command is 'guess'
import os
import sys


def listen():
    return sys.stdin.readline().strip()


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


say("guess 5\n")
listen()
listen()
