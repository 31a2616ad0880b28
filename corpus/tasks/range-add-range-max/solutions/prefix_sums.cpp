#include <iostream>
#include <vector>

using namespace std;

int main() {
    int n, q;
    cin >> n >> q;
    vector<long long> prefix(n + 1, 0);
    for (int i = 1; i <= n; ++i) {
        long long value;
        cin >> value;
        prefix[i] = prefix[i - 1] + value;
    }
    long long shift = 0;
    for (int i = 0; i < q; ++i) {
        int type, l, r;
        cin >> type >> l >> r;
        if (type == 1) {
            long long x;
            cin >> x;
            shift += x;
        } else {
            long long total = prefix[r] - prefix[l - 1];
            cout << total / (r - l + 1) + shift << "\n";
        }
    }
    return 0;
}
