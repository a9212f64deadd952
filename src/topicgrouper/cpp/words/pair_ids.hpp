// Pairs of numbers to small numbers: an open-addressing hash table.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace topicgrouper::words {

class PairIds {
public:
    static constexpr std::uint32_t kUnknown = ~std::uint32_t{0};

    PairIds() : slots_(kFirstSlots) {}

    std::size_t size() const noexcept { return keys_.size(); }

    // The number of a pair, or kUnknown. Expected O(1).
    std::uint32_t find(std::uint32_t first, std::uint32_t second) const noexcept {
        return slots_[slot_of(key_of(first, second))] - 1;  // 0 becomes kUnknown
    }

    // Finds a pair, or gives it the next number. Expected O(1).
    std::uint32_t add(std::uint32_t first, std::uint32_t second) {
        const std::uint64_t key = key_of(first, second);
        std::size_t slot = slot_of(key);
        if (slots_[slot] != 0) return slots_[slot] - 1;
        if (2 * (size() + 1) > slots_.size()) {
            grow();
            slot = slot_of(key);
        }
        keys_.push_back(key);
        slots_[slot] = static_cast<std::uint32_t>(size());
        return slots_[slot] - 1;
    }

    std::uint32_t first(std::uint32_t id) const noexcept {
        return static_cast<std::uint32_t>(keys_[id] >> 32);
    }
    std::uint32_t second(std::uint32_t id) const noexcept {
        return static_cast<std::uint32_t>(keys_[id]);
    }

private:
    static constexpr std::size_t kFirstSlots = 1 << 8;
    static constexpr std::uint64_t kMultiplier = 0x9e3779b97f4a7c15;

    static std::uint64_t key_of(std::uint32_t first, std::uint32_t second) noexcept {
        return std::uint64_t{first} << 32 | second;
    }

    // Where a pair is, or else belongs.
    std::size_t slot_of(std::uint64_t key) const noexcept {
        const std::uint64_t product = key * kMultiplier;
        std::size_t i = (product ^ product >> 32) & (slots_.size() - 1);
        while (slots_[i] != 0 && keys_[slots_[i] - 1] != key) i = (i + 1) & (slots_.size() - 1);
        return i;
    }

    void grow() {
        slots_.assign(2 * slots_.size(), 0);
        for (std::uint32_t id = 0; id < size(); ++id) slots_[slot_of(keys_[id])] = id + 1;
    }

    std::vector<std::uint32_t> slots_;  // numbers from 1 on; a power of two, at most half taken
    std::vector<std::uint64_t> keys_;
};

}  // namespace topicgrouper::words
