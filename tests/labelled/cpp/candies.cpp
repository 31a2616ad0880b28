// time: t
// space: 1
// why: a closed formula per test, nothing stored
#include <iostream>
using namespace std;
typedef long long int lli;
#define fast ios::sync_with_stdio(0); cin.tie(0); cout.tie(0)
#define endl '\n'

lli ceilDiv(lli a, lli b) {
    return (a + b - 1) / b;
}

lli compute(lli n, lli m, lli a) {
    lli r = ceilDiv(n, a) * ceilDiv(m, a);
    if (r % 2 == 0)
        return r / 2;
    return r;
}

int main() {
    fast;
    int t;
    cin >> t;
    for (int tt = 1; tt <= t; tt++) {
        lli n, m, a;
        cin >> n >> m >> a;
        cout << "Case " << tt << ": " << compute(n, m, a) << endl;
    }
    return 0;
}
