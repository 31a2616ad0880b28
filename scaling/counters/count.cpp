// Counts what an instrumented program does and leaves a sealed record when it ends.
//
// Steps are the compiler's own arc counters, which it keeps in registers inside loops, or coverage
// calls where the layout of those counters is not known; bytes that library functions move or scan,
// and memory, are counted by wrapping them at link time. The record goes to descriptor 3 under a
// seal: its key lies there at the start and is taken away before any code of the program runs.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>

extern "C" char __bss_start, _end;  // the linker's: where zeroed global variables lie

// Layouts of gcc/libgcov.h: what -fprofile-arcs leaves about a unit and its functions.
struct gcov_info;
struct ArcCounters {
    unsigned count;
    long long *values;
};
struct InstrumentedFunction {
    const gcov_info *key;
    unsigned ident, lines_checksum, graph_checksum;
    ArcCounters arcs;
};
#if __GNUC__ >= 14
constexpr int kKindsOfCounter = 9;
#else
constexpr int kKindsOfCounter = 8;
#endif
struct gcov_info {
    unsigned version;
    gcov_info *next;
    unsigned stamp;
#if __GNUC__ >= 12
    unsigned checksum;
#endif
    const char *file;
    void (*merge[kKindsOfCounter])(long long *, unsigned);
    unsigned count;
    const InstrumentedFunction *const *functions;
};

namespace {

using u64 = std::uint64_t;

enum Field { kSteps, kBytes, kHeapPeak, kStackPeak, kGlobals, kFields };

constexpr int kChannel = 3;
constexpr u64 kFactor = 0x9e3779b97f4a7c15;
constexpr std::uintptr_t kPage = 4096, kPages = 256;

u64 key[2], calls, bytes, live, heap_peak, excluded, paused_at;
u64 counting = 1;  // what a byte adds: 0 while paused
char *stack_top;
gcov_info *units;

__attribute__((used)) void take_key() {
    u64 none[2] = {0, 0};
    stack_top = static_cast<char *>(__builtin_frame_address(0));
    if (pread(kChannel, key, sizeof key, 0) != sizeof key) return;
    if (pwrite(kChannel, none, sizeof none, 0) != sizeof none) return;
}

__attribute__((section(".preinit_array"), used)) void (*const before_all)() = take_key;

u64 steps() {
    u64 sum = calls;
    for (gcov_info *unit = units; unit; unit = unit->next)
        for (unsigned f = 0; f < unit->count; f++) {
            const InstrumentedFunction *function = unit->functions[f];
            if (!function || function->key != unit) continue;  // another unit's copy is linked
            for (unsigned k = 0; k < function->arcs.count; k++)
                sum += static_cast<u64>(function->arcs.values[k]);
        }
    return sum;
}

unsigned char touched[kPages];

// Touched pages between two addresses; the loader leaves the rest out of memory.
u64 touched_bytes(std::uintptr_t at, std::uintptr_t end) {
    u64 pages = 0;
    for (; at < end; at += kPage * kPages) {
        std::size_t length = end - at < kPage * kPages ? end - at : kPage * kPages;
        if (mincore(reinterpret_cast<void *>(at), length, touched) != 0) break;
        for (std::size_t k = 0; k * kPage < length; k++) pages += touched[k] & 1;
    }
    return pages * kPage;
}

u64 globals_bytes() {
    std::uintptr_t start = reinterpret_cast<std::uintptr_t>(&__bss_start);
    return touched_bytes((start + kPage - 1) / kPage * kPage, reinterpret_cast<std::uintptr_t>(&_end));
}

// The stack's pages never go away again, so those that were touched are its peak.
u64 stack_bytes() {
    std::uintptr_t top = reinterpret_cast<std::uintptr_t>(stack_top) / kPage * kPage;
    u64 sum = 0;
    for (std::uintptr_t end = top; mincore(reinterpret_cast<void *>(end - kPage), kPage, touched) == 0;) {
        std::uintptr_t start = end - kPage * kPages;
        if (mincore(reinterpret_cast<void *>(start), kPage * kPages, touched) != 0) start = end - kPage;
        sum += touched_bytes(start, end);
        end = start;
    }
    return sum;
}

u64 mixed(u64 seal, u64 value) {
    seal = (seal ^ value) * kFactor;
    return seal ^ seal >> 29;
}

__attribute__((destructor(101))) void leave_record() {
    u64 record[2 + kFields] = {0, 0, steps() - excluded, bytes, heap_peak, stack_bytes(), globals_bytes()};
    for (int half = 0; half < 2; half++) {
        u64 seal = key[half];
        for (int k = 0; k < kFields; k++) seal = mixed(seal, record[2 + k]);
        record[half] = mixed(seal, key[1 - half]);
    }
    if (pwrite(kChannel, record, sizeof record, 0) != sizeof record) return;
}

void add_bytes(std::size_t n) {
    bytes += n * counting;
}

void grow(void *p) {
    if (!p) return;
    live += malloc_usable_size(p);
    if (live > heap_peak) heap_peak = live;
}

void shrink(void *p) {
    if (p) live -= malloc_usable_size(p);
}

}  // namespace

// A driver may call this around its own reading and printing, which then does not count.
extern "C" void cverify_pause_counting(int pause) {
    if (pause && counting) paused_at = steps();
    if (!pause && !counting) excluded += steps() - paused_at;
    counting = pause == 0;
}

extern "C" void __sanitizer_cov_trace_pc() { calls += counting; }

extern "C" {

void __gcov_init(gcov_info *unit) {
    unit->next = units;
    units = unit;
}
void __gcov_exit() {}
void __gcov_merge_add(long long *, unsigned) {}

[[noreturn]] void __real__exit(int);
[[noreturn]] void __real__Exit(int);
[[noreturn]] void __real_quick_exit(int);
[[noreturn]] void __real_abort();

[[noreturn]] void __wrap__exit(int code) {
    leave_record();
    __real__exit(code);
}

[[noreturn]] void __wrap__Exit(int code) {
    leave_record();
    __real__Exit(code);
}

[[noreturn]] void __wrap_quick_exit(int code) {
    leave_record();
    __real_quick_exit(code);
}

[[noreturn]] void __wrap_abort() {
    leave_record();
    __real_abort();
}

}  // extern "C"

extern "C" {

void *__real_memcpy(void *, const void *, std::size_t);
void *__real_memmove(void *, const void *, std::size_t);
void *__real_memset(void *, int, std::size_t);
void *__real_memchr(const void *, int, std::size_t);
int __real_memcmp(const void *, const void *, std::size_t);
std::size_t __real_strlen(const char *);
int __real_strcmp(const char *, const char *);
int __real_strncmp(const char *, const char *, std::size_t);
char *__real_strcpy(char *, const char *);
char *__real_strcat(char *, const char *);
char *__real_strchr(const char *, int);
char *__real_strstr(const char *, const char *);
void *__real_malloc(std::size_t);
void *__real_calloc(std::size_t, std::size_t);
void *__real_realloc(void *, std::size_t);
void *__real_aligned_alloc(std::size_t, std::size_t);
void __real_free(void *);

void *__wrap_memcpy(void *to, const void *from, std::size_t n) {
    add_bytes(n);
    return __real_memcpy(to, from, n);
}

void *__wrap_memmove(void *to, const void *from, std::size_t n) {
    add_bytes(n);
    return __real_memmove(to, from, n);
}

void *__wrap_memset(void *to, int c, std::size_t n) {
    add_bytes(n);
    return __real_memset(to, c, n);
}

void *__wrap_memchr(const void *in, int c, std::size_t n) {
    void *found = __real_memchr(in, c, n);
    add_bytes(found ? static_cast<std::size_t>(static_cast<char *>(found) -
                                               static_cast<const char *>(in)) + 1
                    : n);
    return found;
}

int __wrap_memcmp(const void *a, const void *b, std::size_t n) {
    int order = __real_memcmp(a, b, n);
    if (order == 0) {
        add_bytes(n);
    } else {
        auto left = static_cast<const char *>(a), right = static_cast<const char *>(b);
        std::size_t common = 0;
        while (left[common] == right[common]) common++;
        add_bytes(common + 1);
    }
    return order;
}

std::size_t __wrap_strlen(const char *s) {
    std::size_t n = __real_strlen(s);
    add_bytes(n + 1);
    return n;
}

int __wrap_strcmp(const char *a, const char *b) {
    std::size_t common = 0;
    while (a[common] && a[common] == b[common]) common++;
    add_bytes(common + 1);
    return __real_strcmp(a, b);
}

int __wrap_strncmp(const char *a, const char *b, std::size_t n) {
    std::size_t common = 0;
    while (common < n && a[common] && a[common] == b[common]) common++;
    add_bytes(common + 1);
    return __real_strncmp(a, b, n);
}

char *__wrap_strcpy(char *to, const char *from) {
    add_bytes(__real_strlen(from) + 1);
    return __real_strcpy(to, from);
}

char *__wrap_strcat(char *to, const char *from) {
    add_bytes(__real_strlen(to) + __real_strlen(from) + 1);
    return __real_strcat(to, from);
}

char *__wrap_strchr(const char *in, int c) {
    char *found = __real_strchr(in, c);
    add_bytes(found ? static_cast<std::size_t>(found - in) + 1 : __real_strlen(in) + 1);
    return found;
}

char *__wrap_strstr(const char *in, const char *what) {
    char *found = __real_strstr(in, what);
    add_bytes(found ? static_cast<std::size_t>(found - in) + 1 : __real_strlen(in) + 1);
    return found;
}

void *__wrap_malloc(std::size_t n) {
    void *p = __real_malloc(n);
    grow(p);
    return p;
}

void *__wrap_calloc(std::size_t count, std::size_t size) {
    void *p = __real_calloc(count, size);
    if (p) add_bytes(count * size);
    grow(p);
    return p;
}

void *__wrap_realloc(void *p, std::size_t n) {
    std::size_t old = p ? malloc_usable_size(p) : 0;
    void *moved = __real_realloc(p, n);
    if (moved || n == 0) live -= old;
    if (moved && moved != p) add_bytes(old < n ? old : n);
    grow(moved);
    return moved;
}

void *__wrap_aligned_alloc(std::size_t alignment, std::size_t n) {
    void *p = __real_aligned_alloc(alignment, n);
    grow(p);
    return p;
}

void __wrap_free(void *p) {
    shrink(p);
    __real_free(p);
}

}  // extern "C"
