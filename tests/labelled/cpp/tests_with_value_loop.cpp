// time: t n
// space: 1
// why: the loop runs to a value that is only read, in each of t tests
#include <bits/stdc++.h>
using namespace std;
void solve() {
    int n, s = 0;
    cin >> n;
    for (int i = 1; i <= n; i++) s ^= i;
    cout << s << '\n';
}
int main() {
    int t;
    cin >> t;
    while (t--) solve();
}
