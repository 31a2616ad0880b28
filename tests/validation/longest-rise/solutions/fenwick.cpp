#include <bits/stdc++.h>
using namespace std;
int n, best[100005];
int main() {
    scanf("%d", &n);
    vector<int> a(n), sorted;
    for (int &x : a) scanf("%d", &x);
    sorted = a;
    sort(sorted.begin(), sorted.end());
    int answer = 0;
    for (int x : a) {
        int rank = lower_bound(sorted.begin(), sorted.end(), x) - sorted.begin() + 1;
        int longest = 1;
        for (int i = rank - 1; i > 0; i -= i & -i) longest = max(longest, best[i] + 1);
        for (int i = rank; i <= n; i += i & -i) best[i] = max(best[i], longest);
        answer = max(answer, longest);
    }
    printf("%d\n", answer);
}
