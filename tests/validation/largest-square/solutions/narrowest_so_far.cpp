#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;
int main() {
    ios::sync_with_stdio(false);
    int r, c, best = 0;
    cin >> r >> c;
    vector<int> height(c);
    for (int i = 0; i < r; i++) {
        for (int j = 0; j < c; j++) {
            int x;
            cin >> x;
            height[j] = x ? height[j] + 1 : 0;
        }
        for (int j = 0; j < c; j++) {
            int low = height[j];
            for (int k = j; k < c; k++) {
                low = min(low, height[k]);
                best = max(best, min(low, k - j + 1));
            }
        }
    }
    cout << best << "\n";
}
