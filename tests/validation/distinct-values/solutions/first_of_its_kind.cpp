#include <cstdio>
int a[200000];
int main() {
    int n, count = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d", a + i);
    for (int i = 0; i < n; i++) {
        bool fresh = true;
        for (int j = 0; j < i; j++) if (a[j] == a[i]) { fresh = false; break; }
        count += fresh;
    }
    printf("%d\n", count);
}
