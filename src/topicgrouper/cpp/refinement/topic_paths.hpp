// Topics of several levels, each level nested in the next.
//
// A word is in one topic of the finest level and with it in one of each coarser level: the path of
// its topic. All topics are numbered together, those below a topic of the coarsest level one after
// the other: the counts of related topics are neighbours in memory.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numeric>
#include <span>
#include <vector>

#include "refinement/document_topics.hpp"

namespace topicgrouper::refinement {

// By level, from the second finest to the coarsest: the topic there of each topic of the finest
// level, counted from 0 at each level.
using TopicsAbove = std::span<const std::span<const std::int32_t>>;

class TopicPaths {
public:
    TopicPaths(std::size_t n_finest, TopicsAbove above)
        : levels_(above.size() + 1), paths_(n_finest * levels_) {
        std::vector<Topic> order(n_finest);
        std::iota(order.begin(), order.end(), Topic{0});
        // The coarsest level is sorted by last, and each sort keeps what those before it did.
        for (const std::span<const std::int32_t> topics : above) {
            std::stable_sort(order.begin(), order.end(),
                             [&](Topic a, Topic b) { return topics[a] < topics[b]; });
        }
        std::vector<std::vector<Topic>> numbers(levels_, std::vector<Topic>(n_finest, kNone));
        for (const Topic finest : order) {
            for (std::size_t level = levels_; level-- > 0;) {
                const std::size_t topic = level == 0 ? finest : above[level - 1][finest];
                if (numbers[level][topic] == kNone) numbers[level][topic] = topics_++;
                paths_[finest * levels_ + level] = numbers[level][topic];
            }
        }
    }

    std::size_t levels() const noexcept { return levels_; }
    std::size_t topics() const noexcept { return topics_; }  // of all levels
    std::size_t finest() const noexcept { return paths_.size() / levels_; }

    // The numbers of a topic of the finest level and of those that hold it, the finest first.
    std::span<const Topic> of(std::size_t finest) const noexcept {
        return {paths_.data() + finest * levels_, levels_};
    }

private:
    static constexpr Topic kNone = std::numeric_limits<Topic>::max();

    std::size_t levels_;
    std::vector<Topic> paths_;  // by topic of the finest level and level
    Topic topics_ = 0;
};

}  // namespace topicgrouper::refinement
