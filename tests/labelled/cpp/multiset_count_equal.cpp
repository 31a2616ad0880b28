// time: n^2
// space: n
// why: multiset::count walks all equal keys, up to n each time
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    multiset<int> seen;
    long long pairs = 0;
    for (int i = 0; i < n; i++) {
        int x;
        cin >> x;
        pairs += seen.count(x);
        seen.insert(x);
    }
    cout << pairs << "\n";
}
