// time: n
// space: 1
// why: the running gcd only shrinks, its total of steps is n plus log of a word
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    long long g = 0;
    for (int i = 0; i < n; i++) {
        long long x;
        cin >> x;
        g = __gcd(g, x);
    }
    cout << g << '\n';
}
