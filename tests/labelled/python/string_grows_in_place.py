# time: n
# space: n
# why: += on a local name with one reference grows in place in CPython
def main():
    n = int(input())
    out = ""
    for i in range(n):
        out += chr(97 + i % 26)
    print(out)


main()
