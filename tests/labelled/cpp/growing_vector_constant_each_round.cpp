// time: n
// space: n
// why: two numbers are added in each of n rounds
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> v{0};
    for (int r = 0; r < n; r++) {
        int last = v.back();
        for (int i = 0; i < 2; i++) v.push_back(last ^ i);
    }
    cout << accumulate(v.begin(), v.end(), 0) << '\n';
}
