# time: L
# space: L
# why: every character of every word makes one step in the trie; total length L
import sys


class Node:
    __slots__ = ('nxt', 'cnt', 'end')

    def __init__(self):
        self.nxt = {}
        self.cnt = 0
        self.end = False


def insert(root, w):
    cur = root
    for ch in w:
        if ch not in cur.nxt:
            cur.nxt[ch] = Node()
        cur = cur.nxt[ch]
        cur.cnt += 1
    cur.end = True


def count_prefix(root, w):
    cur = root
    for ch in w:
        if ch not in cur.nxt:
            return 0
        cur = cur.nxt[ch]
    return cur.cnt


def main():
    n = int(sys.stdin.readline())
    root = Node()
    for _ in range(n):
        op, w = sys.stdin.readline().split()
        if op == 'add':
            insert(root, w)
        else:
            print(count_prefix(root, w))


main()
