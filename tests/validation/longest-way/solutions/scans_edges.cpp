#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;
int main() {
    int n, m;
    cin >> n >> m;
    vector<int> a(m), b(m), far(n + 1);
    for (int i = 0; i < m; i++) cin >> a[i] >> b[i];
    for (int node = n; node >= 1; node--)
        for (int i = 0; i < m; i++)
            if (min(a[i], b[i]) == node && a[i] != b[i])
                far[node] = max(far[node], 1 + far[max(a[i], b[i])]);
    cout << *max_element(far.begin(), far.end()) << "\n";
}
