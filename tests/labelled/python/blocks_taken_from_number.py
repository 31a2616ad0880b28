# time: log k
# space: 1
# why: what is taken away grows tenfold in every round
k = int(input())
digits, count = 1, 9
while k > digits * count:
    k -= digits * count
    digits += 1
    count *= 10
print(digits, k)
