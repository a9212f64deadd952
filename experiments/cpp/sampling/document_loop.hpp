// A loop over documents of very different cost, shared out among threads.
//
// One document may take minutes. So a body asks every now and then whether it should give up; on the
// calling thread that is also where Ctrl-C is noticed.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <functional>
#include <optional>
#include <type_traits>
#include <vector>

#include "common/workers.hpp"

namespace topicgrouper::sampling {

// Tells a body whether to return soon, its result being of no use any more.
class Stopped {
public:
    Stopped(const std::atomic<bool>& is_stopped, const std::function<void()>* tick)
        : is_stopped_(is_stopped), tick_(tick) {}

    // May throw what the tick throws. Relaxed is enough: nothing is read because of the answer.
    bool operator()() const {
        if (tick_ != nullptr) (*tick_)();
        return is_stopped_.load(std::memory_order_relaxed);
    }

private:
    const std::atomic<bool>& is_stopped_;
    const std::function<void()>* tick_;  // on the calling thread alone
};

// Calls make_body(stopped) once on each of at most `threads` threads, the calling one among them, and
// what it returned as body(i) for all i in [0, count), each on whichever thread is free. `tick` and
// `told`, which gets the share of the calls that are done, run on the calling thread and may throw to
// end the loop; the first exception, of whatever thread, is rethrown once no thread is left.
template <class MakeBody>
void for_each_document(unsigned threads, std::size_t count, const MakeBody& make_body,
                       const std::function<void()>& tick,
                       const std::function<void(double)>& told = {}) {
    std::atomic<bool> is_stopped{false};
    std::atomic<std::size_t> done{0};
    Workers workers(static_cast<unsigned>(std::min<std::size_t>(threads, count)));
    std::vector<std::optional<std::invoke_result_t<MakeBody, const Stopped&>>> bodies(workers.size());
    const Stopped on_caller(is_stopped, &tick);
    const Stopped on_helper(is_stopped, nullptr);
    workers.for_each(count, [&](unsigned thread, std::size_t i) {
        try {
            if (!bodies[thread])
                bodies[thread].emplace(make_body(thread == 0 ? on_caller : on_helper));
            (*bodies[thread])(i);
            const std::size_t number = done.fetch_add(1, std::memory_order_relaxed) + 1;
            if (thread == 0 && told) told(static_cast<double>(number) / static_cast<double>(count));
        } catch (...) {
            is_stopped.store(true, std::memory_order_relaxed);
            throw;
        }
    });
}

}  // namespace topicgrouper::sampling
