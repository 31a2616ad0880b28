#include <bits/stdc++.h>
using namespace std;

struct Crate {
    int weight, value;
};

bool better(const Crate& a, const Crate& b) {
    return (long long)a.value * b.weight > (long long)b.value * a.weight;
}

int main() {
    int n, capacity;
    cin >> n >> capacity;
    vector<Crate> crates(n);
    for (int i = 0; i < n; i++) cin >> crates[i].weight >> crates[i].value;
    sort(crates.begin(), crates.end(), better);
    long long total = 0;
    for (const Crate& crate : crates) {
        if (crate.weight <= capacity) {
            capacity -= crate.weight;
            total += crate.value;
        }
    }
    cout << total << '\n';
}
