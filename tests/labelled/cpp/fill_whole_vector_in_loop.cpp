// time: k n
// space: n
// why: the table of one round is filled with zeros again
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, k;
    cin >> n >> k;
    vector<int> cur(n, 1), nxt(n);
    for (int r = 0; r < k; r++) {
        fill(nxt.begin(), nxt.end(), 0);
        nxt[r % n] = cur[0] + 1;
        cur.swap(nxt);
    }
    cout << cur[0] << '\n';
}
