# expect: QLE
# because: the reply that ends the dialogue makes it crash
import os
import sys


def listen():
    return sys.stdin.readline().strip()


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


listen()
while True:
    say("? 5\n")
    assert listen() != "-1"
