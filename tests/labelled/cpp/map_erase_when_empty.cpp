// time: n log n
// space: n
// why: a count is raised, lowered and removed in log n each
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    map<int, int> count;
    for (int i = 0; i < n; i++) {
        cin >> a[i];
        count[a[i]]++;
    }
    long long s = 0;
    for (int i = 0; i < n; i++) {
        s += count.rbegin()->first;
        if (--count[a[i]] == 0) count.erase(a[i]);
    }
    cout << s << '\n';
}
