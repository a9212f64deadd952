// Threads that share out the chunks of one loop at a time.
//
// They live as long as one fit, so a process that forks between two fits has none. The calling
// thread works too, and it alone runs `tick` between its chunks: progress and cancellation need no
// lock. What a loop computes must not depend on which thread takes which chunk.
//
// Each thread begins with a part of the chunks that is its own, the same part in every loop of as
// many chunks, and then takes what is left of the others'. So loops that go over the same data again
// and again find it in the caches of the threads that used it before.
//
// Why every chunk runs exactly once, within its own loop, on any processor:
// 1. `gate_` is one atomic word: the number of places left and the number of helpers inside. A helper
//    enters by one exchange that finds a place and takes it, so never while there is none.
// 2. The caller writes the loop (`body_`, `call_`, `shares_`) while there is no place and nobody is
//    inside, then makes places with a release. A helper reads the loop only inside, having entered
//    with an acquire: it sees the loop that is open, whichever one it had been waiting for.
// 3. To end the loop the caller takes the places that are left away, then waits with an acquire until
//    nobody is inside; helpers leave with a release. All they did is visible then, and nobody is left
//    who could act.
// 4. `next.fetch_add` of a share gives each of its numbers to one thread. It may be relaxed: numbers
//    are unique by atomicity alone, and the order of everything else follows from 2 and 3.
// 5. The caller leaves only when it has found each share empty, and the chunks that others took from
//    it are done when these have left.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
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
    explicit Workers(
        unsigned threads, std::function<void()> tick = [] {})
        : tick_(std::move(tick)), shares_(std::clamp(threads, 1u, kMostThreads)) {
        try {
            for (unsigned thread = 1; thread < shares_.size(); ++thread) {
                threads_.emplace_back([this, thread] { serve(thread); });
            }
        } catch (...) {
            // The system has no more threads or memory for them: those there are do the same work.
        }
    }

    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    ~Workers() {
        {
            const std::lock_guard lock(mutex_);
            gate_.fetch_add(kEnding, std::memory_order_release);
        }
        wake_.notify_all();
        for (std::thread& thread : threads_) thread.join();
    }

    unsigned size() const noexcept { return static_cast<unsigned>(threads_.size()) + 1; }

    // Lets the caller look after progress and cancellation; an exception leaves the fit.
    void tick() const { tick_(); }

    // Runs body(thread, chunk) for every chunk in [0, chunks). The first exception of a body, on
    // whatever thread, or of the tick ends the loop early and is rethrown here once no thread is in
    // it. Of a loop of short chunks, say how many make a helper worth while.
    template <class Body>
    void for_each(std::size_t chunks, const Body& body, std::size_t chunks_a_helper = 1) {
        const std::size_t places =
            std::min(threads_.size(), (std::max(chunks, std::size_t{1}) - 1) / chunks_a_helper);
        if (places == 0) {
            for (std::size_t chunk = 0; chunk < chunks; ++chunk) {
                body(0, chunk);
                tick_();
            }
            return;
        }
        body_ = &body;
        call_ = [](const void* what, unsigned thread, std::size_t chunk) {
            (*static_cast<const Body*>(what))(thread, chunk);
        };
        for (std::size_t i = 0; i < size(); ++i) {
            shares_[i].next.store(chunks * i / size(), std::memory_order_relaxed);
            shares_[i].end = chunks * (i + 1) / size();
        }
        open(places);
        work(0);
        gate_.fetch_and(~kPlaces, std::memory_order_relaxed);
        for (int look = 1; gate_.load(std::memory_order_acquire) & kInside; ++look) rest(look);
        if (failure_) std::rethrow_exception(std::exchange(failure_, nullptr));
    }

private:
    // Some chunks of the loop; on a cache line of its own, since all threads write to it.
    struct alignas(64) Share {
        std::atomic<std::size_t> next{0};
        std::size_t end = 0;
    };

    static constexpr unsigned kMostThreads = 1u << 14;
    // Waking a thread takes some 50 microseconds, and loops follow each other closely: who looks for
    // the next one as long as two of that saves most of the sleeps.
    static constexpr std::chrono::microseconds kLooking{100};
    static constexpr int kLooksAtOnce = 256;
    // The parts of `gate_`. The number of the loop, in the upper half, is there for waiting alone: a
    // helper that has left a loop does not enter it again.
    static constexpr std::uint64_t kInside = (std::uint64_t{1} << 15) - 1;
    static constexpr std::uint64_t kPlace = std::uint64_t{1} << 15;
    static constexpr std::uint64_t kPlaces = kInside * kPlace;
    static constexpr std::uint64_t kEnding = std::uint64_t{1} << 31;
    static constexpr std::uint64_t kLoop = std::uint64_t{1} << 32;

    // Between two looks at the gate: lets the sister thread of this core work, and now and then any
    // thread that waits for a core.
    static void rest(int look) noexcept {
        if (look % kLooksAtOnce == 0) std::this_thread::yield();
#if defined(__GNUC__) && (defined(__x86_64__) || defined(__i386__))
        __builtin_ia32_pause();
#elif defined(__GNUC__) && defined(__aarch64__)
        asm volatile("yield");
#endif
    }

    // Lets helpers in, and wakes as many as there are places for.
    void open(std::size_t places) {
        std::size_t called = 0;
        {
            // Not between a helper's look at the gate and its sleep: it would miss the call.
            const std::lock_guard lock(mutex_);
            gate_.fetch_add(kLoop + places * kPlace, std::memory_order_release);
            called = std::min(asleep_, places);
        }
        for (; called > 0; --called) wake_.notify_one();
    }

    void serve(unsigned thread) {
        // The first exception of a thread needs memory of the thread's own, and the C library ends
        // the process if there is none. So it is thrown now, and not once memory has run out.
        try {
            throw 0;
        } catch (int) {
        }
        for (std::uint64_t seen = 0;;) {
            std::uint64_t gate = wait(seen);
            if (gate & kEnding) return;
            seen = gate / kLoop;
            while (gate & kPlaces) {
                if (!gate_.compare_exchange_weak(gate, gate + 1 - kPlace, std::memory_order_acquire,
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
            for (unsigned i = 0; i < size(); ++i) {
                Share& share = shares_[(thread + i) % size()];
                if (share.next.load(std::memory_order_relaxed) >= share.end) continue;
                for (std::size_t chunk;
                     (chunk = share.next.fetch_add(1, std::memory_order_relaxed)) < share.end;) {
                    call_(body_, thread, chunk);
                    if (thread == 0) tick_();
                }
            }
        } catch (...) {
            // Nobody takes another.
            for (Share& share : shares_) share.next.store(share.end, std::memory_order_relaxed);
            const std::lock_guard lock(mutex_);
            if (!failure_) failure_ = std::current_exception();
        }
    }

    // Waits for places in a loop other than the one seen, or the end.
    std::uint64_t wait(std::uint64_t seen) {
        std::uint64_t gate = 0;
        const auto is_called = [&] {
            gate = gate_.load(std::memory_order_relaxed);  // entering is what acquires
            return (gate & kEnding) || ((gate & kPlaces) && gate / kLoop != seen);
        };
        const auto until = std::chrono::steady_clock::now() + kLooking;
        do {
            for (int look = 1; look <= kLooksAtOnce; ++look) {
                if (is_called()) return gate;
                rest(look);
            }
        } while (std::chrono::steady_clock::now() < until);
        std::unique_lock lock(mutex_);
        ++asleep_;
        wake_.wait(lock, is_called);
        --asleep_;
        return gate;
    }

    std::function<void()> tick_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::size_t asleep_ = 0;  // under mutex_
    // The loop that is open.
    const void* body_ = nullptr;
    void (*call_)(const void*, unsigned, std::size_t) = nullptr;
    std::vector<Share> shares_;                       // by thread
    std::exception_ptr failure_;                      // under mutex_ while the gate is open
    alignas(64) std::atomic<std::uint64_t> gate_{0};  // on a line of its own: all write to it
    std::vector<std::thread> threads_;                // last: they must not outlive what they use
};

}  // namespace topicgrouper
