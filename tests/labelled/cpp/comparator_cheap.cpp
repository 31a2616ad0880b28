// time: n log n
// space: n
// why: the comparator costs a constant
#include <bits/stdc++.h>
using namespace std;
struct Item {
    int value, index;
    bool operator<(const Item &other) const {
        return abs(value) != abs(other.value) ? abs(value) < abs(other.value) : index < other.index;
    }
};
int main() {
    int n;
    cin >> n;
    vector<Item> items(n);
    for (int i = 0; i < n; i++) {
        cin >> items[i].value;
        items[i].index = i;
    }
    sort(items.begin(), items.end());
    for (const Item &it : items) cout << it.value << ' ' << it.index << '\n';
}
