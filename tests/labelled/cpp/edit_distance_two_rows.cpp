// time: |s| |t|
// space: |s| + |t|
// why: only the last row of the table is kept
#include <bits/stdc++.h>
using namespace std;
int main() {
    string s, t;
    cin >> s >> t;
    vector<int> prev(t.size() + 1), cur(t.size() + 1);
    iota(prev.begin(), prev.end(), 0);
    for (size_t i = 1; i <= s.size(); i++) {
        cur[0] = i;
        for (size_t j = 1; j <= t.size(); j++)
            cur[j] = min({prev[j] + 1, cur[j - 1] + 1, prev[j - 1] + (s[i - 1] != t[j - 1])});
        swap(prev, cur);
    }
    cout << prev.back() << '\n';
}
