// time: q sqrt x
// space: 1
// why: trial division up to the root for each number
#include <bits/stdc++.h>
using namespace std;
int main() {
    int q;
    cin >> q;
    while (q--) {
        long long x;
        cin >> x;
        int c = 0;
        for (long long p = 2; p * p <= x; p++)
            while (x % p == 0) { x /= p; c++; }
        if (x > 1) c++;
        cout << c << '\n';
    }
}
