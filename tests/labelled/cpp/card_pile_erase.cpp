// time: n^2
// space: n
// why: erase at the front of a vector moves all the rest, once for each of n rounds
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> deck;
    for (int i = 0; i < n; ++i) {
        int x;
        cin >> x;
        deck.push_back(x);
    }
    long long score = 0;
    int round = 1;
    while (!deck.empty()) {
        int top = deck.front();
        deck.erase(deck.begin());
        if (top % 2 == 0) {
            score += 1LL * top * round;
        } else if (!deck.empty()) {
            deck.back() += 1;
        }
        round++;
    }
    cout << score << endl;
}
