// time: n * n!
// space: n^2
// why: every permutation of n cities is tried and its length summed over the stored matrix
#include <iostream>
#include <algorithm>
#include <vector>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    vector<vector<int>> T(n, vector<int>(n));
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            cin >> T[i][j];
    vector<int> p;
    for (int i = 1; i < n; i++) p.push_back(i);
    int ans = 0;
    do {
        int cur = 0, now = 0;
        for (int i = 0; i < (int)p.size(); i++) {
            cur += T[now][p[i]];
            now = p[i];
        }
        cur += T[now][0];
        if (cur == k) ans++;
    } while (next_permutation(p.begin(), p.end()));
    cout << ans << endl;
    return 0;
}
