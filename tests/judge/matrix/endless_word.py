# expect: PE
# because: endless output without a space
# says: without an end
import os
import sys


def listen():
    return sys.stdin.readline().strip()


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


while True:
    say('x' * 4096)
