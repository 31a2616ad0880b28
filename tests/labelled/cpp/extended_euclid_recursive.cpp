// time: log m
// space: log m
// why: the remainder halves every two calls
#include <iostream>
using ll = long long;
ll extended(ll a, ll b, ll &x, ll &y) {
    if (b == 0) {
        x = 1;
        y = 0;
        return a;
    }
    ll u, v;
    ll g = extended(b, a % b, u, v);
    x = v;
    y = u - a / b * v;
    return g;
}
int main() {
    ll n, m, x, y;
    std::cin >> n >> m;
    std::cout << extended(n, m, x, y) << ' ' << x << ' ' << y << '\n';
}
