#include <iostream>
#include <list>
using namespace std;
int main() {
    int n;
    long long k;
    cin >> n >> k;
    list<int> circle;
    for (int i = 1; i <= n; i++) circle.push_back(i);
    auto at = circle.begin();
    while (circle.size() > 1) {
        for (long long step = (k - 1) % (long long)circle.size(); step > 0; step--)
            if (++at == circle.end()) at = circle.begin();
        at = circle.erase(at);
        if (at == circle.end()) at = circle.begin();
    }
    cout << circle.front() << endl;
}
