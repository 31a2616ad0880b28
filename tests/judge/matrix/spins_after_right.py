# expect: TLE
# because: it never ends and uses the processor
import os
import sys


def listen():
    return sys.stdin.readline().strip()


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


n = int(listen())
low, high = 1, n
while low < high:
    middle = (low + high + 1) // 2
    say(f"? {middle}\n")
    if listen() == "1":
        low = middle
    else:
        high = middle - 1
say(f"! {low}\n")
while True:
    pass
