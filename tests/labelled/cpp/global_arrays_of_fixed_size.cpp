// time: n log n
// space: N
// why: only the first n places are sorted, the array has its fixed size
#include <cstdio>
#include <algorithm>
using namespace std;
const int N = 200005;
int n, a[N];
int main() {
    scanf("%d", &n);
    for (int i = 1; i <= n; i++) scanf("%d", a + i);
    sort(a + 1, a + n + 1);
    long long s = 0;
    for (int i = 1; i <= n; i++) s += 1LL * a[i] * i;
    printf("%lld\n", s);
}
