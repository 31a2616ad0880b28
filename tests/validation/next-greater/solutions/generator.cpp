#include <algorithm>
#include <cstdio>
#include <vector>
int main() {
    int n;
    scanf("%d", &n);
    std::vector<int> a(n);
    for (int &x : a) scanf("%d", &x);
    for (int i = 0; i < n; i++) {
        auto at = std::find_if(a.begin() + i, a.end(), [&](int x) { return x > a[i]; });
        printf("%d ", at == a.end() ? -1 : int(at - a.begin()));
    }
}
