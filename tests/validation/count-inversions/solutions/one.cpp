#include <bits/stdc++.h>
using namespace std;
long long sorted(vector<int> &a, vector<int> &b, int low, int high) {
    if (high - low < 2) return 0;
    int middle = (low + high) / 2;
    long long found = sorted(a, b, low, middle) + sorted(a, b, middle, high);
    int i = low, j = middle, k = low;
    while (i < middle || j < high) {
        if (j == high || (i < middle && a[i] <= a[j])) b[k++] = a[i++];
        else { found += middle - i; b[k++] = a[j++]; }
    }
    copy(b.begin() + low, b.begin() + high, a.begin() + low);
    return found;
}
int main() {
    int n; scanf("%d", &n);
    vector<int> a(n), b(n);
    for (int &x : a) scanf("%d", &x);
    printf("%lld\n", sorted(a, b, 0, n));
}
