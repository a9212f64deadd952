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
        if (!progress_) return;
        const auto now = std::chrono::steady_clock::now();
        if (now - last_ < kInterval) return;
        last_ = now;
        progress_(topics_, share_);
    }

    void finish() {
        if (progress_) progress_(topics_, 1.0);
    }

private:
    static constexpr std::chrono::milliseconds kInterval{100};

    Progress progress_;
    std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
    std::uint32_t topics_ = 0;
    double share_ = 0.0;
};

}  // namespace topicgrouper
