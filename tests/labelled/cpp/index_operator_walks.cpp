// time: n^2
// space: n
// why: operator[] walks a chain of nodes
#include <iostream>
struct Node {
    int value;
    Node *next;
};
struct Chain {
    Node *head = nullptr;
    void push(int x) { head = new Node{x, head}; }
    int operator[](int i) const {
        Node *p = head;
        for (int k = 0; k < i; k++) p = p->next;
        return p->value;
    }
};
int main() {
    int n;
    std::cin >> n;
    Chain c;
    for (int i = 0; i < n; i++) c.push(i);
    long long s = 0;
    for (int i = 0; i < n; i++) s += c[i] * i;
    std::cout << s << '\n';
}
