# class: n
# why: a step that falls back
n = int(input())
total, digits = 0, 0
while total < n:
    total += 10 ** digits
    digits += 1
    if total % 3 == 0:
        digits = 0
print(total)
