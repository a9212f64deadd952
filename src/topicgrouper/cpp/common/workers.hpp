// Threads that share out the chunks of one loop at a time.
//
// They live as long as one fit, so a process that forks between two fits has none. The calling
// thread works too, and it alone runs `tick` between its chunks: progress and cancellation need no
// lock. What a loop computes must not depend on which thread takes which chunk.
//
// Why every chunk runs exactly once, within its own loop, on any processor:
// 1. `gate_` is one atomic word: an open bit and the number of helpers inside. A helper enters by
//    one exchange that finds the bit set and adds itself, so never while the gate is closed.
// 2. The caller writes the loop (`body_`, `chunks_`, `next_`) while the gate is closed and nobody is
//    inside, then opens it with a release. A helper reads the loop only inside, having entered with
//    an acquire: it sees the loop that is open, whichever one it had been waiting for.
// 3. To end the loop the caller closes the gate, then waits with an acquire until nobody is inside;
//    helpers leave with a release. All they did is visible then, and nobody is left who could act.
// 4. `next_.fetch_add` gives each number to one thread. It may be relaxed: numbers are unique by
//    atomicity alone, and the order of everything else follows from 2 and 3.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace topicgrouper {

class Workers {
public:
    // body(thread, chunk)
    using Body = std::function<void(unsigned, std::size_t)>;

    explicit Workers(unsigned threads, std::function<void()> tick = [] {}) : tick_(std::move(tick)) {
        try {
            for (unsigned thread = 1; thread < threads; ++thread) {
                threads_.emplace_back([this, thread] { serve(thread); });
            }
        } catch (...) {
            // The system has no more threads or memory for them: those there are do the same work.
        }
    }

    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    ~Workers() {
        change_gate(kEnding);
        for (std::thread& thread : threads_) thread.join();
    }

    unsigned size() const noexcept { return static_cast<unsigned>(threads_.size()) + 1; }

    // Lets the caller look after progress and cancellation; an exception leaves the fit.
    void tick() const { tick_(); }

    // Runs body for every chunk in [0, chunks). The first exception of a body, on whatever thread,
    // or of the tick ends the loop early and is rethrown here once no thread is in it.
    void for_each(std::size_t chunks, const Body& body) {
        if (threads_.empty() || chunks <= 1) {
            for (std::size_t chunk = 0; chunk < chunks; ++chunk) {
                body(0, chunk);
                tick_();
            }
            return;
        }
        body_ = &body;
        chunks_ = chunks;
        next_.store(0, std::memory_order_relaxed);
        change_gate(kLoop | kOpen);
        work(0);
        gate_.fetch_and(~kOpen, std::memory_order_relaxed);
        while (gate_.load(std::memory_order_acquire) & kInside) std::this_thread::yield();
        if (failure_) std::rethrow_exception(std::exchange(failure_, nullptr));
    }

private:
    static constexpr int kSpins = 4000;
    // The parts of `gate_`. The number of the loop, in the upper half, is there for waiting alone: a
    // helper that has left a loop does not enter it again.
    static constexpr std::uint64_t kInside = (std::uint64_t{1} << 30) - 1;
    static constexpr std::uint64_t kOpen = std::uint64_t{1} << 30;
    static constexpr std::uint64_t kEnding = std::uint64_t{1} << 31;
    static constexpr std::uint64_t kLoop = std::uint64_t{1} << 32;

    // Adds bits to the gate and wakes who waits for them.
    void change_gate(std::uint64_t bits) {
        {
            // Not between a helper's look at the gate and its sleep: it would miss the call.
            const std::lock_guard lock(mutex_);
            gate_.fetch_add(bits, std::memory_order_release);
        }
        wake_.notify_all();
    }

    void serve(unsigned thread) {
        for (std::uint64_t seen = 0;;) {
            std::uint64_t gate = wait(seen);
            if (gate & kEnding) return;
            seen = gate / kLoop;
            while (gate & kOpen) {
                if (!gate_.compare_exchange_weak(gate, gate + 1, std::memory_order_acquire,
                                                 std::memory_order_relaxed)) {
                    continue;
                }
                seen = gate / kLoop;  // it may have become a later loop in between
                work(thread);
                gate_.fetch_sub(1, std::memory_order_release);
                break;
            }
        }
    }

    // Takes chunks until none is left; to be called inside the gate or by the caller.
    void work(unsigned thread) noexcept {
        try {
            for (std::size_t chunk;
                 (chunk = next_.fetch_add(1, std::memory_order_relaxed)) < chunks_;) {
                (*body_)(thread, chunk);
                if (thread == 0) tick_();
            }
        } catch (...) {
            next_.store(chunks_, std::memory_order_relaxed);  // nobody takes another
            const std::lock_guard lock(mutex_);
            if (!failure_) failure_ = std::current_exception();
        }
    }

    // Waits for a loop other than the one seen, or the end. Loops follow each other closely: a short
    // spin saves most of the sleeps.
    std::uint64_t wait(std::uint64_t seen) {
        std::uint64_t gate = 0;
        const auto is_called = [&] {
            gate = gate_.load(std::memory_order_relaxed);  // entering is what acquires
            return (gate & kEnding) || ((gate & kOpen) && gate / kLoop != seen);
        };
        for (int i = 0; i < kSpins; ++i) {
            if (is_called()) return gate;
        }
        std::unique_lock lock(mutex_);
        wake_.wait(lock, is_called);
        return gate;
    }

    std::function<void()> tick_;
    std::mutex mutex_;
    std::condition_variable wake_;
    // The loop that is open.
    const Body* body_ = nullptr;
    std::size_t chunks_ = 0;
    std::exception_ptr failure_;  // under mutex_ while the gate is open
    // On lines of their own: all threads write to them.
    alignas(64) std::atomic<std::uint64_t> gate_{0};
    alignas(64) std::atomic<std::size_t> next_{0};
    std::vector<std::thread> threads_;  // last: they must not outlive what they use
};

}  // namespace topicgrouper
