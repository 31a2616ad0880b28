// time: n^2
// space: n
// why: distance walks the set's iterators one by one
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    set<int> s;
    long long total = 0;
    for (int i = 0; i < n; i++) {
        int x;
        cin >> x;
        auto it = s.insert(x).first;
        total += distance(s.begin(), it);
    }
    cout << total << '\n';
}
