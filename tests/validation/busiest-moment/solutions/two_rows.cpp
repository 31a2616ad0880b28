#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    scanf("%d", &n);
    vector<int> starts(n), ends(n);
    for (int i = 0; i < n; i++) scanf("%d %d", &starts[i], &ends[i]);
    sort(starts.begin(), starts.end());
    sort(ends.begin(), ends.end());
    int most = 0;
    for (int i = 0, j = 0; i < n; i++) {
        while (ends[j] < starts[i]) j++;
        most = max(most, i - j + 1);
    }
    printf("%d\n", most);
}
