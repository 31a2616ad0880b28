# expect: QLE
# because: endless questions, no reading
import os
import sys


def listen():
    return sys.stdin.readline().strip()


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


while True:
    say("? 5\n")
