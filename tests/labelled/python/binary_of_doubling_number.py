# time: n^2
# space: n
# why: the number has n bits, its binary text is written in each round
def main():
    n = int(input())
    x = 1
    ones = 0
    for i in range(n):
        x = (x << 1) | (i & 1)
        ones += bin(x).count("1")
    print(ones)


main()
