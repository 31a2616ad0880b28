// time: n
// space: n
// why: operator[] reads a vector
#include <iostream>
#include <vector>
struct Row {
    std::vector<int> v;
    void push(int x) { v.push_back(x); }
    int operator[](int i) const { return v[i]; }
};
int main() {
    int n;
    std::cin >> n;
    Row c;
    for (int i = 0; i < n; i++) c.push(i);
    long long s = 0;
    for (int i = 0; i < n; i++) s += c[i] * i;
    std::cout << s << '\n';
}
