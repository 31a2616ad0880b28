# expect: PE
# because: rejected, then it never ends
# says: question is '1000', expected an integer from 1 to 100
import os
import sys


def listen():
    return sys.stdin.readline().strip()


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


say("? 1000\n")
import time

time.sleep(1000)
