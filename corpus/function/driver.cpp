
// Reads the arguments of an entry point, calls it and prints its result.
//
// Only the call is measured: counting stops around it, and its CPU time goes to the side channel.
#include <ctime>
#include <sys/stat.h>
#include <unistd.h>

extern "C" void cverify_pause_counting(int pause) __attribute__((weak));

namespace cverify_driver {

using Dims = const long long*;

inline int peek() {
    static char buffer[1 << 16];
    static std::size_t at = 0, filled = 0;
    if (at == filled) {
        filled = std::fread(buffer, 1, sizeof buffer, stdin);
        at = 0;
        if (filled == 0) return -1;
    }
    return static_cast<unsigned char>(buffer[at++]);
}

inline std::string token() {
    std::string word;
    int c = peek();
    while (c != -1 && c <= ' ') c = peek();
    for (; c > ' '; c = peek()) word.push_back(static_cast<char>(c));
    return word;
}

template <class T> struct is_pair : std::false_type {};
template <class A, class B> struct is_pair<std::pair<A, B>> : std::true_type {};

template <class T> void read(T& value, Dims dims) {
    if constexpr (std::is_same<T, std::string>::value) {
        if (*dims == 0) value.clear(); else value = token();
    } else if constexpr (std::is_floating_point<T>::value) {
        value = static_cast<T>(std::strtold(token().c_str(), nullptr));
    } else if constexpr (std::is_arithmetic<T>::value) {
        value = static_cast<T>(std::strtoll(token().c_str(), nullptr, 10));
    } else if constexpr (is_pair<T>::value) {
        read(value.first, dims);
        read(value.second, dims);
    } else {
        value.clear();
        for (long long i = 0; i < *dims; ++i) {
            typename T::value_type element;
            read(element, dims + 1);
            value.insert(value.end(), std::move(element));
        }
    }
}

template <class T> void show(std::ostream& out, const T& value) {
    if constexpr (std::is_same<T, bool>::value) {
        out << (value ? "true" : "false");
    } else if constexpr (std::is_floating_point<T>::value) {
        out << std::setprecision(12) << value;
    } else if constexpr (std::is_arithmetic<T>::value || std::is_convertible<T, std::string>::value) {
        out << value;
    } else if constexpr (is_pair<T>::value) {
        out << "2 ";
        show(out, value.first);
        out << ' ';
        show(out, value.second);
    } else {
        out << value.size();
        for (typename T::value_type element : value) {
            out << ' ';
            show(out, element);
        }
    }
}

template <class R, class... A> std::tuple<std::decay_t<A>...> arguments(R (*)(A...)) { return {}; }
template <class R, class C, class... A> std::tuple<std::decay_t<A>...> arguments(R (C::*)(A...)) { return {}; }
template <class R, class C, class... A> std::tuple<std::decay_t<A>...> arguments(R (C::*)(A...) const) { return {}; }

inline void pause(bool wanted) {
    if (cverify_pause_counting) cverify_pause_counting(wanted);
}

inline long long cpu_nanoseconds() {
    timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return now.tv_sec * 1000000000LL + now.tv_nsec;
}

class Watch {
    struct stat channel_ {};
    bool watched_;
    long long start_;

  public:
    Watch() : watched_(fstat(3, &channel_) == 0 && channel_.st_size == kChannel) {
        start_ = cpu_nanoseconds();
        pause(false);
    }
    ~Watch() {
        pause(true);
        const unsigned long long record[2] = {
            kMagic, static_cast<unsigned long long>(cpu_nanoseconds() - start_)};
        if (watched_ && pwrite(3, record, sizeof record, kPlace) < 0) return;
    }
};

template <class F, class T> auto watched(F&& function, T& values) {
    Watch watch;
    return std::apply(function, values);
}

template <class F, class T> void call(F&& function, T& values) {
    if constexpr (std::is_void<decltype(std::apply(function, values))>::value) {
        watched(function, values);
        std::cout << "null\n";
    } else {
        std::decay_t<decltype(std::apply(function, values))> result = watched(function, values);
        show(std::cout, result);
        std::cout << '\n';
    }
}

}  // namespace cverify_driver

