def corp_flight_bookings(bookings, n):
    seats = [0] * (n + 1)
    for first, last, count in bookings:
        seats[first - 1] += count
        seats[last] -= count
    for i in range(1, n):
        seats[i] += seats[i - 1]
    return seats[:n]
