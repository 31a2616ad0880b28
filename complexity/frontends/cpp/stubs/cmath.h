// Declarations only: mathematics, complex numbers, numeric_limits.
#pragma once

namespace std {
#define CV_M1(f)              \
  double f(double);           \
  float f(float);             \
  long double f(long double); \
  template <class T, class = typename enable_if<is_integral<T>::value>::type> double f(T);
CV_M1(sqrt)
CV_M1(cbrt)
CV_M1(sin) CV_M1(cos) CV_M1(tan) CV_M1(asin) CV_M1(acos) CV_M1(atan) CV_M1(exp) CV_M1(log)
    CV_M1(log2) CV_M1(log10) CV_M1(floor) CV_M1(ceil) CV_M1(round) CV_M1(fabs)
        CV_M1(trunc) template <class A, class B>
        double pow(A, B);
template <class A, class B> double atan2(A, B);
template <class A, class B> double hypot(A, B);
template <class A, class B> double fmod(A, B);
template <class T> T abs(T);
template <class T> long lround(T);
template <class T> long long llround(T);
template <class T> bool isnan(T);
template <class T> bool isinf(T);
template <class A> double copysign(A, A);
double sqrtl(long double);
double powl(long double, long double);
double floorl(long double);
double ceill(long double);
double fabsl(long double);
double logl(long double);
double log1p(double);
double expm1(double);
double sinh(double);
double cosh(double);
double tanh(double);
template <class A, class B> double fmax(A, B);
template <class A, class B> double fmin(A, B);
template <class A, class B> double remainder(A, B);
double tgamma(double);
double lgamma(double);
double ldexp(double, int);
long labs(long);
struct div_t {
  int quot, rem;
};
div_t div(int, int);
long long llabs(long long);
template <class T> struct numeric_limits {
  static constexpr T max() { return T(); }
  static constexpr T min() { return T(); }
  static constexpr T lowest() { return T(); }
  static constexpr T infinity() { return T(); }
  static constexpr T epsilon() { return T(); }
  static const int digits = 64;
};
template <class T> struct complex {
  complex(T = T(), T = T());
  T real() const;
  T imag() const;
  void real(T);
  void imag(T);
  complex& operator+=(const complex&);
  complex& operator*=(const complex&);
  complex& operator/=(T);
};
template <class T> complex<T> operator+(complex<T>, complex<T>);
template <class T> complex<T> operator-(complex<T>, complex<T>);
template <class T> complex<T> operator*(complex<T>, complex<T>);
template <class T> complex<T> conj(complex<T>);
template <class T> T real(complex<T>);
template <class T> T imag(complex<T>);
template <class T> complex<T> polar(T, T);
}  // namespace std
using std::abs;
using std::acos;
using std::asin;
using std::atan;
using std::atan2;
using std::cbrt;
using std::ceil;
using std::cos;
using std::div;
using std::exp;
using std::fabs;
using std::floor;
using std::fmax;
using std::fmin;
using std::fmod;
using std::hypot;
using std::isnan;
using std::labs;
using std::llabs;
using std::llround;
using std::log;
using std::log10;
using std::log2;
using std::lround;
using std::pow;
using std::powl;
using std::round;
using std::sin;
using std::sqrt;
using std::sqrtl;
using std::tan;
using std::trunc;
namespace std {}  // namespace std
