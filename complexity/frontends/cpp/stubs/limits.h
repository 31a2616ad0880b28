// Declarations only: fixed-width integers, limits and macros of the C headers.
#pragma once

typedef unsigned long size_t;
typedef long ptrdiff_t;
typedef decltype(nullptr) nullptr_t;
typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long int64_t;
typedef __int128 __cv_int128;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned uint32_t;
typedef unsigned long uint64_t;
typedef long intmax_t;
typedef unsigned long uintptr_t;
#define NULL 0
#define EOF (-1)
#define INT_MAX 2147483647
#define INT_MIN (-2147483647 - 1)
#define LLONG_MAX 9223372036854775807LL
#define LLONG_MIN (-9223372036854775807LL - 1)
#define UINT_MAX 4294967295u
#define ULLONG_MAX 18446744073709551615ULL
#define LONG_MAX LLONG_MAX
#define LONG_MIN LLONG_MIN
#define INT32_MAX INT_MAX
#define INT32_MIN INT_MIN
#define INT64_MAX LLONG_MAX
#define INT64_MIN LLONG_MIN
#define UINT32_MAX UINT_MAX
#define UINT64_MAX ULLONG_MAX
#define SIZE_MAX ULLONG_MAX
#define CHAR_BIT 8
#define RAND_MAX 2147483647
#define M_PI 3.14159265358979323846
#define DBL_MAX 1e308
#define assert(x) ((void)(x))
#define CLOCKS_PER_SEC 1000000L
