// time: L
// space: L
// why: every character of the words read moves one step in the trie and makes at most one node of 26 links
#include <iostream>
#include <string>
#include <cstring>
using namespace std;

struct Node {
    Node* ch[26];
    int pass;
    Node() : pass(0) {
        for (int i = 0; i < 26; i++) ch[i] = nullptr;
    }
};

Node* root = new Node();

void insert(const string& w) {
    Node* cur = root;
    for (char c : w) {
        int id = c - 'a';
        if (!cur->ch[id]) cur->ch[id] = new Node();
        cur = cur->ch[id];
        cur->pass++;
    }
}

int prefixCount(const string& w) {
    Node* cur = root;
    for (size_t i = 0; i < w.length(); i++) {
        int id = w[i] - 'a';
        if (cur->ch[id] == nullptr) return 0;
        cur = cur->ch[id];
    }
    return cur->pass;
}

int main() {
    int n;
    cin >> n;
    string op, w;
    for (int i = 0; i < n; i++) {
        cin >> op >> w;
        if (op == "add") insert(w);
        else cout << prefixCount(w) << "\n";
    }
    return 0;
}
