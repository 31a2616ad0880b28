// Declarations only: bitset and bit operations.
#pragma once

namespace std {
template <size_t N> struct bitset {
  struct reference {
    operator bool() const;
    reference& operator=(bool);
    reference& operator|=(bool);
    reference& operator^=(bool);
    void flip();
    bool operator~() const;
  };
  bitset();
  bitset(unsigned long long);
  template <class S> explicit bitset(const S&);
  reference operator[](size_t);
  bool operator[](size_t) const;
  bitset& set();
  bitset& set(size_t, bool = true);
  bitset& reset();
  bitset& reset(size_t);
  bitset& flip();
  bitset& flip(size_t);
  bool test(size_t) const;
  size_t count() const;
  size_t size() const;
  bool any() const;
  bool none() const;
  bool all() const;
  size_t _Find_first() const;
  size_t _Find_next(size_t) const;
  unsigned long to_ulong() const;
  unsigned long long to_ullong() const;
  struct string to_string() const;
  bitset operator<<(size_t) const;
  bitset operator>>(size_t) const;
  bitset operator~() const;
  bitset& operator<<=(size_t);
  bitset& operator>>=(size_t);
  bitset& operator&=(const bitset&);
  bitset& operator|=(const bitset&);
  bitset& operator^=(const bitset&);
  bool operator==(const bitset&) const;
  bool operator!=(const bitset&) const;
};
template <size_t N> bitset<N> operator&(const bitset<N>&, const bitset<N>&);
template <size_t N> bitset<N> operator|(const bitset<N>&, const bitset<N>&);
template <size_t N> bitset<N> operator^(const bitset<N>&, const bitset<N>&);
template <class T> int popcount(T);
template <class T> int countr_zero(T);
template <class T> int countl_zero(T);
template <class T> int bit_width(T);
template <class T> T bit_ceil(T);
template <class T> bool has_single_bit(T);
}  // namespace std
