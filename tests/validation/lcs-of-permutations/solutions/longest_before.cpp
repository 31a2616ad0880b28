#include <bits/stdc++.h>
using namespace std;
int main() {
    int n; cin >> n;
    vector<int> place(n + 1), longest(n, 1), at(n);
    for (int i = 0; i < n; i++) { int x; cin >> x; place[x] = i; }
    for (int i = 0; i < n; i++) { int x; cin >> x; at[i] = place[x]; }
    int best = 0;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < i; j++) if (at[j] < at[i]) longest[i] = max(longest[i], longest[j] + 1);
        best = max(best, longest[i]);
    }
    cout << best << endl;
}
