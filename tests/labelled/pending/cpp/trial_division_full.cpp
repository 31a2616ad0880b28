// time: n
// space: 1
// why: for a prime n the divisor climbs to n itself
#include <bits/stdc++.h>
using namespace std;
int main() {
    long long n;
    cin >> n;
    long long p = 2, last = 0;
    while (n > 1) {
        if (n % p == 0) {
            n /= p;
            last = p;
        } else {
            p++;
        }
    }
    cout << last << '\n';
}
