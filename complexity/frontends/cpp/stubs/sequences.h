// Declarations only: vector, deque, list, array and bitset.
#pragma once

namespace std {
template <class T> struct allocator {};
#define CV_RANGE(T)                     \
  typedef T value_type;                 \
  typedef size_t size_type;             \
  typedef __it<T> iterator;             \
  typedef __it<const T> const_iterator; \
  typedef __it<T> reverse_iterator;     \
  typedef T& reference;                 \
  iterator begin();                     \
  iterator end();                       \
  const_iterator begin() const;         \
  const_iterator end() const;           \
  const_iterator cbegin() const;        \
  const_iterator cend() const;          \
  iterator rbegin();                    \
  iterator rend();                      \
  const_iterator rbegin() const;        \
  const_iterator rend() const;          \
  const_iterator crbegin() const;       \
  const_iterator crend() const;         \
  size_t size() const;                  \
  bool empty() const;                   \
  void clear();
#define CV_CMP(N, ...)                                        \
  template <__VA_ARGS__> bool operator==(const N&, const N&); \
  template <__VA_ARGS__> bool operator!=(const N&, const N&); \
  template <__VA_ARGS__> bool operator<(const N&, const N&);  \
  template <__VA_ARGS__> bool operator>(const N&, const N&);
#define CV_SEQ(N)                                                                          \
  template <class T, class A = allocator<T>> struct N {                                    \
    CV_RANGE(T) N();                                                                       \
    explicit N(size_t);                                                                    \
    N(size_t, const T&);                                                                   \
    template <class I, class = typename iterator_traits<I>::value_type> N(I, I);           \
    N(initializer_list<T>);                                                                \
    N& operator=(initializer_list<T>);                                                     \
    T& operator[](size_t);                                                                 \
    const T& operator[](size_t) const;                                                     \
    T& at(size_t);                                                                         \
    const T& at(size_t) const;                                                             \
    T& front();                                                                            \
    T& back();                                                                             \
    const T& front() const;                                                                \
    const T& back() const;                                                                 \
    T* data();                                                                             \
    void push_back(const T&);                                                              \
    void push_front(const T&);                                                             \
    void pop_back();                                                                       \
    void pop_front();                                                                      \
    template <class... B> T& emplace_back(B&&...);                                         \
    template <class... B> T& emplace_front(B&&...);                                        \
    iterator insert(const_iterator, const T&);                                             \
    template <class... B> iterator insert(const_iterator, const B&...);                    \
    iterator insert(const_iterator, initializer_list<T>);                                  \
    template <class... B> iterator emplace(const_iterator, B&&...);                        \
    iterator erase(const_iterator);                                                        \
    iterator erase(const_iterator, const_iterator);                                        \
    void resize(size_t);                                                                   \
    void resize(size_t, const T&);                                                         \
    void reserve(size_t);                                                                  \
    void shrink_to_fit();                                                                  \
    size_t capacity() const;                                                               \
    void assign(size_t, const T&);                                                         \
    template <class I, class = typename iterator_traits<I>::value_type> void assign(I, I); \
    void assign(initializer_list<T>);                                                      \
    void swap(N&);                                                                         \
    template <class P> void remove_if(P);                                                  \
    void remove(const T&);                                                                 \
    void reverse();                                                                        \
    void sort();                                                                           \
    template <class C> void sort(C);                                                       \
    template <class... B> void splice(const_iterator, N&, B...);                           \
    void unique();                                                                         \
  };                                                                                       \
  template <class I> N(I, I) -> N<typename iterator_traits<I>::value_type>;                \
  template <class T> N(size_t, T) -> N<T>;                                                 \
  CV_CMP(N<T>, class T)
CV_SEQ(vector)
CV_SEQ(deque)
CV_SEQ(list)
CV_SEQ(forward_list)
template <> struct vector<bool> {
  struct reference {
    operator bool() const;
    reference& operator=(bool);
    reference& operator|=(bool);
    reference& operator^=(bool);
    void flip();
  };
  typedef bool value_type;
  typedef __it<bool> iterator;
  typedef __it<const bool> const_iterator;
  vector();
  explicit vector(size_t, bool = false);
  vector(initializer_list<bool>);
  template <class I, class = typename iterator_traits<I>::value_type> vector(I, I);
  reference operator[](size_t);
  bool operator[](size_t) const;
  reference at(size_t);
  bool at(size_t) const;
  reference back();
  bool back() const;
  bool front() const;
  reference front();
  const_iterator cbegin() const;
  const_iterator cend() const;
  iterator rbegin();
  iterator rend();
  template <class... B> iterator insert(const_iterator, B...);
  iterator erase(const_iterator);
  iterator erase(const_iterator, const_iterator);
  void reserve(size_t);
  void pop_front();
  iterator begin();
  iterator end();
  const_iterator begin() const;
  const_iterator end() const;
  size_t size() const;
  bool empty() const;
  void clear();
  void push_back(bool);
  template <class... B> void emplace_back(B...);
  void pop_back();
  void resize(size_t, bool = false);
  void assign(size_t, bool);
  void flip();
  void swap(vector&);
};
template <class T, size_t N> struct array {
  CV_RANGE(T) T __a[N];
  T& operator[](size_t);
  const T& operator[](size_t) const;
  T& at(size_t);
  T& front();
  T& back();
  void fill(const T&);
  T* data();
};
template <class T, class... U> array(T, U...) -> array<T, 1 + sizeof...(U)>;
template <class T, size_t N> struct tuple_size<array<T, N>> : integral_constant<size_t, N> {};
template <size_t I, class T, size_t N> struct tuple_element<I, array<T, N>> {
  typedef T type;
};
template <size_t I, class T, size_t N> T& get(array<T, N>&);
template <size_t I, class T, size_t N> const T& get(const array<T, N>&);
template <size_t I, class T, size_t N> T&& get(array<T, N>&&);
template <class T, size_t N> bool operator==(const array<T, N>&, const array<T, N>&);
template <class T, size_t N> bool operator<(const array<T, N>&, const array<T, N>&);
template <class T, size_t N> bool operator>(const array<T, N>&, const array<T, N>&);
template <class T, size_t N> bool operator!=(const array<T, N>&, const array<T, N>&);
}  // namespace std
