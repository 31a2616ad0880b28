#include <bits/stdc++.h>
using namespace std;
int main() {
    int n; long long s, x, total = 0;
    cin >> n >> s;
    map<long long, long long> seen;
    while (n--) {
        cin >> x;
        auto it = seen.find(s - x);
        if (it != seen.end()) total += it->second;
        seen[x]++;
    }
    cout << total << endl;
}
