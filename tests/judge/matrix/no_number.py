# expect: PE
# because: letters for a number
# says: question is 'five'
import os
import sys


def listen():
    return sys.stdin.readline().strip()


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


say("? five\n")
listen()
listen()
