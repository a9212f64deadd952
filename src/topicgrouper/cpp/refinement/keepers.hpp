// Words that must not all leave home: the parts into which a topic is to be divided later.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace topicgrouper::refinement {

// Of the words with the same keeper one at least stays in its home topic. Every operation is O(1).
class Keepers {
public:
    // By word: its keeper, its home and where it is. Without any keepers every word is free.
    Keepers(std::span<const std::int32_t> keepers, std::span<const std::int32_t> homes,
            std::span<const std::int32_t> topics)
        : keepers_(keepers), homes_(homes) {
        if (keepers.empty()) return;
        at_home_.resize(static_cast<std::size_t>(*std::max_element(keepers.begin(), keepers.end())) +
                        1);
        for (std::uint32_t word = 0; word < keepers.size(); ++word) {
            at_home_[keepers[word]] += topics[word] == homes[word];
        }
    }

    bool may_leave(std::uint32_t word, std::uint32_t from) const noexcept {
        return keepers_.empty() || !is_home(word, from) || at_home_[keepers_[word]] > 1;
    }

    void move(std::uint32_t word, std::uint32_t from, std::uint32_t to) noexcept {
        if (keepers_.empty()) return;
        at_home_[keepers_[word]] -= is_home(word, from);
        at_home_[keepers_[word]] += is_home(word, to);
    }

private:
    bool is_home(std::uint32_t word, std::uint32_t topic) const noexcept {
        return static_cast<std::uint32_t>(homes_[word]) == topic;
    }

    std::span<const std::int32_t> keepers_;
    std::span<const std::int32_t> homes_;
    std::vector<std::uint32_t> at_home_;  // by keeper
};

}  // namespace topicgrouper::refinement
