// time: n
// space: n
// why: the vector is made once
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    long long s = 0;
    vector<int> used(n);
    for (int i = 0; i < n; i++) {
        used[i * i % n] = 1;
        s += used[i];
        used[i * i % n] = 0;
    }
    cout << s << '\n';
}
