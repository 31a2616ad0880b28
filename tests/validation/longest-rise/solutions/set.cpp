#include <iostream>
#include <set>
using namespace std;
int main() {
    ios_base::sync_with_stdio(0);
    int n, x;
    cin >> n;
    set<int> ends;
    while (n-- > 0) {
        cin >> x;
        auto next = ends.lower_bound(x);
        if (next != ends.end()) ends.erase(next);
        ends.insert(x);
    }
    cout << ends.size() << '\n';
}
