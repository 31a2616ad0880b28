// time: n m log(n m)
// space: n m
// why: all n m numbers are sorted together
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m;
    cin >> n >> m;
    vector<int> all;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            int x;
            cin >> x;
            all.push_back(x);
        }
    sort(all.begin(), all.end());
    cout << all[n * m / 2] << '\n';
}
