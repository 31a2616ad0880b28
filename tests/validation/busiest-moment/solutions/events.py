import sys

def main():
    data = list(map(int, sys.stdin.buffer.read().split()))[1:]
    events = sorted([(x, 0) for x in data[::2]] + [(x, 1) for x in data[1::2]])
    most = now = 0
    for _, closing in events:
        if closing:
            now -= 1
        else:
            now += 1
            most = max(most, now)
    print(most)

main()
