#include <iostream>
#include <vector>
using namespace std;
int main() {
    const long long mod = 1e9 + 7;
    int n, s;
    cin >> n >> s;
    vector<long long> before(s + 1), now(s + 1);
    before[0] = 1;
    for (int i = 0; i < n; ++i) {
        int c;
        cin >> c;
        for (int x = 0; x <= s; ++x) {
            now[x] = before[x];
            if (x >= c) now[x] = (now[x] + now[x - c]) % mod;
        }
        swap(before, now);
    }
    cout << before[s] << endl;
}
