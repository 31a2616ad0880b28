// time: n log n
// space: n
// why: distance of random access iterators is a subtraction
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> s;
    long long total = 0;
    for (int i = 0; i < n; i++) {
        int x;
        cin >> x;
        s.push_back(x);
        total += distance(s.begin(), lower_bound(s.begin(), s.end(), s[i / 2]));
    }
    cout << total << '\n';
}
