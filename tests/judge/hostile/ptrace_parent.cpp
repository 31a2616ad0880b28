// label: ok
// prints: held
#include <cstdio>
#include <sys/ptrace.h>
#include <unistd.h>
int main() { puts(ptrace(PTRACE_ATTACH, getppid(), 0, 0) < 0 && ptrace(PTRACE_ATTACH, 1, 0, 0) < 0 ? "held" : "attached"); }
