// time: n
// space: 1
// why: three numbers are taken from each of n lines through a stream
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    long long s = 0;
    for (int i = 0; i < n; i++) {
        int x, y, z;
        cin >> x >> y >> z;
        stringstream ss;
        ss << x << ' ' << y << ' ' << z;
        for (int k = 0; k < 3; k++) {
            int v;
            ss >> v;
            s += v;
        }
    }
    cout << s << '\n';
}
