from collections import Counter
import sys

def main():
    data = sys.stdin.read().split()
    s = int(data[1])
    count = Counter(map(int, data[2:]))
    twice = 0
    for value, times in count.items():
        other = s - value
        if other == value:
            twice += times * (times - 1)
        elif other in count:
            twice += times * count[other]
    print(twice // 2)

main()
