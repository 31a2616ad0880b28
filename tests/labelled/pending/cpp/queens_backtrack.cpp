// time: n!
// space: n
// why: a column is used once
#include <bits/stdc++.h>
using namespace std;
int n, total = 0;
vector<bool> col, d1, d2;
void go(int r) {
    if (r == n) { total++; return; }
    for (int c = 0; c < n; c++) {
        if (col[c] || d1[r + c] || d2[r - c + n]) continue;
        col[c] = d1[r + c] = d2[r - c + n] = true;
        go(r + 1);
        col[c] = d1[r + c] = d2[r - c + n] = false;
    }
}
int main() {
    cin >> n;
    col.assign(n, false); d1.assign(2 * n, false); d2.assign(2 * n + 1, false);
    go(0);
    cout << total << endl;
}
