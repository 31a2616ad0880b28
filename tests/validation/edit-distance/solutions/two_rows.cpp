#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m; string s, t; cin >> n >> m >> s >> t;
    vector<int> last(m + 1), now(m + 1);
    for (int j = 0; j <= m; j++) last[j] = j;
    for (int i = 1; i <= n; i++) {
        now[0] = i;
        for (int j = 1; j <= m; j++) {
            now[j] = last[j - 1] + (s[i - 1] == t[j - 1] ? 0 : 1);
            now[j] = min(now[j], min(last[j], now[j - 1]) + 1);
        }
        last.swap(now);
    }
    cout << last[m] << endl;
}
