#include <iostream>
#include <vector>
using namespace std;
vector<int> coins;
long long pay(size_t i, int left) {
    if (left == 0) return 1;
    if (i == coins.size() || left < 0) return 0;
    return pay(i + 1, left) + pay(i, left - coins[i]);
}
int main() {
    int n, s;
    cin >> n >> s;
    coins.resize(n);
    for (int &c : coins) cin >> c;
    cout << pay(0, s) % 1000000007 << endl;
}
