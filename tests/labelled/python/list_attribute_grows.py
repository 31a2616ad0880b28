# time: n
# space: n
# why: parts are appended to a list and joined once
class Writer:
    def __init__(self):
        self.parts = []

    def write(self, c):
        self.parts.append(c)

    def text(self):
        return "".join(self.parts)


n = int(input())
w = Writer()
for i in range(n):
    w.write(chr(97 + i % 26))
print(w.text())
