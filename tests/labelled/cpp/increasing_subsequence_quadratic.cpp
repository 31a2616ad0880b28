// time: n^2
// space: n
// why: each element looks at all before it
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> a(n), best(n, 1);
    for (int i = 0; i < n; i++) {
        cin >> a[i];
        for (int j = 0; j < i; j++)
            if (a[j] < a[i]) best[i] = max(best[i], best[j] + 1);
    }
    cout << *max_element(best.begin(), best.end()) << '\n';
}
