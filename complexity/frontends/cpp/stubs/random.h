// Declarations only: random numbers and clocks.
#pragma once

namespace std {
struct mt19937 {
  typedef unsigned result_type;
  mt19937();
  explicit mt19937(unsigned long);
  unsigned operator()();
};
struct mt19937_64 {
  mt19937_64();
  explicit mt19937_64(unsigned long);
  unsigned long operator()();
};
struct random_device {
  unsigned operator()();
};
struct default_random_engine {
  default_random_engine();
  explicit default_random_engine(unsigned);
  unsigned operator()();
};
template <class T = int> struct uniform_int_distribution {
  uniform_int_distribution(T, T);
  template <class G> T operator()(G&);
};
template <class T = double> struct uniform_real_distribution {
  uniform_real_distribution(T, T);
  template <class G> T operator()(G&);
};
namespace chrono {
struct duration {
  template <class N> duration(N = 0);
  long count() const;
};
bool operator<(const duration&, const duration&);
bool operator>(const duration&, const duration&);
duration operator+(const duration&, const duration&);
struct time_point {
  duration time_since_epoch() const;
};
duration operator-(const time_point&, const time_point&);
struct steady_clock {
  static time_point now();
};
typedef steady_clock system_clock;
typedef steady_clock high_resolution_clock;
typedef duration seconds;
typedef duration milliseconds;
typedef duration microseconds;
typedef duration nanoseconds;
template <class D> duration duration_cast(duration);
}  // namespace chrono
}  // namespace std
