# time: n^2
# space: n
# why: the front of a list is popped about 2n times, each pop moves the rest
n = int(input())
people = [i for i in range(1, n + 1)]
order = []
turn = 0
while len(people) > 1:
    first = people.pop(0)
    people.append(first)
    victim = people.pop(0)
    order.append(victim)
    turn += 1

order.append(people[0])
even = 0
for x in order:
    if x % 2 == 0:
        even += 1
print(' '.join(map(str, order)))
print(even, turn)
