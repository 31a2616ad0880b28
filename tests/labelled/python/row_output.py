# time: n
# space: n
# why: one row of n characters
n = int(input())
print("#" * n)
print("-" * n, end="\n")
