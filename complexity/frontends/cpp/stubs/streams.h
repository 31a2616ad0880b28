// Declarations only: streams and manipulators.
#pragma once

namespace std {
struct ios_base {
  typedef unsigned openmode;
  typedef unsigned fmtflags;
  static const openmode in = 8, out = 16;
  static const fmtflags fixed = 4;
  static const int failbit = 4;
  static bool sync_with_stdio(bool = true);
};
struct ios : ios_base {};
struct ostream;
struct istream : ios {
  istream& operator>>(int&);
  istream& operator>>(long&);
  istream& operator>>(long long&);
  istream& operator>>(unsigned&);
  istream& operator>>(unsigned long&);
  istream& operator>>(unsigned long long&);
  istream& operator>>(short&);
  istream& operator>>(double&);
  istream& operator>>(float&);
  istream& operator>>(long double&);
  istream& operator>>(char&);
  istream& operator>>(bool&);
  istream& operator>>(string&);
  istream& operator>>(char*);
  istream& operator>>(istream& (*)(istream&));
  explicit operator bool() const;
  bool operator!() const;
  ostream* tie(ostream*);
  istream& ignore(long = 1, int = -1);
  int get();
  istream& get(char&);
  istream& getline(char*, long, char = 10);
  int peek();
  bool eof() const;
  bool good() const;
  bool fail() const;
  void clear();
  void exceptions(int);
  istream& read(char*, long);
};
struct ostream : ios {
  template <class T> ostream& operator<<(const T&);
  ostream& operator<<(ostream& (*)(ostream&));
  void precision(int);
  void setf(unsigned, unsigned = 0);
  ostream* tie(ostream*);
  ostream& flush();
  ostream& put(char);
  ostream& write(const char*, long);
};
struct iostream : istream, ostream {};
struct ifstream : istream {
  ifstream();
  ifstream(const char*);
  ifstream(const string&);
  void open(const char*);
  void close();
  bool is_open();
};
struct ofstream : ostream {
  ofstream();
  ofstream(const char*);
  ofstream(const string&);
  void open(const char*);
  void close();
};
struct istringstream : istream {
  istringstream(const string&);
};
struct stringstream : istream {
  stringstream();
  stringstream(const string&);
  template <class T> stringstream& operator<<(const T&);
  string str() const;
  void str(const string&);
};
struct ostringstream : ostream {
  string str() const;
};
extern istream cin;
extern ostream cout, cerr, clog;
ostream& endl(ostream&);
ostream& flush(ostream&);
istream& ws(istream&);
istream& getline(istream&, string&);
istream& getline(istream&, string&, char);
struct __man {};
__man setprecision(int);
__man setw(int);
__man setfill(char);
extern __man fixed, boolalpha, noboolalpha, hex, dec, oct, left, right, internal, scientific,
    showpoint, showpos, skipws, noskipws, uppercase, unitbuf;
}  // namespace std
