# time: log n
# space: 1
# why: p divides n or the loop is over; were it 1, the loop would not end
n, p = map(int, input().split())
times = 0
while n % p == 0:
    n //= p
    times += 1
print(times)
