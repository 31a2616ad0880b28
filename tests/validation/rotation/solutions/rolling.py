import sys
BASE, MOD = 1315423911, (1 << 61) - 1

def main():
    n, s, t = sys.stdin.read().split()
    n = int(n)
    wanted = here = 0
    power = 1
    for i in range(n):
        wanted = (wanted * BASE + ord(t[i])) % MOD
        here = (here * BASE + ord(s[i])) % MOD
        power = power * BASE % MOD
    for turn in range(n):
        if here == wanted:
            print(turn)
            return
        code = ord(s[turn])
        here = (here * BASE + code - code * power) % MOD
    print(-1)

main()
