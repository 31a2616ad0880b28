// time: |s|^3
// space: |s|
// why: all substrings, each copied and reversed
#include <bits/stdc++.h>
using namespace std;
int main() {
    string s;
    cin >> s;
    int n = s.length(), best = 0;
    for (int i = 0; i < n; i++) {
        for (int len = 1; i + len <= n; len++) {
            string t = s.substr(i, len);
            string r = t;
            reverse(r.begin(), r.end());
            if (t == r) best = max(best, len);
        }
    }
    cout << best;
}
