# expect: TLE|OLE|PE
# because: endless white space is no answer
import os
import sys


def listen():
    return sys.stdin.readline().strip()


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


while True:
    say(' ' * 4096)
