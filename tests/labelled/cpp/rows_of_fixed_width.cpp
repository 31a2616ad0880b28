// time: n
// space: 1
// why: three numbers a row, only two rows are kept
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    long long best[3] = {0, 0, 0};
    for (int r = 0; r < n; r++) {
        long long row[3], fresh[3] = {0, 0, 0};
        for (int i = 0; i < 3; i++) cin >> row[i];
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 3; j++)
                if (i != j) fresh[i] = max(fresh[i], best[j] + row[i]);
        memcpy(best, fresh, sizeof best);
    }
    cout << *max_element(best, best + 3) << '\n';
}
