def main():
    n = int(input())
    a = [int(x) for x in input().split()]
    last = [0] * (n + 1)
    length = 0
    for x in a:
        low, high = 0, length
        while low < high:
            middle = (low + high) // 2
            if last[middle] < x:
                low = middle + 1
            else:
                high = middle
        last[low] = x
        if low == length:
            length += 1
    print(length)
main()
