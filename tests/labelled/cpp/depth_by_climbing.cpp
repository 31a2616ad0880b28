// time: n^2
// space: n
// why: on a path the climb to the root takes up to n steps for each vertex
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> p(n + 1, 0);
    for (int v = 2; v <= n; v++) cin >> p[v];
    int best = 0;
    for (int v = 1; v <= n; v++) {
        int d = 0;
        for (int x = v; x > 1; x = p[x]) d++;
        best = max(best, d);
    }
    cout << best << '\n';
}
