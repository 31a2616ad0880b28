# class: n^2
# why: an index that a callee sets back
n = int(input())
i, left = 0, n
def back():
    global i, left
    if left > 0:
        left -= 1
        i = 0
while i < n:
    i += 1
    if i == n:
        back()
