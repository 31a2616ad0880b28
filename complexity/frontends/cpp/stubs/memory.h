// Declarations only: smart pointers, optional, reference wrappers.
#pragma once

namespace std {
template <class T, class D = void> struct unique_ptr {
  unique_ptr();
  explicit unique_ptr(T*);
  unique_ptr(nullptr_t);
  T& operator*() const;
  T* operator->() const;
  T& operator[](size_t) const;
  T* get() const;
  void reset(T* = nullptr);
  T* release();
  explicit operator bool() const;
};
template <class T> struct shared_ptr {
  shared_ptr();
  explicit shared_ptr(T*);
  shared_ptr(nullptr_t);
  T& operator*() const;
  T* operator->() const;
  T* get() const;
  void reset(T* = nullptr);
  explicit operator bool() const;
  bool operator==(const shared_ptr&) const;
  bool operator!=(const shared_ptr&) const;
};
template <class T, class... A> unique_ptr<T> make_unique(A&&...);
template <class T, class... A> shared_ptr<T> make_shared(A&&...);
struct nullopt_t {};
extern nullopt_t nullopt;
template <class T> struct optional {
  optional(nullopt_t);
  optional();
  optional(const T&);
  template <class U> optional& operator=(const U&);
  T value_or(const T&) const;
  T& operator*();
  T* operator->();
  T& value();
  bool has_value() const;
  explicit operator bool() const;
};
template <class T> struct reference_wrapper {
  operator T&() const;
  T& get() const;
};
template <class T> reference_wrapper<T> ref(T&);
template <class F, class... A> function<bool()> bind(F, A...);
}  // namespace std
