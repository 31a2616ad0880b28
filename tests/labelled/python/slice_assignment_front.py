# time: n^2
# space: n
# why: assigning to the empty slice in front shifts the list
n = int(input())
line = []
for i in range(n):
    line[0:0] = [i]
print(line)
