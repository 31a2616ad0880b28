# time: n^2
# space: n
# why: += on an attribute is not the in-place case, the text is copied
class Writer:
    def __init__(self):
        self.text = ""

    def write(self, c):
        self.text += c


n = int(input())
w = Writer()
for i in range(n):
    w.write(chr(97 + i % 26))
print(w.text)
