# expect: AC
# because: the whole dialogue in a child
import os
import sys


def listen():
    return sys.stdin.readline().strip()


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


if os.fork() == 0:
    listen()
    say("? 5\n")
    listen()
    say("! 73\n")
    os._exit(0)
os.wait()
