def main():
    input()
    values = [int(x) for x in input().split()]
    run = best = values[1] - values[0]
    previous = values[1]
    for x in values[2:]:
        step = x - previous
        run = step if run < 0 else run + step
        best = max(best, run)
        previous = x
    print(best)
main()
