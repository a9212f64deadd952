// Runs a test program's tests again and again, with the n-th allocation failing for n = 1, 2, 3, …
//
// What the checks say does not count here: whatever fails to be allocated, on whatever thread, must
// come out as std::bad_alloc, or be done without, as a thread can be. A std::terminate, a deadlock or
// what a sanitizer finds ends the program.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <new>

namespace failing {

constexpr std::uint64_t kNever = std::numeric_limits<std::uint64_t>::max();

inline std::atomic<std::uint64_t> calls{0};
inline std::atomic<std::uint64_t> first{kNever};  // fails, and so do all
inline std::atomic<std::uint64_t> last{kNever};   // to this one

inline void* allocate(std::size_t size, std::size_t alignment) {
    const std::uint64_t call = ++calls;
    if (call >= first && call <= last) throw std::bad_alloc();
    // Sizes are exact where they can be: a sanitizer notices what reaches beyond.
    const std::size_t some = std::max<std::size_t>(size, 1);
    const std::size_t rounded = (some + alignment - 1) / alignment * alignment;
    void* const memory = alignment > alignof(std::max_align_t)
                             ? std::aligned_alloc(alignment, rounded)
                             : std::malloc(some);
    if (memory == nullptr) throw std::bad_alloc();
    return memory;
}

// Returns whether the test ended in std::bad_alloc.
template <class Run>
bool run_with(const Run& run, std::uint64_t from, std::uint64_t to) {
    calls = 0;
    last = to;
    first = from;
    bool is_refused = false;
    try {
        run();
    } catch (const std::bad_alloc&) {
        is_refused = true;
    }
    first = kNever;
    return is_refused;
}

template <class Tests>
int run_all(const Tests& tests) {
    constexpr double kMostPlaces = 15;  // of each test; more would take too long
    constexpr double kSeconds = 1;      // for the places of a test; fewer of those that compute long
    std::uint64_t runs = 0;
    std::uint64_t refusals = 0;
    for (const auto& test : tests) {
        const auto start = std::chrono::steady_clock::now();
        run_with(test.run, kNever, kNever);
        const std::chrono::duration<double> once = std::chrono::steady_clock::now() - start;
        const std::uint64_t all = calls;
        const double places = std::clamp(kSeconds / once.count(), 2.0, kMostPlaces);
        const std::uint64_t step =
            std::max<std::uint64_t>(all / static_cast<std::uint64_t>(places), 1);
        for (std::uint64_t n = 1; n <= all; n += step) {
            refusals += run_with(test.run, n, n);       // memory comes back
            refusals += run_with(test.run, n, kNever);  // it does not
            runs += 2;
        }
    }
    std::printf("%llu runs with failing allocations, %llu ended in std::bad_alloc\n",
                static_cast<unsigned long long>(runs), static_cast<unsigned long long>(refusals));
    return refusals > 0 ? 0 : 1;
}

}  // namespace failing

// Not inlined: the compiler would take malloc and free for the two ends of a mismatch.
#define REPLACED [[gnu::noinline]]
REPLACED void* operator new(std::size_t size) {
    return failing::allocate(size, alignof(std::max_align_t));
}
REPLACED void* operator new(std::size_t size, std::align_val_t alignment) {
    return failing::allocate(size, static_cast<std::size_t>(alignment));
}
REPLACED void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    try {
        return operator new(size);
    } catch (const std::bad_alloc&) {
        return nullptr;
    }
}
REPLACED void operator delete(void* memory) noexcept { std::free(memory); }
REPLACED void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
REPLACED void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
REPLACED void operator delete(void* memory, std::size_t, std::align_val_t) noexcept {
    std::free(memory);
}
REPLACED void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
// Those for arrays call these, but the sanitizers' own do not.
REPLACED void* operator new[](std::size_t size) { return operator new(size); }
REPLACED void operator delete[](void* memory) noexcept { std::free(memory); }
REPLACED void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
