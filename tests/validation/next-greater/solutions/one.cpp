#include <bits/stdc++.h>
using namespace std;
int main() {
    int n; scanf("%d", &n);
    vector<int> a(n), answer(n, -1), open;
    for (int i = 0; i < n; i++) {
        scanf("%d", &a[i]);
        while (!open.empty() && a[open.back()] < a[i]) { answer[open.back()] = i; open.pop_back(); }
        open.push_back(i);
    }
    for (int x : answer) printf("%d ", x);
}
