// Declarations only: string and conversions.
#pragma once

namespace std {
struct string {
  CV_RANGE(char) static const size_t npos = -1;
  string();
  string(const char*);
  string(const char*, size_t);
  string(size_t, char);
  string(initializer_list<char>);
  string(const string&, size_t, size_t = npos);
  template <class I, class = typename iterator_traits<I>::value_type> string(I, I);
  char& operator[](size_t);
  const char& operator[](size_t) const;
  char& at(size_t);
  const char& at(size_t) const;
  char& front();
  char& back();
  const char& front() const;
  const char& back() const;
  string& operator+=(const string&);
  string& operator+=(char);
  string& operator=(const char*);
  string& operator=(char);
  string& append(const string&);
  string& append(size_t, char);
  template <class I> string& append(I, I);
  void push_back(char);
  void pop_back();
  const char* c_str() const;
  char* data();
  size_t length() const;
  void resize(size_t);
  void resize(size_t, char);
  void reserve(size_t = 0);
  void assign(size_t, char);
  string substr(size_t = 0, size_t = npos) const;
  size_t find(const string&, size_t = 0) const;
  size_t find(char, size_t = 0) const;
  size_t rfind(const string&, size_t = npos) const;
  size_t rfind(char, size_t = npos) const;
  size_t find_first_of(const string&, size_t = 0) const;
  size_t find_last_of(const string&, size_t = npos) const;
  size_t find_first_not_of(const string&, size_t = 0) const;
  size_t find_last_not_of(const string&, size_t = npos) const;
  string& replace(size_t, size_t, const string&);
  string& insert(size_t, const string&);
  string& insert(size_t, size_t, char);
  iterator insert(iterator, char);
  iterator erase(iterator);
  iterator erase(iterator, iterator);
  string& erase(size_t = 0, size_t = npos);
  int compare(const string&) const;
  int compare(size_t, size_t, const string&) const;
  bool starts_with(const string&) const;
  bool contains(const string&) const;
  bool contains(char) const;
  bool ends_with(const string&) const;
  void swap(string&);
};
string operator+(const string&, const string&);
string operator+(const string&, char);
string operator+(char, const string&);
bool operator==(const string&, const string&);
bool operator!=(const string&, const string&);
bool operator<(const string&, const string&);
bool operator>(const string&, const string&);
bool operator<=(const string&, const string&);
bool operator>=(const string&, const string&);
string to_string(long long);
string to_string(double);
string to_string(int);
string to_string(unsigned long);
string to_string(long);
string to_string(unsigned);
int stoi(const string&, size_t* = nullptr, int = 10);
long stol(const string&, size_t* = nullptr, int = 10);
long long stoll(const string&, size_t* = nullptr, int = 10);
unsigned long stoul(const string&, size_t* = nullptr, int = 10);
unsigned long long stoull(const string&, size_t* = nullptr, int = 10);
double stod(const string&);
float stof(const string&);
long double stold(const string&);
inline namespace literals {
string operator""s(const char*, size_t);
}
struct string_view {
  CV_RANGE(const char) string_view();
  string_view(const char*);
  string_view(const string&);
  const char& operator[](size_t) const;
  string_view substr(size_t = 0, size_t = -1) const;
  size_t length() const;
  size_t find(char, size_t = 0) const;
  bool operator==(const string_view&) const;
};
}  // namespace std
