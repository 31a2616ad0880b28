// Declarations only: ranges, views, span and other names of C++17 to C++23.
#pragma once

namespace std {
template <class T> struct span : __it<T> {
  CV_RANGE(T) span();
  template <class C> span(C&);
  span(T*, size_t);
  T& operator[](size_t) const;
  span subspan(size_t, size_t = -1) const;
  T* data() const;
};

template <class T> struct valarray {
  CV_RANGE(T) valarray();
  explicit valarray(size_t);
  valarray(const T&, size_t);
  valarray(initializer_list<T>);
  T& operator[](size_t);
  T sum() const;
  T min() const;
  T max() const;
};

template <class I, class O, class T, class... A> O exclusive_scan(I, I, O, T, A...);
template <class I, class O, class N, class G> O sample(I, I, O, N, G&&);
template <class I, class F> F for_each_n(I, size_t, F);
template <class I, class O, class P> O remove_copy_if(I, I, O, P);
template <class I, class O> O reverse_copy(I, I, O);
template <class I, class O> O unique_copy(I, I, O);
template <class I, class N, class O> O copy_n(I, N, O);
template <class I, class J> J move(I, I, J);
template <class I, class J> J copy_backward(I, I, J);
template <class I, class J> bool is_permutation(I, I, J);
template <class I, class... A> void sort_heap(I, I, A...);
template <class I, class N, class T> I search_n(I, I, N, const T&);
template <class I, class J, class O> O set_symmetric_difference(I, I, J, J, O);
template <class A, class B> constexpr bool cmp_less(A, B);
template <class C, class P> size_t erase_if(C&, P);
template <class T> T rotl(T, int);
template <class T> T rotr(T, int);
template <class T> T bit_floor(T);
template <class T> int countr_one(T);
template <class T> int countl_one(T);

namespace numbers {
constexpr double pi = 3.141592653589793, e = 2.718281828459045, sqrt2 = 1.4142135623730951;
}

namespace ranges {
template <class R, class... A> void sort(R&&, A...);
template <class R, class... A> void stable_sort(R&&, A...);
template <class R> void reverse(R&&);
template <class R, class T> void fill(R&&, const T&);
template <class R, class T> void iota(R&&, T);
template <class R, class F> void for_each(R&&, F);
template <class R, class O> void copy(R&&, O);
template <class R, class O, class F> void transform(R&&, O, F);
template <class R, class... A> auto unique(R&& r, A...) -> decltype(r.begin());
template <class R, class T, class... A> auto lower_bound(R&& r, const T&, A...)
    -> decltype(r.begin());
template <class R, class T, class... A> auto upper_bound(R&& r, const T&, A...)
    -> decltype(r.begin());
template <class R, class T, class... A> bool binary_search(R&&, const T&, A...);
template <class R, class T> auto find(R&& r, const T&) -> decltype(r.begin());
template <class R, class P> auto find_if(R&& r, P) -> decltype(r.begin());
template <class R, class T> long count(R&&, const T&);
template <class R, class P> long count_if(R&&, P);
template <class R, class P> bool all_of(R&&, P);
template <class R, class P> bool any_of(R&&, P);
template <class R, class P> bool none_of(R&&, P);
template <class R, class... A> bool is_sorted(R&&, A...);
template <class R, class... A> bool next_permutation(R&&, A...);
template <class R, class... A> auto max_element(R&& r, A...) -> decltype(r.begin());
template <class R, class... A> auto min_element(R&& r, A...) -> decltype(r.begin());
template <class R> auto max(R&& r) -> typename remove_reference<R>::type::value_type;
template <class R> auto min(R&& r) -> typename remove_reference<R>::type::value_type;
template <class T> const T& max(const T&, const T&);
template <class T> const T& min(const T&, const T&);
template <class R, class T, class F> T fold_left(R&&, T, F);
template <class R> size_t size(R&&);
struct less {};
struct greater {};
}  // namespace ranges

namespace views {
template <class A, class B> vector<A> iota(A, B);
template <class R> R&& reverse(R&&);
}  // namespace views
namespace ranges {
namespace views = std::views;
}

namespace this_thread {
template <class D> void sleep_for(D);
}
}  // namespace std
