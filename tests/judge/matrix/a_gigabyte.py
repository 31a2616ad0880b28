# expect: MLE
# because: 1 GB of memory that is used
import os
import sys


def listen():
    return sys.stdin.readline().strip()


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


listen()
x = bytearray(1 << 30)
for k in range(0, 1 << 30, 4096):
    x[k] = 1
