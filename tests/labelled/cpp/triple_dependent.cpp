// time: n^3
// space: n
// why: all i < j < k
#include <bits/stdc++.h>
using namespace std;
#define FOR(i, a, b) for (int i = (a); i < (b); i++)
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    FOR(i, 0, n) cin >> a[i];
    int hits = 0;
    FOR(i, 0, n) FOR(j, i + 1, n) FOR(k, j + 1, n) hits += a[i] + a[j] == a[k];
    cout << hits << '\n';
}
