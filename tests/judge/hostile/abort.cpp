// label: signal
#include <cstdlib>
int main() { abort(); }
