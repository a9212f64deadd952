// Many short loops, one after the other, to catch threads that work on a loop that is not theirs.
//
//     stress_workers THREADS LOOPS
//
// The bodies live in a ring, so that one that runs after its loop has returned is counted instead of
// reading freed memory. Between two loops the caller writes to many places, as a fit does: its stores
// are then still under way when the next loop opens. On Arm, where stores of one thread may be seen
// in another order, the faults of an earlier design appeared here within a million loops; no
// sanitizer saw them.
#include <array>
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <vector>

#include "common/workers.hpp"

namespace {

constexpr std::size_t kRing = 64;
constexpr std::size_t kMostChunks = 40;

struct Loop {
    std::atomic<bool> is_open{false};
    std::size_t chunks = 0;
    std::array<std::atomic<unsigned>, kMostChunks> runs{};
    std::function<void(unsigned, std::size_t)> body;
};

struct Faults {
    std::atomic<std::uint64_t> late{0};
    std::atomic<std::uint64_t> out_of_range{0};
    std::uint64_t missed = 0;
    std::uint64_t repeated = 0;

    bool any() const { return late + out_of_range + missed + repeated > 0; }
};

class Numbers {
public:
    std::uint32_t next() { return state_ = state_ * 1664525u + 1013904223u; }

private:
    std::uint32_t state_ = 1;
};

}  // namespace

int main(int arguments, char** values) {
    if (arguments != 3) {
        std::fputs("usage: stress_workers THREADS LOOPS\n", stderr);
        return 2;
    }
    const auto threads = static_cast<unsigned>(std::atoi(values[1]));
    const long loops = std::atol(values[2]);
    Faults faults;
    std::vector<Loop> ring(kRing);
    for (Loop& loop : ring) {
        loop.body = [&faults, &loop](unsigned, std::size_t chunk) {
            if (!loop.is_open) {
                ++faults.late;
            } else if (chunk >= loop.chunks) {
                ++faults.out_of_range;
            } else {
                ++loop.runs[chunk];
            }
        };
    }
    std::vector<long> far_apart(std::size_t{1} << 22);
    Numbers numbers;
    topicgrouper::Workers workers(threads);
    for (long i = 0; i < loops; ++i) {
        Loop& loop = ring[i % kRing];
        loop.chunks = i % 2 == 1 ? kMostChunks : 2 + (numbers.next() >> 30);
        for (auto& runs : loop.runs) runs.store(0, std::memory_order_relaxed);
        loop.is_open = true;
        for (int write = 0; write < 8; ++write) far_apart[numbers.next() >> 10] = i;
        workers.for_each(loop.chunks, loop.body);
        loop.is_open = false;
        for (std::size_t chunk = 0; chunk < loop.chunks; ++chunk) {
            const unsigned runs = loop.runs[chunk];
            faults.missed += runs == 0;
            faults.repeated += runs > 1;
        }
    }
    std::printf("%ld loops: %llu late, %llu out of range, %llu missed, %llu repeated\n", loops,
                static_cast<unsigned long long>(faults.late),
                static_cast<unsigned long long>(faults.out_of_range),
                static_cast<unsigned long long>(faults.missed),
                static_cast<unsigned long long>(faults.repeated));
    return faults.any() ? 1 : 0;
}
