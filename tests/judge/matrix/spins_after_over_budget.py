# expect: QLE
# because: rejected, then it never ends
import os
import sys


def listen():
    return sys.stdin.readline().strip()


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


for x in range(8):
    say("? 5\n")
while True:
    pass
