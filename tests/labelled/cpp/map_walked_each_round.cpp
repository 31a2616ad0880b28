// time: n^2
// space: n
// why: the whole map is walked after each insertion
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    map<int, int> count;
    long long s = 0;
    for (int i = 0; i < n; i++) {
        int x;
        cin >> x;
        count[x]++;
        for (auto it = count.begin(); it != count.end(); ++it) s += it->second;
    }
    cout << s << '\n';
}
