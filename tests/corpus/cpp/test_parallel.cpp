#include "parallel.hpp"

#include <memory>
#include <stdexcept>

#include "check.hpp"

using namespace topicgrouper;

TEST(every_chunk_runs_once) {
    for (const unsigned threads : {0, 1, 2, 5}) {
        for (const std::size_t chunks : {0, 1, 2, 100}) {
            const auto runs = std::make_unique<std::atomic<int>[]>(chunks + 1);
            std::atomic<bool> known_thread{true};
            std::size_t ticks = 0;
            for_each_chunk(
                threads, chunks,
                [&](unsigned thread, std::size_t chunk) {
                    if (thread >= std::max(1u, threads)) known_thread = false;
                    ++runs[chunk];
                },
                [&] { ++ticks; });
            CHECK(known_thread);
            CHECK_AT_MOST(ticks, chunks);
            if (threads <= 1) CHECK_EQUAL(ticks, chunks);
            for (std::size_t i = 0; i < chunks; ++i) CHECK_EQUAL(runs[i].load(), 1);
        }
    }
}

TEST(an_exception_of_any_thread_ends_the_loop) {
    for (const unsigned threads : {1, 2, 4}) {
        for (const std::size_t bad : {0, 3, 49}) {
            std::atomic<int> inside{0};
            CHECK_THROWS(std::runtime_error,
                         for_each_chunk(
                             threads, 50,
                             [&](unsigned, std::size_t chunk) {
                                 if (chunk == bad) throw std::runtime_error("of a chunk");
                                 ++inside;
                                 --inside;
                             },
                             [] {}));
            CHECK_EQUAL(inside.load(), 0);
        }
    }
}

TEST(an_exception_of_the_tick_ends_the_loop) {
    for (const unsigned threads : {1, 3}) {
        std::atomic<int> runs{0};
        std::atomic<bool> ticked{false};
        const auto body = [&](unsigned thread, std::size_t) {
            while (thread != 0 && !ticked) std::this_thread::yield();  // the caller gets its chunk
            ++runs;
        };
        const auto tick = [&] {
            ticked = true;
            throw std::logic_error("of the tick");
        };
        CHECK_THROWS(std::logic_error, for_each_chunk(threads, 100'000, body, tick));
        CHECK_AT_MOST(runs.load(), 99'999);
    }
}
