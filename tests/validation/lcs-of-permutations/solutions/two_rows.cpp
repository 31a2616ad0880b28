#include <bits/stdc++.h>
using namespace std;
int main() {
    int n; cin >> n;
    vector<int> a(n), b(n), last(n + 1), now(n + 1);
    for (int &x : a) cin >> x;
    for (int &x : b) cin >> x;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++)
            now[j + 1] = a[i] == b[j] ? last[j] + 1 : max(now[j], last[j + 1]);
        swap(last, now);
    }
    cout << last[n] << endl;
}
