# growth: 1
# class: 1
# largest: 1000000000
n = int(input())
print(n * n % 7)
