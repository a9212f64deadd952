// Threads that share out the chunks of one loop at a time.
//
// They live as long as one fit, so a process that forks between two fits has none. The calling
// thread works too, and it alone runs `tick` between its chunks: progress and cancellation need no
// lock. What a loop computes must not depend on which thread takes which chunk.
#pragma once

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace topicgrouper {

class Workers {
public:
    // body(thread, chunk)
    using Body = std::function<void(unsigned, std::size_t)>;

    explicit Workers(unsigned threads, std::function<void()> tick = [] {})
        : tick_(std::move(tick)) {
        threads_.reserve(threads > 1 ? threads - 1 : 0);
        try {
            for (unsigned i = 1; i < threads; ++i) threads_.emplace_back([this] { serve(); });
        } catch (const std::system_error&) {
            // The system gives no more threads: those there are do the same work.
        }
    }

    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    ~Workers() {
        {
            const std::lock_guard lock(mutex_);
            closing_.store(true, std::memory_order_release);
            generation_.fetch_add(1, std::memory_order_release);
        }
        wake_.notify_all();
        for (std::thread& thread : threads_) thread.join();
    }

    unsigned size() const noexcept { return static_cast<unsigned>(threads_.size()) + 1; }

    // Lets the caller look after progress and cancellation; an exception leaves the fit.
    void tick() const { tick_(); }

    // Runs body for every chunk in [0, chunks). An exception of the caller's own chunk or tick ends
    // the loop early and is rethrown once no thread is in it; bodies on others must not throw.
    void for_each(std::size_t chunks, const Body& body) {
        if (threads_.empty() || chunks <= 1) {
            for (std::size_t chunk = 0; chunk < chunks; ++chunk) {
                body(0, chunk);
                tick_();
            }
            return;
        }
        open(chunks, body);
        std::exception_ptr failure;
        std::size_t unclaimed = 0;
        try {
            for (std::uint32_t chunk; claim(chunk);) {
                const Finished finished{done_};
                body(0, chunk);
                tick_();
            }
        } catch (...) {
            failure = std::current_exception();
            const std::uint64_t last = next_.exchange(kClosed, std::memory_order_acq_rel);
            unclaimed = chunks - std::min<std::size_t>(chunks, last & kIndexMask);
        }
        while (done_.load(std::memory_order_acquire) + unclaimed < chunks) {
            std::this_thread::yield();
        }
        if (failure) std::rethrow_exception(failure);
    }

private:
    static constexpr int kSpins = 4000;
    // `next_` holds the loop's number in the upper half and the next chunk in the lower. A thread
    // that wakes late cannot take a chunk of a loop it has not seen opened: its exchange fails.
    static constexpr std::uint64_t kIndexMask = 0xffffffff;
    static constexpr std::uint64_t kClosed = kIndexMask;

    struct Finished {
        std::atomic<std::size_t>& done;
        ~Finished() { done.fetch_add(1, std::memory_order_release); }
    };

    void open(std::size_t chunks, const Body& body) {
        next_.store(kClosed, std::memory_order_release);
        body_.store(&body, std::memory_order_relaxed);
        chunks_.store(chunks, std::memory_order_relaxed);
        done_.store(0, std::memory_order_relaxed);
        const std::uint64_t loop = generation_.load(std::memory_order_relaxed) + 1;
        next_.store(loop << 32, std::memory_order_release);
        {
            const std::lock_guard lock(mutex_);
            generation_.store(static_cast<std::uint32_t>(loop), std::memory_order_release);
        }
        wake_.notify_all();
    }

    bool claim(std::uint32_t& chunk) noexcept {
        std::uint64_t next = next_.load(std::memory_order_acquire);
        for (;;) {
            chunk = static_cast<std::uint32_t>(next & kIndexMask);
            if (next == kClosed || chunk >= chunks_.load(std::memory_order_relaxed)) return false;
            if (next_.compare_exchange_weak(next, next + 1, std::memory_order_acq_rel)) return true;
        }
    }

    void serve() {
        const unsigned thread = 1 + numbered_.fetch_add(1);
        for (std::uint32_t seen = 0;;) {
            seen = wait(seen);
            if (closing_.load(std::memory_order_acquire)) return;
            for (std::uint32_t chunk; claim(chunk);) {
                const Finished finished{done_};
                (*body_.load(std::memory_order_relaxed))(thread, chunk);
            }
        }
    }

    // Loops follow each other closely: a short spin saves most of the sleeps.
    std::uint32_t wait(std::uint32_t seen) {
        for (int i = 0; i < kSpins; ++i) {
            const std::uint32_t now = generation_.load(std::memory_order_acquire);
            if (now != seen) return now;
        }
        std::unique_lock lock(mutex_);
        wake_.wait(lock, [&] { return generation_.load(std::memory_order_acquire) != seen; });
        return generation_.load(std::memory_order_acquire);
    }

    std::function<void()> tick_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::atomic<std::uint32_t> generation_{0};
    std::atomic<std::uint64_t> next_{kClosed};
    std::atomic<std::size_t> done_{0};
    std::atomic<std::size_t> chunks_{0};
    std::atomic<const Body*> body_{nullptr};
    std::atomic<unsigned> numbered_{0};
    std::atomic<bool> closing_{false};
    std::vector<std::thread> threads_;  // last: they must not outlive what they use
};

}  // namespace topicgrouper
