#include <bits/stdc++.h>
using namespace std;
int main() {
    ios::sync_with_stdio(false);
    size_t n, k;
    cin >> n >> k;
    vector<int> a(n);
    multiset<int> window;
    long long sum = 0;
    for (size_t i = 0; i < n; ++i) {
        cin >> a[i];
        window.insert(a[i]);
        if (window.size() > k) window.erase(window.find(a[i - k]));
        if (window.size() == k) sum += *window.begin();
    }
    cout << sum << '\n';
}
