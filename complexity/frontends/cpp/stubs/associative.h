// Declarations only: sets and maps, ordered and hashed.
#pragma once

namespace std {
template <class It> struct __ins {
  It position;
  bool inserted;
};
#define CV_LOOK(K)                                \
  iterator find(const K&);                        \
  const_iterator find(const K&) const;            \
  size_t count(const K&) const;                   \
  bool contains(const K&) const;                  \
  size_t erase(const K&);                         \
  iterator erase(iterator);                       \
  iterator erase(iterator, iterator);             \
  iterator lower_bound(const K&);                 \
  const_iterator lower_bound(const K&) const;     \
  iterator upper_bound(const K&);                 \
  const_iterator upper_bound(const K&) const;     \
  pair<iterator, iterator> equal_range(const K&); \
  void reserve(size_t);                           \
  void max_load_factor(float);                    \
  void rehash(size_t);
#define CV_SET(N, INS, ...)                                                                    \
  template <class T, __VA_ARGS__> struct N {                                                   \
    CV_RANGE(T) CV_LOOK(T) typedef T key_type;                                                 \
    N();                                                                                       \
    template <class F, class = decltype(&F::operator())> explicit N(F);                        \
    explicit N(size_t);                                                                        \
    template <class F> N(size_t, F, F = F());                                                  \
    template <class F> N(size_t, F);                                                           \
    template <class I, class = typename iterator_traits<I>::value_type, class = void> N(I, I); \
    explicit N(C);                                                                             \
    N(initializer_list<T>);                                                                    \
    template <class G> N(initializer_list<T>, G);                                              \
    INS insert(const T&);                                                                      \
    template <class I> void insert(I, I);                                                      \
    void insert(initializer_list<T>);                                                          \
    template <class... B> INS emplace(B&&...);                                                 \
    iterator insert(const_iterator, const T&);                                                 \
    void swap(N&);                                                                             \
    T extract(const T&);                                                                       \
    void merge(N&);                                                                            \
  };                                                                                           \
  CV_CMP(N<T>, class T)
#define CV_P pair<iterator, bool>
CV_SET(set, CV_P, class C = less<T>, class A = allocator<T>)
CV_SET(multiset, iterator, class C = less<T>, class A = allocator<T>)
CV_SET(unordered_set, CV_P, class C = hash<T>, class E = equal_to<T>, class A = allocator<T>)
CV_SET(unordered_multiset, iterator, class C = hash<T>, class E = equal_to<T>,
       class A = allocator<T>)
#define CV_MAP(N, INS, ...)                                                                    \
  template <class K, class V, __VA_ARGS__> struct N {                                          \
    typedef pair<const K, V> __p;                                                              \
    CV_RANGE(__p) CV_LOOK(K) typedef K key_type;                                               \
    typedef V mapped_type;                                                                     \
    N();                                                                                       \
    explicit N(C);                                                                             \
    explicit N(size_t);                                                                        \
    template <class F> N(size_t, F);                                                           \
    template <class I, class = typename iterator_traits<I>::value_type, class = void> N(I, I); \
    N(initializer_list<__p>);                                                                  \
    V& operator[](const K&);                                                                   \
    V& at(const K&);                                                                           \
    const V& at(const K&) const;                                                               \
    INS insert(const __p&);                                                                    \
    template <class P> INS insert(P&&);                                                        \
    template <class I> void insert(I, I);                                                      \
    void insert(initializer_list<__p>);                                                        \
    template <class... B> INS emplace(B&&...);                                                 \
    template <class... B> CV_P try_emplace(const K&, B&&...);                                  \
    template <class B> CV_P insert_or_assign(const K&, B&&);                                   \
    template <class... B> iterator emplace_hint(const_iterator, B&&...);                       \
    void swap(N&);                                                                             \
  };                                                                                           \
  template <class K, class V> bool operator==(const N<K, V>&, const N<K, V>&);                 \
  template <class K, class V> bool operator!=(const N<K, V>&, const N<K, V>&);                 \
  template <class K, class V> bool operator<(const N<K, V>&, const N<K, V>&);
CV_MAP(map, CV_P, class C = less<K>, class A = allocator<K>)
CV_MAP(multimap, iterator, class C = less<K>, class A = allocator<K>)
CV_MAP(unordered_map, CV_P, class C = hash<K>, class E = equal_to<K>, class A = allocator<K>)
CV_MAP(unordered_multimap, iterator, class C = hash<K>, class E = equal_to<K>,
       class A = allocator<K>)
}  // namespace std
