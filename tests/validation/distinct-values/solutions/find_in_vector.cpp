#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> kept;
    for (int i = 0; i < n; i++) {
        int x;
        cin >> x;
        if (find(kept.begin(), kept.end(), x) == kept.end()) kept.push_back(x);
    }
    cout << kept.size() << endl;
}
