text = input()
words = text.split()
longest = ""
for w in words:
    if len(w) > len(longest):
        longest = w
print(longest, text.count("a"), text[::-1] == text)
