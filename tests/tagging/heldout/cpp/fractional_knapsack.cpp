#include <bits/stdc++.h>
using namespace std;
struct Item { double w, v; };
int main() {
    int n; double cap; cin >> n >> cap; vector<Item> it(n);
    for (auto& i : it) cin >> i.w >> i.v;
    sort(it.begin(), it.end(), [](const Item& a, const Item& b) { return a.v / a.w > b.v / b.w; });
    double total = 0;
    for (auto& i : it) { double take = min(cap, i.w); total += take * i.v / i.w; cap -= take; if (cap <= 0) break; }
    printf("%.6f", total);
}
