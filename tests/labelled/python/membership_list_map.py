# time: n q
# space: n
# why: the list is scanned for every query
n, q = map(int, input().split())
cards = list(map(int, input().split()))
for _ in range(q):
    x = int(input())
    print("Yes" if x in cards else "No")
