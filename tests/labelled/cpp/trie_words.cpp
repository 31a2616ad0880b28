// time: |s|
// space: |s| + N
// why: a step a letter, room for N nodes
#include <bits/stdc++.h>
using namespace std;
const int N = 100005;
int nxt[N][26], cnt[N], tot = 0;
int main() {
    string s;
    cin >> s;
    int n = s.size();
    int cur = 0;
    for (int i = 0; i < n; i++) {
        if (s[i] == '.') { cnt[cur]++; cur = 0; continue; }
        int c = s[i] - 'a';
        if (!nxt[cur][c]) nxt[cur][c] = ++tot;
        cur = nxt[cur][c];
    }
    cout << tot << ' ' << cnt[cur] << '\n';
}
