# expect: AC
# because: the last question of the budget is allowed
import os
import sys


def listen():
    return sys.stdin.readline().strip()


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


listen()
for x in range(7):
    say("? 5\n")
    listen()
say("! 73\n")
