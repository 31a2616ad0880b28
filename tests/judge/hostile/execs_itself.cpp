// label: cpu limit
#include <string>
#include <unistd.h>
int main(int, char **argv) { for (volatile int i = 0; i < 1000000;) i = i + 1; execv(argv[0], argv); return 0; }
