#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;
int main() {
    int n;
    scanf("%d", &n);
    vector<int> a(n), values, tree(n + 1, 0);
    for (auto &x : a) scanf("%d", &x);
    values = a;
    sort(values.begin(), values.end());
    int top = 1;
    while (top * 2 <= n) top *= 2;
    long long sum = 0;
    for (int i = 0; i < n; i++) {
        int rank = int(lower_bound(values.begin(), values.end(), a[i]) - values.begin()) + 1;
        for (int k = rank; k <= n; k += k & -k) tree[k]++;
        int wanted = i / 2 + 1, at = 0;
        for (int step = top; step; step /= 2)
            if (at + step <= n && tree[at + step] < wanted) { at += step; wanted -= tree[at]; }
        sum += values[at];
    }
    printf("%lld\n", sum);
}
