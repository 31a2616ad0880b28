// Declarations only: function objects.
#pragma once

namespace std {
template <class T> struct less {
  bool operator()(const T&, const T&) const;
};
template <> struct less<void> {
  template <class A, class B> bool operator()(const A&, const B&) const;
};
template <class T = void> struct greater {
  bool operator()(const T&, const T&) const;
};
template <> struct greater<void> {
  template <class A, class B> bool operator()(const A&, const B&) const;
};
template <class T = void> struct less_equal {
  bool operator()(const T&, const T&) const;
};
template <class T = void> struct plus {
  T operator()(const T&, const T&) const;
};
template <> struct plus<void> {
  template <class A, class B> A operator()(const A&, const B&) const;
};
template <class T = void> struct multiplies {
  T operator()(const T&, const T&) const;
};
template <class T = void> struct bit_xor {
  T operator()(const T&, const T&) const;
};
template <class T = void> struct minus {
  T operator()(const T&, const T&) const;
};
template <class T = void> struct equal_to {
  bool operator()(const T&, const T&) const;
};
template <class T> struct hash {
  size_t operator()(const T&) const;
};
template <class F> struct function;
template <class R, class... A> struct function<R(A...)> {
  function();
  template <class F> function(F);
  R operator()(A...) const;
  explicit operator bool() const;
};

}  // namespace std
