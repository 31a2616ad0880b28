# expect: QLE
# because: one question more than allowed
# says: query 8 is over the budget of 7
import os
import sys


def listen():
    return sys.stdin.readline().strip()


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


listen()
for x in range(8):
    say("? 5\n")
    listen()
say("! 73\n")
