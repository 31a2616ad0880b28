// Declarations only: exceptions and threads.
#pragma once

namespace std {
struct exception {
  virtual const char* what() const noexcept;
};
struct runtime_error : exception {
  runtime_error(const string&);
};
struct invalid_argument : exception {
  invalid_argument(const string&);
};
struct out_of_range : exception {
  out_of_range(const string&);
};
struct mutex {
  void lock();
  void unlock();
};
template <class M> struct unique_lock {
  unique_lock(M&);
  void unlock();
  void lock();
};
template <class M> struct lock_guard {
  lock_guard(M&);
};
struct condition_variable {
  template <class... A> void wait(A&&...);
  void notify_all();
  void notify_one();
};
struct thread {};
template <class T> struct atomic {
  atomic(T = T());
  operator T() const;
  T operator++();
  T operator++(int);
  T load();
  void store(T);
};
}  // namespace std
