// time: n
// space: n
// why: the getter hands out a reference
#include <bits/stdc++.h>
using namespace std;
class Box {
    vector<int> data;
public:
    void add(int x) { data.push_back(x); }
    const vector<int> &get() const { return data; }
};
int main() {
    int n;
    cin >> n;
    Box b;
    for (int i = 0; i < n; i++) b.add(i * i % 13);
    long long s = 0;
    for (size_t i = 0; i < b.get().size(); i++) s += b.get()[i];
    cout << s << '\n';
}
