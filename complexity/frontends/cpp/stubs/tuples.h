// Declarations only: pair and tuple.
#pragma once

namespace std {
struct piecewise_construct_t {};
constexpr piecewise_construct_t piecewise_construct{};
template <class A, class B> struct pair {
  typedef A first_type;
  typedef B second_type;
  A first;
  B second;
  constexpr pair();
  constexpr pair(const A&, const B&);
  template <class C, class D> constexpr pair(C&&, D&&);
  template <class C, class D> constexpr pair(const pair<C, D>&);
  template <class C, class D> pair& operator=(const pair<C, D>&);
  void swap(pair&);
};
template <class A, class B> pair(A, B) -> pair<A, B>;
template <class A, class B>
pair<typename decay<A>::type, typename decay<B>::type> make_pair(A&&, B&&);
template <class A, class B, class C, class D> bool operator==(const pair<A, B>&, const pair<C, D>&);
template <class A, class B> bool operator!=(const pair<A, B>&, const pair<A, B>&);
template <class A, class B> bool operator<(const pair<A, B>&, const pair<A, B>&);
template <class A, class B> bool operator>(const pair<A, B>&, const pair<A, B>&);
template <class A, class B> bool operator<=(const pair<A, B>&, const pair<A, B>&);
template <class A, class B> bool operator>=(const pair<A, B>&, const pair<A, B>&);
template <class... T> struct tuple {
  constexpr tuple();
  constexpr tuple(const T&...);
  template <class... U> constexpr tuple(U&&...);
  template <class... U> tuple(const tuple<U...>&);
  template <class... U> tuple& operator=(const tuple<U...>&);
  template <class A, class B> tuple& operator=(const pair<A, B>&);
};
template <class... T> tuple(T...) -> tuple<T...>;
template <class... T> tuple<typename decay<T>::type...> make_tuple(T&&...);
template <class... T> tuple<T&...> tie(T&...);
template <class... T> tuple<T&&...> forward_as_tuple(T&&...);
struct __ign {
  template <class T> const __ign& operator=(const T&) const;
};
extern const __ign ignore;
template <class... A> bool operator<(const tuple<A...>&, const tuple<A...>&);
template <class... A> bool operator>(const tuple<A...>&, const tuple<A...>&);
template <class... A> bool operator==(const tuple<A...>&, const tuple<A...>&);
template <class... A> bool operator!=(const tuple<A...>&, const tuple<A...>&);
template <size_t I, class T> struct tuple_element;
template <class H, class... T> struct tuple_element<0, tuple<H, T...>> {
  typedef H type;
};
template <size_t I, class H, class... T> struct tuple_element<I, tuple<H, T...>>
    : tuple_element<I - 1, tuple<T...>> {};
template <class A, class B> struct tuple_element<0, pair<A, B>> {
  typedef A type;
};
template <class A, class B> struct tuple_element<1, pair<A, B>> {
  typedef B type;
};
template <class T> struct tuple_size;
template <class... T> struct tuple_size<tuple<T...>> : integral_constant<size_t, sizeof...(T)> {};
template <class A, class B> struct tuple_size<pair<A, B>> : integral_constant<size_t, 2> {};
template <class T> struct tuple_size<const T> : tuple_size<T> {};
template <size_t I, class T> struct tuple_element<I, const T> {
  typedef const typename tuple_element<I, T>::type type;
};
template <size_t I, class... T> typename tuple_element<I, tuple<T...>>::type& get(tuple<T...>&);
template <size_t I, class... T>
const typename tuple_element<I, tuple<T...>>::type& get(const tuple<T...>&);
template <size_t I, class... T> typename tuple_element<I, tuple<T...>>::type&& get(tuple<T...>&&);
template <size_t I, class A, class B> typename tuple_element<I, pair<A, B>>::type& get(pair<A, B>&);
template <size_t I, class A, class B>
const typename tuple_element<I, pair<A, B>>::type& get(const pair<A, B>&);
template <size_t I, class A, class B>
typename tuple_element<I, pair<A, B>>::type&& get(pair<A, B>&&);
}  // namespace std
