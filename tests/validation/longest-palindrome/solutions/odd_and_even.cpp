#include <bits/stdc++.h>
using namespace std;
char s[200005];
int d[200005];
int main() {
    int n, best = 1;
    scanf("%d %s", &n, s);
    for (int even = 0; even < 2; even++) {
        int l = 0, r = -1;
        for (int i = 0; i < n; i++) {
            int k = i > r ? 1 - even : min(d[l + r - i + even], r - i + 1);
            while (i + k < n && i - k - even >= 0 && s[i + k] == s[i - k - even]) k++;
            d[i] = k;
            if (i + k - 1 > r) { l = i - k + 1 - even; r = i + k - 1; }
            if (k) best = max(best, 2 * k - 1 + even);
        }
    }
    printf("%d\n", best);
}
