#include <iostream>
#include <vector>
using namespace std;
int main() {
    int n; cin >> n;
    vector<int> tails;
    for (int i = 0; i < n; i++) {
        int x; cin >> x;
        size_t k = 0;
        while (k < tails.size() && tails[k] < x) k++;
        if (k == tails.size()) tails.push_back(x); else tails[k] = x;
    }
    cout << tails.size() << endl;
}
