// time: 1
// space: 1
// why: four directions, 26 letters and six fixed orders: only constant bounds
#include <bits/stdc++.h>
using namespace std;

int main() {
    int a[3];
    for (int i = 0; i < 3; i++) cin >> a[i];
    sort(a, a + 3);
    int best = INT_MAX;
    do {
        int v = a[0] * 2 + a[1] - a[2];
        best = min(best, abs(v));
    } while (next_permutation(a, a + 3));
    int letters[26];
    memset(letters, 0, sizeof(letters));
    for (int c = 0; c < 26; c++) letters[c] = (c * 7 + best) % 26;
    int mx = *max_element(letters, letters + 26);
    printf("%d %d\n", best, mx);
    return 0;
}
