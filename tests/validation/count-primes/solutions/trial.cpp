#include <iostream>
using namespace std;
int main() {
    int n, count = 0;
    cin >> n;
    for (int i = 2; i <= n; i++) {
        bool prime = true;
        for (int d = 2; d * d <= i && prime; d++) prime = i % d != 0;
        count += prime;
    }
    cout << count << endl;
}
