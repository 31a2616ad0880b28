// time: n^2
// space: n
// why: n zeros are written for the fresh vector of each round
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    long long s = 0;
    for (int i = 0; i < n; i++) {
        vector<int> used(n);
        used[i * i % n] = 1;
        s += used[i];
    }
    cout << s << '\n';
}
