// time: n^2
// space: n
// why: the getter copies the vector in each test of the condition and in each access
#include <bits/stdc++.h>
using namespace std;
class Box {
    vector<int> data;
public:
    void add(int x) { data.push_back(x); }
    vector<int> get() const { return data; }
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
