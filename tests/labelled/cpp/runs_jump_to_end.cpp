// time: n
// space: n
// why: the next run starts where the inner loop stopped
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    int best = 0;
    for (int i = 0; i < n;) {
        int j = i;
        while (j < n && a[j] == a[i]) j++;
        best = max(best, j - i);
        i = j;
    }
    cout << best << '\n';
}
