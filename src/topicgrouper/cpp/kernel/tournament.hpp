// A tournament tree: the best of n keys, each of which may change at any time.
//
// best(): O(1). update(): O(log n). assign(): O(n). Memory: 16 bytes a key and 8 for the matches.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "kernel/join_key.hpp"

namespace topicgrouper::kernel {

class Tournament {
public:
    // Starts afresh with these keys.
    void assign(std::vector<JoinKey> keys) {
        keys_ = std::move(keys);
        leaves_ = std::bit_ceil(std::max<std::size_t>(keys_.size(), 1));
        keys_.resize(leaves_);  // the padding has the worst key there is
        winner_.resize(2 * leaves_);
        for (std::size_t i = 0; i < leaves_; ++i)
            winner_[leaves_ + i] = static_cast<std::uint32_t>(i);
        for (std::size_t i = leaves_ - 1; i >= 1; --i) winner_[i] = play(i);
    }

    std::uint32_t best() const noexcept { return winner_[1]; }
    const JoinKey& key(std::uint32_t player) const noexcept { return keys_[player]; }

    void update(std::uint32_t player, const JoinKey& key) noexcept {
        keys_[player] = key;
        for (std::size_t i = (leaves_ + player) / 2; i >= 1; i /= 2) winner_[i] = play(i);
    }

private:
    std::uint32_t play(std::size_t match) const noexcept {
        const std::uint32_t left = winner_[2 * match];
        const std::uint32_t right = winner_[2 * match + 1];
        return keys_[right].better_than(keys_[left]) ? right : left;
    }

    std::size_t leaves_ = 0;
    std::vector<JoinKey> keys_;
    std::vector<std::uint32_t> winner_;
};

}  // namespace topicgrouper::kernel
