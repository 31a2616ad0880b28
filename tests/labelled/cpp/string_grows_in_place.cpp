// time: n
// space: n
// why: += appends in amortized constant time
#include <iostream>
#include <string>
using namespace std;
int main() {
    int n;
    cin >> n;
    string out;
    for (int i = 0; i < n; i++) {
        out += char('a' + i % 26);
    }
    cout << out << endl;
}
