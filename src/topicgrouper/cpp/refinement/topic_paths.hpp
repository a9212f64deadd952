// Topics of several levels, each level nested in the next.
//
// The topics of the finest level are numbered first, then those of each coarser level. A word is in
// one topic of the finest level and with it in one of each coarser level: the path of its topic. A
// single level is the usual case: every path is the topic itself.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
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
        for (Topic topic = 0; topic < n_finest; ++topic) paths_[topic * levels_] = topic;
        add_level(n_finest);
        for (std::size_t level = 1; level < levels_; ++level) {
            const std::span<const std::int32_t> of_topic = above[level - 1];
            const std::size_t first = topics();
            for (Topic topic = 0; topic < n_finest; ++topic) {
                paths_[topic * levels_ + level] = static_cast<Topic>(first + of_topic[topic]);
            }
            add_level(*std::max_element(of_topic.begin(), of_topic.end()) + 1);
        }
    }

    std::size_t levels() const noexcept { return levels_; }
    std::size_t topics() const noexcept { return level_of_.size(); }  // of all levels
    std::size_t topics(std::size_t level) const noexcept { return sizes_[level]; }
    std::size_t level(Topic topic) const noexcept { return level_of_[topic]; }

    // The topics of a topic of the finest level, itself first.
    std::span<const Topic> of(Topic finest) const noexcept {
        return {paths_.data() + finest * levels_, levels_};
    }

private:
    void add_level(std::size_t n_topics) {
        level_of_.insert(level_of_.end(), n_topics, static_cast<std::uint8_t>(sizes_.size()));
        sizes_.push_back(n_topics);
    }

    std::size_t levels_;
    std::vector<Topic> paths_;  // by topic of the finest level and level
    std::vector<std::uint8_t> level_of_;
    std::vector<std::size_t> sizes_;  // of the levels
};

}  // namespace topicgrouper::refinement
