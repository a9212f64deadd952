// The sums S(s, t) of one topic with the others.
//
// S(s, t) is the sum over documents of J(f_d(s), f_d(t)); it is zero exactly for topics that never
// occur together. For counts of at least 1, J is at least J(1, 1), some 1.4 * 2^shift; the shift is
// never below 6 (kLargestTotal), so rounding by less than two units leaves it positive.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "common/gain.hpp"

namespace topicgrouper::kernel {

using Slot = std::uint32_t;
constexpr Slot kNoSlot = std::numeric_limits<Slot>::max();

// By slot. Valid until the next call to its source.
struct Row {
    const Gain* sums;
    // The slots whose sum may differ from zero; the row's own slot may be among them.
    std::span<const Slot> slots;
};

struct Work {
    std::uint64_t evaluations = 0;  // of J
    std::uint64_t pairs = 0;        // sums looked at
    std::uint64_t kept_rows = 0;    // the most that were kept at once
};

// A row that is added up. A sparse one remembers which sums it touched, so that clearing and reading
// it cost no more than filling it; a dense one is read from end to end.
//
// What is added to a sparse row must be positive. A sum that is zero counts as untouched, so one that
// stayed or became zero would be noted more than once, and there is no room for more notes than
// slots.
class RowSums {
public:
    // One place more than slots: a note that does not count is written behind the last.
    explicit RowSums(std::size_t slots) : sums_(slots), touched_(slots + 1) {}

    bool sparse() const noexcept { return sparse_; }
    const Gain* sums() const noexcept { return sums_.data(); }
    std::span<const Slot> touched() const noexcept { return {touched_.data(), count_}; }

    // Forgets everything. O(slots) after a dense row, O(touched) after a sparse one.
    void start(bool sparse) noexcept {
        if (!sparse_) std::fill(sums_.begin(), sums_.end(), 0);
        for (const Slot slot : touched()) sums_[slot] = 0;
        count_ = 0;
        sparse_ = sparse;
    }

    // The part of a dense row from one slot to before another, of another dense row.
    void add(const RowSums& other, std::size_t first, std::size_t last) noexcept {
        for (std::size_t i = first; i < last; ++i) sums_[i] += other.sums_[i];
    }

    // Adds to a row that has been started as sparse or not. While there is one, the row is not to be
    // read: what it touched is counted here, since a loop keeps that in a register and the row could
    // not.
    template <bool Sparse>
    class Adder {
    public:
        explicit Adder(RowSums& row) noexcept
            : row_(row), sums_(row.sums_.data()), end_(row.touched_.data() + row.count_) {}
        Adder(const Adder&) = delete;
        Adder& operator=(const Adder&) = delete;
        ~Adder() { row_.count_ = static_cast<std::size_t>(end_ - row_.touched_.data()); }

        void add(Slot slot, Gain gain) noexcept {
            const Gain sum = sums_[slot];
            if constexpr (Sparse) {  // without a branch: half of them would be mispredicted
                *end_ = slot;
                end_ += sum == 0;
            }
            sums_[slot] = sum + gain;
        }

    private:
        RowSums& row_;
        Gain* const sums_;
        Slot* end_;
    };

private:
    std::vector<Gain> sums_;
    std::vector<Slot> touched_;
    std::size_t count_ = 0;
    bool sparse_ = true;
};

}  // namespace topicgrouper::kernel
