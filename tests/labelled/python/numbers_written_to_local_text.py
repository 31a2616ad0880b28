# time: n
# space: n
# why: a local text grows in place; a number has the digits of a word
def main():
    n = int(input())
    res = ""
    for i in range(n):
        res += str(i) + "\n"
    print(res)
main()
