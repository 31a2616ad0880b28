#include <iostream>
#include <vector>
class MinHeap {
    std::vector<int> data;
    void up(int i) { while (i > 0 && data[i] < data[(i - 1) / 2]) { std::swap(data[i], data[(i - 1) / 2]); i = (i - 1) / 2; } }
    void down(int i) {
        int n = data.size();
        while (true) {
            int l = 2 * i + 1, r = 2 * i + 2, s = i;
            if (l < n && data[l] < data[s]) s = l;
            if (r < n && data[r] < data[s]) s = r;
            if (s == i) break;
            std::swap(data[i], data[s]);
            i = s;
        }
    }
public:
    void push(int x) { data.push_back(x); up(data.size() - 1); }
    int pop() { int r = data[0]; data[0] = data.back(); data.pop_back(); if (!data.empty()) down(0); return r; }
    bool empty() const { return data.empty(); }
};
int main() { MinHeap h; int n, x; std::cin >> n; while (n--) { std::cin >> x; h.push(x); } while (!h.empty()) std::cout << h.pop() << ' '; }
