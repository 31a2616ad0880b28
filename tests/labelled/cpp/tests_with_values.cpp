// time: t sqrt n
// space: 1
// why: each of t numbers is divided by everything up to its root
#include <bits/stdc++.h>
using namespace std;
int main() {
    int t;
    cin >> t;
    while (t--) {
        long long n;
        cin >> n;
        bool prime = n > 1;
        for (long long i = 2; i * i <= n; i++) {
            if (n % i == 0) {
                prime = false;
                break;
            }
        }
        cout << (prime ? "YES" : "NO") << '\n';
    }
}
