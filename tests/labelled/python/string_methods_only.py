# time: |s|
# space: |s|
# why: each method runs once over the text
s = input().strip().lower()
t = s.replace("a", "").replace("b", "x")
print("YES" if t == t[::-1] and t.find("xx") == -1 else "NO")
