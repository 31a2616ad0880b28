#include <bits/stdc++.h>
using namespace std;
int main() {
    int n; scanf("%d", &n);
    vector<int> place(n + 1), tails;
    for (int i = 0; i < n; i++) { int x; scanf("%d", &x); place[x] = i; }
    for (int i = 0; i < n; i++) {
        int x; scanf("%d", &x);
        auto at = lower_bound(tails.begin(), tails.end(), place[x]);
        if (at == tails.end()) tails.push_back(place[x]); else *at = place[x];
    }
    printf("%zu\n", tails.size());
}
