#include <iostream>
#include <vector>
int n;
std::vector<int> tree;
void build(int v, int l, int r) {
    if (r - l == 1) {
        tree[v] = l;
        return;
    }
    int m = (l + r) / 2;
    build(2 * v, l, m);
    build(2 * v + 1, m, r);
    tree[v] = tree[2 * v] + tree[2 * v + 1];
}
long long power(long long b, long long e) {
    long long r = 1;
    while (e > 0) {
        if (e % 2) r = r * b % 1000007;
        b = b * b % 1000007;
        e /= 2;
    }
    return r;
}
int main() {
    std::cin >> n;
    tree.assign(4 * n, 0);
    build(1, 0, n);
    std::string s;
    for (int i = 0; i < n; i++) s += "ab";
    std::cout << tree[1] << power(3, n) << s.substr(1);
}
