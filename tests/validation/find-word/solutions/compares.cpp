#include <iostream>
#include <string>
using namespace std;
int main() {
    size_t n, m, found = 0;
    string s, t;
    cin >> n >> m >> s >> t;
    for (size_t i = 0; i + m <= n; i++)
        if (s.compare(i, m, t) == 0) found++;
    cout << found << endl;
}
