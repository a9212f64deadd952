// A loop over chunks that are shared out among threads.
#pragma once

#include <atomic>
#include <cstddef>
#include <exception>
#include <functional>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace topicgrouper {

// Runs body(thread, chunk) for every chunk in [0, chunks), threads numbered from 0 below `threads`.
// The calling thread is number 0; it alone runs `tick` after each of its chunks, which may throw to
// end the loop. The first exception, of whatever thread, is rethrown once no thread is in the loop.
// What a loop computes must not depend on which thread takes which chunk.
template <class Body>
void for_each_chunk(unsigned threads, std::size_t chunks, const Body& body,
                    const std::function<void()>& tick) {
    std::atomic<std::size_t> next{0};
    std::mutex mutex;
    std::exception_ptr failure;
    const auto work = [&](unsigned thread) noexcept {
        try {
            for (std::size_t chunk; (chunk = next.fetch_add(1)) < chunks;) {
                body(thread, chunk);
                if (thread == 0) tick();
            }
        } catch (...) {
            next.store(chunks);
            const std::lock_guard lock(mutex);
            if (!failure) failure = std::current_exception();
        }
    };
    std::vector<std::thread> others;
    others.reserve(threads);
    try {
        for (unsigned thread = 1; thread < threads && thread < chunks; ++thread) {
            others.emplace_back(work, thread);
        }
    } catch (const std::system_error&) {
        // The system gives no more threads: those there are do the same work.
    }
    work(0);
    for (std::thread& thread : others) thread.join();
    if (failure) std::rethrow_exception(failure);
}

}  // namespace topicgrouper
