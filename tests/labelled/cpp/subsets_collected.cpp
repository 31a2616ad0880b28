// time: 2^n n
// space: 2^n n
// why: 2^n subsets are copied into the result
#include <bits/stdc++.h>
using namespace std;
int n;
vector<int> chosen;
vector<vector<int>> out;
void collect(int i) {
    if (i == n) {
        out.push_back(chosen);
        return;
    }
    collect(i + 1);
    chosen.push_back(i);
    collect(i + 1);
    chosen.pop_back();
}
int main() {
    cin >> n;
    collect(0);
    cout << out.size() << '\n';
}
