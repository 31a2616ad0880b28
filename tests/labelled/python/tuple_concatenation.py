# time: n^2
# space: n
# why: += on a tuple copies it
n = int(input())
path = ()
for i in range(n):
    path += (i,)
print(len(path))
