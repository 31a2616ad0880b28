// time: n^2
// space: n
// why: erasing the front shifts the rest
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, k;
    cin >> n >> k;
    vector<int> a;
    for (int i = 1; i <= n; i++) a.push_back(i);
    while (a.size() > 1) {
        a.push_back(a[0]);
        a.erase(a.begin());
        a.erase(a.begin());
    }
    cout << a[0] << '\n';
}
