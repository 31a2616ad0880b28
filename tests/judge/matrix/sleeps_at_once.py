# expect: IDLE
# because: it sleeps for ever
import os
import sys


def listen():
    return sys.stdin.readline().strip()


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


import time

time.sleep(1000)
