// label: ok
// prints: held
#include <cstdio>
#include <grp.h>
#include <unistd.h>
int main() { puts(getuid() != 0 && setuid(0) < 0 && setgroups(0, nullptr) < 0 ? "held" : "root"); }
