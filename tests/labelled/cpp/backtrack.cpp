// time: 2^n
// space: n
// why: take-or-skip recursion over n numbers; depth n
#include <bits/stdc++.h>
using namespace std;
typedef long long ll;
int n;
ll a[25];
ll total = 0, ans = LLONG_MAX;

void rec(int i, ll s) {
    if (i == n) {
        ans = min(ans, llabs(total - 2 * s));
        return;
    }
    rec(i + 1, s + a[i]);
    rec(i + 1, s);
}

int main() {
    cin >> n;
    for (int i = 0; i < n; i++) {
        cin >> a[i];
        total += a[i];
    }
    rec(0, 0);
    cout << ans;
}
