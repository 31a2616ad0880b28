// time: 2^n
// space: 2^n
// why: the vector doubles in each of n rounds
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> v{0};
    for (int r = 0; r < n; r++) {
        int half = v.size();
        for (int i = 0; i < half; i++) v.push_back(1 - v[i]);
    }
    cout << accumulate(v.begin(), v.end(), 0) << '\n';
}
