from itertools import combinations
input()
print(max(b - a for a, b in combinations(list(map(int, input().split())), 2)))
