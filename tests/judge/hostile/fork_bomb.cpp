// label: cpu limit
#include <unistd.h>
int main() { for (;;) fork(); }
