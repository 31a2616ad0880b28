#include <bits/stdc++.h>
using namespace std;
int main() {
    int n; cin >> n;
    vector<int> place(n + 1), tree(n + 1);
    for (int i = 1; i <= n; i++) { int x; cin >> x; place[x] = i; }
    int best = 0;
    for (int i = 0; i < n; i++) {
        int x; cin >> x;
        int longest = 1;
        for (int k = place[x] - 1; k > 0; k -= k & -k) longest = max(longest, tree[k] + 1);
        for (int k = place[x]; k <= n; k += k & -k) tree[k] = max(tree[k], longest);
        best = max(best, longest);
    }
    cout << best << endl;
}
