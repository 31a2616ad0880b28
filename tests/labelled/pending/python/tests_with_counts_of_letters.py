# time: |s|
# space: |s|
# why: the lengths of all t lines add up to |s|, 26 letters are a constant
import sys

input = sys.stdin.readline
t = int(input())
for _ in range(t):
    s = input().strip()
    best = 0
    for c in "abcdefghijklmnopqrstuvwxyz":
        best = max(best, s.count(c))
    print(best)
