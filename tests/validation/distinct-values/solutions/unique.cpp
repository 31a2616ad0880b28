#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;
vector<int> a;
int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    a.resize(n);
    for (int i = 0; i < n; i++) if (scanf("%d", &a[i]) != 1) return 1;
    sort(a.begin(), a.end());
    a.erase(unique(a.begin(), a.end()), a.end());
    printf("%d\n", (int)a.size());
    return 0;
}
