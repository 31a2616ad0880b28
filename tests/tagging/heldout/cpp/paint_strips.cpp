#include <iostream>
#include <vector>
using namespace std;
int main() {
    int n, m;
    cin >> n >> m;
    vector<int> delta(n + 2, 0);
    for (int i = 0; i < m; i++) {
        int l, r, c;
        cin >> l >> r >> c;
        delta[l] += c;
        delta[r + 1] -= c;
    }
    int cur = 0, best = 0;
    for (int i = 1; i <= n; i++) {
        cur += delta[i];
        best = max(best, cur);
    }
    cout << best << endl;
}
