# time: n^2
# space: n
# why: the number has i bits after i doublings, each doubling copies them
def main():
    n = int(input())
    x = 1
    for i in range(n):
        x = x * 2 + (i & 1)
    print(x % 1000007)


main()
