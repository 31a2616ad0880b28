// time: n^2
// space: n
// why: the squares of the sizes add up to at most the square of the total n
#include <bits/stdc++.h>
using namespace std;
int main() {
    int t;
    cin >> t;
    while (t--) {
        int n;
        cin >> n;
        vector<int> a(n);
        for (int &x : a) cin >> x;
        int best = 0;
        for (int i = 0; i < n; i++)
            for (int j = i + 1; j < n; j++) best = max(best, a[i] ^ a[j]);
        cout << best << '\n';
    }
}
