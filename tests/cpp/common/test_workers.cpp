#include "common/workers.hpp"

#include <algorithm>
#include <memory>
#include <new>
#include <stdexcept>

#include "check.hpp"

using namespace topicgrouper;

namespace {

std::unique_ptr<std::atomic<int>[]> zeros(std::size_t size) {
    return std::make_unique<std::atomic<int>[]>(size);
}

// Lets a loop throw on the calling thread while other threads are in it.
struct ThrowingLoop {
    std::atomic<int> inside{0};
    std::atomic<bool> caller_came{false};
    std::unique_ptr<std::atomic<int>[]> runs;

    explicit ThrowingLoop(std::size_t chunks) : runs(zeros(chunks)) {}

    void body(unsigned thread, std::size_t chunk, bool throws) {
        ++inside;
        ++runs[chunk];
        if (thread == 0) {
            caller_came = true;
            --inside;
            if (throws) throw std::runtime_error("of the body");
            return;
        }
        while (!caller_came) std::this_thread::yield();  // so that the caller gets its chunk
        for (volatile int i = 0; i < 2000;) i = i + 1;
        --inside;
    }
};

void check_all_chunks(Workers& workers, std::size_t chunks) {
    const auto runs = zeros(chunks);
    std::atomic<bool> known_thread{true};
    workers.for_each(chunks, [&](unsigned thread, std::size_t chunk) {
        if (thread >= workers.size()) known_thread = false;
        ++runs[chunk];
    });
    CHECK(known_thread);
    for (std::size_t i = 0; i < chunks; ++i) CHECK_EQUAL(runs[i].load(), 1);
}

}  // namespace

TEST(every_chunk_runs_exactly_once) {
    for (const unsigned threads : {0, 1, 2, 3, 5}) {
        Workers workers(threads);
        CHECK_EQUAL(workers.size(), std::max(1u, threads));
        for (const std::size_t chunks : {0, 1, 2, 3, 10, 100, 1000})
            check_all_chunks(workers, chunks);
    }
}

TEST(loops_may_follow_each_other_closely) {
    Workers workers(3);
    // Not atomic: that a loop has ended must be enough to read what it has written.
    std::vector<std::size_t> values(64);
    std::size_t wrong = 0;
    for (std::size_t loop = 1; loop <= 3000; ++loop) {
        const std::size_t chunks = 2 + loop % 62;
        workers.for_each(chunks, [&](unsigned, std::size_t chunk) { values[chunk] = loop + chunk; });
        for (std::size_t i = 0; i < chunks; ++i) wrong += values[i] != loop + i;
    }
    CHECK_EQUAL(wrong, 0);
}

TEST(threads_that_went_to_sleep_wake_up) {
    Workers workers(3);
    for (int i = 0; i < 5; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        check_all_chunks(workers, 50);
    }
}

TEST(workers_without_work_end_at_once) {
    for (int i = 0; i < 100; ++i) {
        const Workers workers(1 + i % 4);
        CHECK_EQUAL(workers.size(), 1u + i % 4);
    }
}

TEST(a_thread_takes_one_chunk_at_a_time) {
    Workers workers(3);
    std::vector<int> busy(workers.size());  // by thread, so not atomic
    std::atomic<int> overlaps{0};
    workers.for_each(500, [&](unsigned thread, std::size_t) {
        if (busy[thread]++ != 0) ++overlaps;
        for (volatile int i = 0; i < 200;) i = i + 1;
        --busy[thread];
    });
    CHECK_EQUAL(overlaps.load(), 0);
}

TEST(only_the_caller_ticks_once_for_each_of_its_chunks) {
    for (const unsigned threads : {1, 3}) {
        const std::thread::id caller = std::this_thread::get_id();
        std::size_t ticks = 0;
        std::size_t strangers = 0;
        Workers workers(threads, [&] {
            ++ticks;
            strangers += std::this_thread::get_id() != caller;
        });
        std::vector<std::size_t> chunks(workers.size());
        workers.for_each(200, [&](unsigned thread, std::size_t) { ++chunks[thread]; });
        CHECK_EQUAL(ticks, chunks[0]);
        CHECK_EQUAL(strangers, 0);
        workers.tick();
        CHECK_EQUAL(ticks, chunks[0] + 1);
    }
}

TEST(an_exception_of_the_callers_chunk_ends_the_loop) {
    for (const unsigned threads : {1, 2, 4}) {
        Workers workers(threads);
        for (int round = 0; round < 50; ++round) {
            constexpr std::size_t kChunks = 100'000;
            ThrowingLoop loop(kChunks);
            CHECK_THROWS(std::runtime_error,
                         workers.for_each(kChunks, [&](unsigned thread, std::size_t chunk) {
                             loop.body(thread, chunk, true);
                         }));
            CHECK_EQUAL(loop.inside.load(), 0);  // nobody is left in it
            int runs = 0;
            int twice = 0;
            for (std::size_t i = 0; i < kChunks; ++i) {
                runs += loop.runs[i];
                twice += loop.runs[i] > 1;
            }
            CHECK_EQUAL(twice, 0);
            CHECK(runs < static_cast<int>(kChunks));  // it ended early
            check_all_chunks(workers, 40);
        }
    }
}

TEST(an_exception_of_any_thread_reaches_the_caller) {
    Workers workers(3);
    CHECK(workers.size() > 1);
    if (workers.size() == 1) return;  // the system has no thread to spare: nobody would come
    for (int round = 0; round < 200; ++round) {
        std::atomic<int> inside{0};
        std::atomic<bool> helper_came{false};
        CHECK_THROWS(std::bad_alloc, workers.for_each(100'000, [&](unsigned thread, std::size_t) {
            ++inside;
            if (thread == 0) {
                while (!helper_came) std::this_thread::yield();  // so that a helper gets its chunk
            }
            --inside;
            if (thread != 0) {
                helper_came = true;
                throw std::bad_alloc();
            }
        }));
        CHECK_EQUAL(inside.load(), 0);
        check_all_chunks(workers, 40);
    }
}

TEST(when_all_threads_throw_one_exception_reaches_the_caller) {
    Workers workers(4);
    for (int round = 0; round < 200; ++round) {
        CHECK_THROWS(std::runtime_error, workers.for_each(100, [&](unsigned, std::size_t) {
            throw std::runtime_error("of the body");
        }));
        check_all_chunks(workers, 40);
    }
}

TEST(an_exception_of_the_tick_ends_the_loop) {
    for (const unsigned threads : {1, 3}) {
        int ticks_to_go = 0;
        Workers workers(threads, [&] {
            if (--ticks_to_go == 0) throw std::logic_error("of the tick");
        });
        for (int round = 1; round < 20; ++round) {
            ticks_to_go = 1;
            ThrowingLoop loop(1000);
            CHECK_THROWS(std::logic_error,
                         workers.for_each(1000, [&](unsigned thread, std::size_t chunk) {
                             loop.body(thread, chunk, false);
                         }));
            CHECK_EQUAL(loop.inside.load(), 0);
            check_all_chunks(workers, 40);
        }
    }
}

TEST(an_exception_in_the_last_chunk_leaves_no_one_waiting) {
    Workers workers(2);
    for (int round = 0; round < 200; ++round) {
        std::atomic<bool> caller_came{false};
        CHECK_THROWS(std::runtime_error, workers.for_each(2, [&](unsigned thread, std::size_t) {
            if (thread == 0) {
                caller_came = true;
                throw std::runtime_error("of the body");
            }
            while (!caller_came) std::this_thread::yield();
        }));
    }
    check_all_chunks(workers, 10);
}

TEST(short_loops_call_no_more_helpers_than_are_worth_while) {
    Workers workers(5);
    for (const std::size_t chunks : {1, 2, 3, 4, 5, 9}) {
        for (int round = 0; round < 300; ++round) {
            std::vector<char> came(workers.size());  // by thread, so not atomic
            const auto runs = zeros(chunks);
            workers.for_each(
                chunks,
                [&](unsigned thread, std::size_t chunk) {
                    came[thread] = true;
                    ++runs[chunk];
                },
                2);
            for (std::size_t i = 0; i < chunks; ++i) CHECK_EQUAL(runs[i].load(), 1);
            const auto helpers = std::count(came.begin() + 1, came.end(), true);
            CHECK_AT_MOST(static_cast<std::size_t>(helpers), (chunks - 1) / 2);
        }
    }
}

TEST(more_threads_than_processors_do_the_same_work) {
    Workers workers(40);
    for (int round = 0; round < 50; ++round) check_all_chunks(workers, 7 + 13 * round);
}
