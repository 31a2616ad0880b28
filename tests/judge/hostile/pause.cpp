// label: idle
#include <unistd.h>
int main() { pause(); }
