// Counts what an instrumented program does, in a record that outlives it.
//
// Blocks are counted by the compiler's coverage calls; bytes that library functions move or scan,
// and memory, by wrapping them at link time. The record is shared memory on descriptor 3, so the
// count survives exit, abort and being killed.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <malloc.h>
#include <sys/mman.h>

extern "C" char __bss_start, _end;  // the linker's: where zeroed global variables lie

namespace {

struct Record {
    std::uint64_t magic, blocks, bytes, live, heap_peak, stack_peak, globals;
};

constexpr std::uint64_t kMagic = 0x31746e756f637663;
constexpr std::ptrdiff_t kLargestStack = std::ptrdiff_t(1) << 32;
constexpr std::size_t kPageBytes = 4096;

// A page of its own, over which the shared memory is laid: no pointer stands between a block and
// its count.
alignas(kPageBytes) union {
    Record data;
    char page[kPageBytes];
} shared;
Record &record = shared.data;
std::uint64_t counting = 1;  // what a block adds: 0 while paused
char *stack_top, *stack_lowest;

__attribute__((constructor(101))) void open_record() {
    std::uint64_t live = record.live;
    stack_top = stack_lowest = static_cast<char *>(__builtin_frame_address(0));
    void *at = mmap(&shared, kPageBytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, 3, 0);
    if (at != MAP_FAILED) record = Record{kMagic, 0, 0, live, live, 0, 0};
}

// Where the stack ends now, without the frame that asking for it would cost.
inline char *stack_end() {
#if defined(__x86_64__)
    char *end;
    asm("mov %%rsp, %0" : "=r"(end));
    return end;
#else
    return static_cast<char *>(__builtin_frame_address(0));
#endif
}

__attribute__((noinline, cold)) void deepen(char *here) {
    if (stack_top - here >= kLargestStack) return;
    stack_lowest = here;
    record.stack_peak = static_cast<std::uint64_t>(stack_top - here);
}

// Bytes of the global variables' pages that were touched; the loader leaves the rest out of memory.
__attribute__((destructor(101))) void measure_globals() {
    constexpr std::uintptr_t kPage = 4096, kPages = 4096;
    static unsigned char touched[kPages];
    std::uintptr_t end = reinterpret_cast<std::uintptr_t>(&_end);
    std::uintptr_t at = (reinterpret_cast<std::uintptr_t>(&__bss_start) + kPage - 1) / kPage * kPage;
    std::uint64_t pages = 0;
    for (; at < end; at += kPage * kPages) {
        std::size_t length = end - at < kPage * kPages ? end - at : kPage * kPages;
        if (mincore(reinterpret_cast<void *>(at), length, touched) != 0) return;
        for (std::size_t k = 0; k * kPage < length; k++) pages += touched[k] & 1;
    }
    record.globals = pages * kPage;
}

void add_bytes(std::size_t n) {
    record.bytes += n * counting;
}

void grow(void *p) {
    if (!p) return;
    record.live += malloc_usable_size(p);
    if (record.live > record.heap_peak) record.heap_peak = record.live;
}

void shrink(void *p) {
    if (p) record.live -= malloc_usable_size(p);
}

}  // namespace

// A driver may call this around its own reading and printing, which then does not count.
extern "C" void cverify_pause_counting(int pause) { counting = pause == 0; }

extern "C" void __sanitizer_cov_trace_pc() {
    record.blocks += counting;
    char *here = stack_end();
    if (__builtin_expect(here < stack_lowest, 0)) deepen(here);
}

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
    if (moved || n == 0) record.live -= old;
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
