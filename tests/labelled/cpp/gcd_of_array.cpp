// time: n + log x
// space: 1
// why: the running divisor only shrinks, what it loses pays for the steps of Euclid
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    long long g = 0;
    for (int i = 0; i < n; i++) {
        long long x;
        cin >> x;
        g = __gcd(g, x);
    }
    cout << g << '\n';
}
