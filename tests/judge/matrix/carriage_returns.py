# expect: AC
# because: line ends of another system
import os
import sys


def listen():
    return sys.stdin.readline().strip()


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


listen()
say("? 5\r\n")
listen()
say("! 73\r\n")
