// time: n^2
// space: n
// why: the sum may stay below k to the end for every start
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, k;
    cin >> n >> k;
    vector<int> a(n);
    for (int &x : a) cin >> x;
    int best = 0;
    for (int i = 0; i < n; i++) {
        long long s = 0;
        for (int j = i; j < n; j++) {
            s += a[j];
            if (s > k) break;
            best = max(best, j - i + 1);
        }
    }
    cout << best << '\n';
}
