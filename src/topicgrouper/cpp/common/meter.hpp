// How far a fit has come, told at a human rate.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>

namespace topicgrouper {

// Gets the number of topics left and the estimated share of the work that is done, in [0, 1].
// An exception ends the fit.
using Progress = std::function<void(std::uint32_t, double)>;

class Meter {
public:
    explicit Meter(Progress progress = {}) : progress_(std::move(progress)) {}

    // The state that the next report tells of. The share never goes back.
    void set(std::uint64_t topics, double share) noexcept {
        topics_ = static_cast<std::uint32_t>(topics);
        share_ = std::max(share_, std::min(share, 1.0));
    }

    // Reports when the last report is long enough ago. Cheap: call it often, from one thread.
    void tick() {
        if (!progress_ || --ticks_to_look_ > 0) return;
        // Looking at the clock takes longer than everything else here. Where ticks come thick and
        // fast, a few of them go by without.
        const auto now = std::chrono::steady_clock::now();
        stride_ = now - looked_ < kShort ? std::min(2 * stride_, kMostStride) : 1;
        ticks_to_look_ = stride_;
        looked_ = now;
        if (now - last_ < kInterval) return;
        last_ = now;
        progress_(topics_, share_);
    }

    void finish() {
        if (progress_) progress_(topics_, 1.0);
    }

private:
    static constexpr std::chrono::milliseconds kInterval{100};
    static constexpr std::chrono::microseconds kShort{200};
    static constexpr int kMostStride = 16;

    Progress progress_;
    std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
    std::chrono::steady_clock::time_point looked_ = last_;
    int stride_ = 1;
    int ticks_to_look_ = 1;
    std::uint32_t topics_ = 0;
    double share_ = 0.0;
};

}  // namespace topicgrouper
