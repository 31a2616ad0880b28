# expect: RE
# because: it sends itself SIGPIPE
import os
import sys


def listen():
    return sys.stdin.readline().strip()


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


import signal

signal.signal(signal.SIGPIPE, signal.SIG_DFL)
listen()
os.kill(os.getpid(), signal.SIGPIPE)
