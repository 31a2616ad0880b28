#include <bits/stdc++.h>
using namespace std;
long long total(vector<int> v) {
    return accumulate(v.begin(), v.end(), 0LL);
}
int main() {
    int t;
    cin >> t;
    while (t--) {
        int n;
        cin >> n;
        vector<int> a(n);
        for (auto& x : a) cin >> x;
        sort(a.begin(), a.end());
        map<int, int> last;
        for (int i = 1; i <= n; i++) {
            long long all = total(a);
            for (int j = i; j <= n; j += i) last[j] = all;
        }
        unordered_map<int, int> count;
        for (int x : a) count[x]++;
        nth_element(a.begin(), a.begin() + n / 2, a.end());
    }
}
