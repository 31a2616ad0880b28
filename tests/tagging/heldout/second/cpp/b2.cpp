#include <bits/stdc++.h>
using namespace std;
struct Node { int l, r; long long sum, add; } t[400005];
int a[100005];
void build(int p, int l, int r) { t[p].l = l; t[p].r = r; if (l == r) { t[p].sum = a[l]; return; } int mid = (l + r) / 2; build(p * 2, l, mid); build(p * 2 + 1, mid + 1, r); t[p].sum = t[p * 2].sum + t[p * 2 + 1].sum; }
void spread(int p) { if (t[p].add) { for (int c = p * 2; c <= p * 2 + 1; c++) { t[c].sum += t[p].add * (t[c].r - t[c].l + 1); t[c].add += t[p].add; } t[p].add = 0; } }
void change(int p, int l, int r, int d) { if (l <= t[p].l && r >= t[p].r) { t[p].sum += (long long)d * (t[p].r - t[p].l + 1); t[p].add += d; return; } spread(p); int mid = (t[p].l + t[p].r) / 2; if (l <= mid) change(p * 2, l, r, d); if (r > mid) change(p * 2 + 1, l, r, d); t[p].sum = t[p * 2].sum + t[p * 2 + 1].sum; }
int main() { int n; cin >> n; for (int i = 1; i <= n; i++) cin >> a[i]; build(1, 1, n); change(1, 1, n, 3); cout << t[1].sum; }
