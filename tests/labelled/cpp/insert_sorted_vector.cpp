// time: n^2
// space: n
// why: lower_bound finds the place fast but insert shifts the tail
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> seen;
    long long inversions = 0;
    for (int i = 0; i < n; i++) {
        int x;
        cin >> x;
        auto it = upper_bound(seen.begin(), seen.end(), x);
        inversions += seen.end() - it;
        seen.insert(it, x);
    }
    cout << inversions << '\n';
}
