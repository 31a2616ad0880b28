// time: n^2
// space: n^2
// why: row i has i + 1 entries
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<vector<int>> c;
    for (int i = 0; i <= n; i++) {
        vector<int> row(i + 1, 1);
        for (int j = 1; j < i; j++) row[j] = (c[i - 1][j - 1] + c[i - 1][j]) % 1000007;
        c.push_back(row);
    }
    for (int x : c[n]) cout << x << ' ';
}
