# time: |s|
# space: |s|
# why: one push or pop a letter
s = input()
stack = []
ok = True
for c in s:
    if c == "(":
        stack.append(c)
    elif stack:
        stack.pop()
    else:
        ok = False
        break
print("YES" if ok and not stack else "NO")
