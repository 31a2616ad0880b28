// label: ok
// prints: held
// Memory that belongs to no process: files in memory, shared segments, message queues.
#include <cstdio>
#include <sys/mman.h>
#include <sys/msg.h>
#include <sys/shm.h>
int main() {
    bool held = memfd_create("x", 0) < 0 && shmget(IPC_PRIVATE, 1 << 28, 0600) < 0 && msgget(IPC_PRIVATE, 0600) < 0;
    puts(held ? "held" : "made");
}
