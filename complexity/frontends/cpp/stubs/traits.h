// Declarations only: type traits, move and forward, initializer_list.
#pragma once

namespace std {
template <class T> struct remove_reference {
  typedef T type;
};
template <class T> struct remove_reference<T&> {
  typedef T type;
};
template <class T> struct remove_reference<T&&> {
  typedef T type;
};
template <class T> typename remove_reference<T>::type&& move(T&&);
template <class T> T&& forward(typename remove_reference<T>::type&);
template <class T> T&& declval();
template <class T> struct decay {
  typedef typename remove_reference<T>::type type;
};
template <class T> using decay_t = typename decay<T>::type;
template <bool B, class T = void> struct enable_if {};
template <class T> struct enable_if<true, T> {
  typedef T type;
};
template <bool B, class T = void> using enable_if_t = typename enable_if<B, T>::type;
template <bool B, class A, class C> struct conditional {
  typedef A type;
};
template <class A, class C> struct conditional<false, A, C> {
  typedef C type;
};
template <bool B, class A, class C> using conditional_t = typename conditional<B, A, C>::type;
template <class T, T v> struct integral_constant {
  static constexpr T value = v;
};
typedef integral_constant<bool, true> true_type;
typedef integral_constant<bool, false> false_type;
template <class A, class B> struct is_same : false_type {};
template <class A> struct is_same<A, A> : true_type {};
template <class A, class B> constexpr bool is_same_v = is_same<A, B>::value;
template <class T> struct is_integral : true_type {};
template <class T> constexpr bool is_integral_v = true;
template <class T> constexpr bool is_arithmetic_v = true;
template <class T> struct is_arithmetic : true_type {};
template <class T> struct make_unsigned {
  typedef T type;
};
enum class byte : unsigned char {};
template <class T> struct initializer_list {
  const T* b;
  size_t n;
  typedef T value_type;
  const T* begin() const;
  const T* end() const;
  size_t size() const;
};
}  // namespace std
