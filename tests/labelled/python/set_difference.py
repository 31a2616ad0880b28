# time: |s| + |t|
# space: |s| + |t|
# why: two lines of letters become hashed sets, one difference
s = input()
t = input()
a = set(s)
b = set(t)
print(len(a - b))
