# expect: MLE
# because: memory until none is left
import os
import sys


def listen():
    return sys.stdin.readline().strip()


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


listen()
x = []
while True:
    x.append(bytearray(b'1' * 1000000))
