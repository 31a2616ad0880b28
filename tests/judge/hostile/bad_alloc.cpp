// label: memory limit
#include <vector>
int main() { std::vector<int> a(250000000); return a[7]; }
