#include <bits/stdc++.h>
using namespace std;
int n, bl, a[50005], add_[300], id[50005];
void upd(int l, int r, int c) { int x = id[l], y = id[r]; if (x == y) { for (int i = l; i <= r; i++) a[i] += c; return; } for (int i = l; id[i] == x; i++) a[i] += c; for (int b = x + 1; b < y; b++) add_[b] += c; for (int i = r; id[i] == y; i--) a[i] += c; }
int main() { cin >> n; bl = sqrt(n); for (int i = 1; i <= n; i++) { cin >> a[i]; id[i] = (i - 1) / bl + 1; } for (int i = 1; i <= n; i++) { int o, l, r, c; cin >> o >> l >> r >> c; if (o == 0) upd(l, r, c); else cout << a[r] + add_[id[r]] << endl; } }
