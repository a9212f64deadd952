// A test program in one header: TEST(name) { ... } with checks in it, and a main that runs them.
//
// A case is called after its file and itself: `gain.zero_is_zero` of test_gain.cpp. The arguments are
// the files to run, all if there are none. With --failing before them, allocations fail
// (failing_allocations.hpp). A failed check prints where, what and the values, and the program goes
// on; it ends with 1 if any check failed, or if a test checked nothing.
#pragma once

#include <algorithm>
#include <cstdio>
#include <exception>
#include <iomanip>
#include <iostream>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace check {

struct Test {
    std::string file;
    const char* name;
    void (*run)();
};

inline std::vector<Test> tests;
inline std::size_t checks = 0;
inline std::size_t failures = 0;

inline bool list(std::string_view path, const char* name, void (*run)()) {
    path.remove_prefix(path.rfind('/') + 1);
    path.remove_prefix(path.starts_with("test_") ? 5 : 0);
    tests.push_back({std::string(path.substr(0, path.find('.'))), name, run});
    return true;
}

// The values are printed if they can be.
template <class... Values>
bool report(bool passed, const char* file, int line, const char* what, const Values&... values) {
    ++checks;
    if (passed) return true;
    ++failures;
    std::cout << file << ':' << line << ": " << what << std::setprecision(17);
    [[maybe_unused]] const auto print = [](const auto& value) {
        if constexpr (requires { std::cout << value; }) std::cout << "; " << value;
    };
    (print(values), ...);
    std::cout << std::endl;
    return false;
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
bool equal(const A& a, const B& b, const char* file, int line, const char* what) {
    return report(same(a, b), file, line, what, a, b);
}

template <class A, class B>
bool at_most(const A& a, const B& b, const char* file, int line, const char* what) {
    return report(a <= b, file, line, what, a, b);
}

inline int run_all(std::span<const Test> some) {
    for (const Test& test : some) {
        const std::size_t failed_before = failures;
        const std::size_t checks_before = checks;
        try {
            test.run();
        } catch (const std::exception& error) {
            report(false, test.name, 0, "unexpected exception", error.what());
        }
        if (checks == checks_before) report(false, test.name, 0, "checked nothing");
        std::cout << (failures == failed_before ? "ok     " : "FAILED ") << test.file << '.'
                  << test.name << std::endl;
    }
    std::cout << some.size() << " tests, " << checks << " checks, " << failures << " failures\n";
    return failures == 0 && !some.empty() ? 0 : 1;
}

}  // namespace check

#define TEST(name)                                                        \
    static void name();                                                   \
    static const bool name##_listed = check::list(__FILE__, #name, name); \
    static void name()
#define CHECK(condition) check::report(static_cast<bool>(condition), __FILE__, __LINE__, #condition)
#define CHECK_EQUAL(a, b) check::equal((a), (b), __FILE__, __LINE__, #a " == " #b)
#define CHECK_AT_MOST(a, b) check::at_most((a), (b), __FILE__, __LINE__, #a " <= " #b)
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
    std::vector<std::string_view> files(arguments + 1, arguments + number);
    const bool is_failing = !files.empty() && files.front() == "--failing";
    if (is_failing) files.erase(files.begin());
    if (!files.empty()) {
        std::erase_if(check::tests, [&](const check::Test& test) {
            return std::find(files.begin(), files.end(), test.file) == files.end();
        });
    }
#ifdef FAILING_ALLOCATIONS
    if (is_failing) return failing::run_all(check::tests);
#endif
    return check::run_all(check::tests);
}
