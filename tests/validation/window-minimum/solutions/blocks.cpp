#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;
int main() {
    int n, k;
    cin >> n >> k;
    vector<int> a(n), left(n), right(n);
    for (int i = 0; i < n; i++) {
        cin >> a[i];
        left[i] = i % k ? min(left[i - 1], a[i]) : a[i];
    }
    for (int i = n - 1; i >= 0; i--)
        right[i] = i == n - 1 || i % k == k - 1 ? a[i] : min(right[i + 1], a[i]);
    long long sum = 0;
    for (int i = 0; i + k <= n; i++) sum += min(right[i], left[i + k - 1]);
    cout << sum << "\n";
}
