// A test program in one header: TEST(name) { ... } with checks in it, and a main that runs them.
//
// A case is called after its file and itself: `gain.zero_is_zero` of test_gain.cpp. The arguments are
// the cases or files to run, all if there are none; --list shows the names. With --failing before
// them, allocations fail (failing_allocations.hpp).
//
// A failed check prints where, what and the values, and the program goes on; it ends with 1 if any
// check failed, or if a test checked nothing.
#pragma once

#include <cstdint>
#include <cstdio>
#include <exception>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace check {

struct Test {
    std::string name;
    void (*run)();
};

inline std::vector<Test> tests;
inline std::size_t checks = 0;
inline std::size_t failures = 0;

inline bool list(std::string_view file, const char* name, void (*run)()) {
    constexpr std::string_view kPrefix = "test_";
    file.remove_prefix(file.find_last_of('/') + 1);
    if (file.starts_with(kPrefix)) file.remove_prefix(kPrefix.size());
    tests.push_back({std::string(file.substr(0, file.find('.'))) + '.' + name, run});
    return true;
}

// The tests that the program's arguments name.
inline std::vector<Test> chosen(int number, char** arguments) {
    if (number < 2) return tests;
    std::vector<Test> result;
    for (const Test& test : tests) {
        for (int i = 1; i < number; ++i) {
            const std::string name = arguments[i];
            if (test.name == name || test.name.starts_with(name + '.')) result.push_back(test);
        }
    }
    return result;
}

template <class T>
std::string text(const T& value) {
    char buffer[64];
    if constexpr (std::is_same_v<T, bool>) {
        return value ? "true" : "false";
    } else if constexpr (std::is_floating_point_v<T>) {
        std::snprintf(buffer, sizeof buffer, "%.17g", static_cast<double>(value));
    } else if constexpr (std::is_signed_v<T>) {
        std::snprintf(buffer, sizeof buffer, "%lld", static_cast<long long>(value));
    } else if constexpr (std::is_unsigned_v<T>) {
        std::snprintf(buffer, sizeof buffer, "%llu", static_cast<unsigned long long>(value));
    } else {
        return "(no text)";
    }
    return buffer;
}

// `what` is a text, or a function that makes one when it is needed.
template <class What>
bool report(bool passed, const char* file, int line, const What& what) {
    constexpr std::size_t kMostShown = 20;
    ++checks;
    if (!passed && ++failures <= kMostShown) {
        std::string message;
        if constexpr (std::is_invocable_v<What>) {
            message = what();
        } else {
            message = what;
        }
        std::printf("%s:%d: %s\n", file, line, message.c_str());
    }
    return passed;
}

template <class A, class B>
bool same(const A& a, const B& b) {
    if constexpr (std::is_integral_v<A> && std::is_integral_v<B> && !std::is_same_v<A, bool> &&
                  !std::is_same_v<B, bool>) {
        return std::cmp_equal(a, b);
    } else {
        return a == b;
    }
}

template <class A, class B>
bool equal(const A& a, const B& b, const char* a_text, const char* b_text, const char* file,
           int line) {
    return report(same(a, b), file, line, [&] {
        return std::string(a_text) + " == " + b_text + ", but " + text(a) + " != " + text(b);
    });
}

template <class A, class B>
bool at_most(const A& a, const B& b, const char* a_text, const char* b_text, const char* file,
             int line) {
    return report(a <= b, file, line, [&] {
        return std::string(a_text) + " <= " + b_text + ", but " + text(a) + " > " + text(b);
    });
}

inline int run_all(const std::vector<Test>& some) {
    for (const Test& test : some) {
        const std::size_t failed_before = failures;
        const std::size_t checks_before = checks;
        try {
            test.run();
        } catch (const std::exception& error) {
            report(false, test.name.c_str(), 0, std::string("unexpected exception: ") + error.what());
        }
        if (checks == checks_before) report(false, test.name.c_str(), 0, "checked nothing");
        std::printf("%s %s\n", failures == failed_before ? "ok    " : "FAILED", test.name.c_str());
    }
    std::printf("%zu tests, %zu checks, %zu failures\n", some.size(), checks, failures);
    return failures == 0 && !some.empty() ? 0 : 1;
}

}  // namespace check

#define TEST(name)                                                        \
    static void name();                                                   \
    static const bool name##_listed = check::list(__FILE__, #name, name); \
    static void name()
#define CHECK(condition) check::report(static_cast<bool>(condition), __FILE__, __LINE__, #condition)
#define CHECK_EQUAL(a, b) check::equal((a), (b), #a, #b, __FILE__, __LINE__)
#define CHECK_AT_MOST(a, b) check::at_most((a), (b), #a, #b, __FILE__, __LINE__)
#define CHECK_THROWS(exception, statement)                                           \
    do {                                                                             \
        bool thrown = false;                                                         \
        try {                                                                        \
            statement;                                                               \
        } catch (const exception&) {                                                 \
            thrown = true;                                                           \
        }                                                                            \
        check::report(thrown, __FILE__, __LINE__, #statement " throws " #exception); \
    } while (false)

#ifdef FAILING_ALLOCATIONS
#include "failing_allocations.hpp"
#endif

int main(int number, char** arguments) {
    if (number == 2 && std::string_view(arguments[1]) == "--list") {
        for (const check::Test& test : check::tests) std::printf("%s\n", test.name.c_str());
        return 0;
    }
#ifdef FAILING_ALLOCATIONS
    if (number > 1 && std::string_view(arguments[1]) == "--failing") {
        return failing::run_all(check::chosen(number - 1, arguments + 1));
    }
#endif
    return check::run_all(check::chosen(number, arguments));
}
