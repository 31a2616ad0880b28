#include <cstdio>
int l[100000], r[100000];
int main() {
    int n, most = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d%d", l + i, r + i);
    for (int i = 0; i < n; i++) {
        int holding = 0;
        for (int j = 0; j < n; j++) holding += l[j] <= l[i] && l[i] <= r[j];
        if (holding > most) most = holding;
    }
    printf("%d\n", most);
}
