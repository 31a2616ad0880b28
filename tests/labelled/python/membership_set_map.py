# time: n + q
# space: n
# why: the set answers in expected constant time
n, q = map(int, input().split())
cards = set(map(int, input().split()))
for _ in range(q):
    x = int(input())
    print("Yes" if x in cards else "No")
