// time: n^2
// space: n
// why: bubble sort needs up to n passes of n steps
#include <cstdio>
#include <algorithm>
#include <vector>
using namespace std;
int main() {
    int n;
    if (scanf("%d", &n) != 1) return 0;
    vector<int> a(n);
    for (int i = 0; i < n; ++i) scanf("%d", &a[i]);
    long long swaps = 0;
    for (int done = 0; done < n; ++done) {
        bool moved = false;
        for (int i = 0; i + 1 < n - done; ++i) {
            if (a[i] > a[i + 1]) {
                swap(a[i], a[i + 1]);
                ++swaps;
                moved = true;
            }
        }
        if (!moved) break;
    }
    printf("%lld\n", swaps);
    return 0;
}
