#include <iostream>
#include <vector>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (int i = 0; i < n; i++) cin >> a[i];
    int best = a[1] - a[0];
    for (int j = 1; j < n; j++)
        for (int i = 0; i < j; i++)
            if (a[j] - a[i] > best) best = a[j] - a[i];
    cout << best << "\n";
}
