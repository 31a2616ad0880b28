#include <bits/stdc++.h>
using namespace std;
int n, a[100005], memo[100005];
int from(int i) {
    int &best = memo[i];
    if (best) return best;
    best = 1;
    for (int j = i + 1; j < n; j++) if (a[j] > a[i]) best = max(best, 1 + from(j));
    return best;
}
int main() {
    cin >> n;
    for (int i = 0; i < n; i++) cin >> a[i];
    int best = 0;
    for (int i = n; i-- > 0;) best = max(best, from(i));
    cout << best << endl;
}
