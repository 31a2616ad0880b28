# expect: AC
# because: it needs no replies
import os
import sys


def listen():
    return sys.stdin.readline().strip()


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


listen()
os.close(0)
for x in (50, 60):
    say(f"? {x}\n")
say("! 73\n")
os._exit(0)
