# time: n
# space: 1
# why: the submasks of n are at most n + 1 numbers that fall one after the other
n = int(input())
sub = n
count = 0
while sub > 0:
    count += 1
    sub = (sub - 1) & n
print(count)
