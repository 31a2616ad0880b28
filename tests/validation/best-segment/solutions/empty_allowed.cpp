#include <bits/stdc++.h>
using namespace std;
int main() {
    int n; cin >> n;
    long long best = 0, here = 0;
    while (n--) { long long x; cin >> x; here = max(0LL, here + x); best = max(best, here); }
    cout << best << endl;
}
