// Declarations only: iterators and what algorithms ask of them.
#pragma once

namespace std {
struct input_iterator_tag {};
struct random_access_iterator_tag {};
template <class T> struct __it {
  typedef T value_type;
  typedef long difference_type;
  __it();
  template <class U> __it(const __it<U>&);
  T& operator*() const;
  T* operator->() const;
  T& operator[](long) const;
  __it& operator++();
  __it operator++(int);
  __it& operator--();
  __it operator--(int);
  __it operator+(long) const;
  __it operator-(long) const;
  __it& operator+=(long);
  __it& operator-=(long);
  long operator-(const __it&) const;
  bool operator==(const __it&) const;
  bool operator!=(const __it&) const;
  bool operator<(const __it&) const;
  bool operator>(const __it&) const;
  bool operator<=(const __it&) const;
  bool operator>=(const __it&) const;
};
template <class...> using void_t = void;
template <class It, class = void> struct iterator_traits {};
template <class It> struct iterator_traits<It, void_t<typename It::value_type>> {
  typedef typename It::value_type value_type;
  typedef long difference_type;
};
template <class T> struct iterator_traits<T*, void> {
  typedef T value_type;
  typedef long difference_type;
};
template <class I> I next(I, long = 1);
template <class I> I prev(I, long = 1);
template <class I> void advance(I&, long);
template <class I> long distance(I, I);
template <class C> auto begin(C& c) -> decltype(c.begin());
template <class C> auto end(C& c) -> decltype(c.end());
template <class T, size_t N> T* begin(T (&)[N]);
template <class T, size_t N> T* end(T (&)[N]);
template <class C> auto cbegin(const C& c) -> decltype(c.begin());
template <class C> auto cend(const C& c) -> decltype(c.end());
template <class C> auto rbegin(C& c) -> decltype(c.rbegin());
template <class C> auto rend(C& c) -> decltype(c.rend());
template <class C> auto crbegin(const C& c) -> decltype(c.rbegin());
template <class C> auto crend(const C& c) -> decltype(c.rend());
template <class C> size_t size(const C&);
template <class T, size_t N> size_t size(const T (&)[N]);
template <class C> bool empty(const C&);
template <class C> int ssize(const C&);
template <class C> auto data(C& c) -> decltype(c.data());
}  // namespace std
