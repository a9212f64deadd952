// A loop over documents of very different cost, shared out among threads.
//
// The calling thread does no work: it looks for Ctrl-C some twenty times a second, so that even
// one endless document can be left.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <functional>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace topicgrouper {

// Told to the body: it should return soon, its result being of no use any more.
using Stopped = std::atomic<bool>;

// Makes `worker(stopped)` on each of `threads` threads and runs what it returns as body(i) for all
// i in [0, count), in this order, each on whichever thread is free. `tick` may throw to end the
// loop; the first exception, of whatever thread, is rethrown once no thread is left.
template <class MakeBody>
void for_each_document(unsigned threads, std::size_t count, const MakeBody& make_body,
                       const std::function<void()>& tick) {
    std::atomic<std::size_t> next{0};
    Stopped stopped{false};
    std::mutex mutex;
    std::condition_variable ended;
    std::exception_ptr failure;
    std::size_t working = 0;
    const auto fail = [&] {
        stopped.store(true);
        const std::lock_guard lock(mutex);
        if (!failure) failure = std::current_exception();
    };
    const auto work = [&]() noexcept {
        try {
            auto body = make_body(stopped);
            for (std::size_t i; !stopped.load() && (i = next.fetch_add(1)) < count;) body(i);
        } catch (...) {
            fail();
        }
        const std::lock_guard lock(mutex);
        --working;
        ended.notify_all();
    };
    std::vector<std::thread> workers;
    workers.reserve(threads);
    for (unsigned thread = 0; thread < threads && thread < count; ++thread) {
        const std::lock_guard lock(mutex);
        try {
            workers.emplace_back(work);
            ++working;
        } catch (const std::system_error&) {
            break;  // The system gives no more threads: those there are do the same work.
        }
    }
    if (workers.empty() && count > 0) {
        working = 1;
        work();
    }
    {
        std::unique_lock lock(mutex);
        const auto all_ended = [&] { return working == 0; };
        while (!ended.wait_for(lock, std::chrono::milliseconds(50), all_ended)) {
            lock.unlock();
            try {
                tick();
            } catch (...) {
                fail();
            }
            lock.lock();
        }
    }
    for (std::thread& worker : workers) worker.join();
    if (failure) std::rethrow_exception(failure);
}

}  // namespace topicgrouper
