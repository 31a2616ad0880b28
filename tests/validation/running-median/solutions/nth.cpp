#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    scanf("%d", &n);
    vector<int> a(n);
    for (int &x : a) scanf("%d", &x);
    long long sum = 0;
    for (int i = 1; i <= n; i++) {
        vector<int> prefix(a.begin(), a.begin() + i);
        nth_element(prefix.begin(), prefix.begin() + (i - 1) / 2, prefix.end());
        sum += prefix[(i - 1) / 2];
    }
    printf("%lld\n", sum);
}
