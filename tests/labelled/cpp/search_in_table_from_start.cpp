// time: n^2
// space: n
// why: the place is set back in every round; what is there says nothing of the rounds
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    scanf("%d", &n);
    vector<int> a(n), b(n);
    for (int i = 0; i < n; i++) scanf("%d %d", &a[i], &b[i]);
    int most = 0;
    for (int i = 0; i < n; i++) {
        int j = 0;
        while (a[j] < b[i]) j++;
        most = max(most, i - j + 1);
    }
    printf("%d\n", most);
}
