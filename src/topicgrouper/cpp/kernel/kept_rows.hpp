// The rows of the heaviest topics, kept from join to join.
//
// A row costs an evaluation for every entry of its topic's documents, and the heaviest topics are
// joined again and again. With their rows at hand a join takes only the documents of the lighter of
// the two (pair_sums.hpp). As topics get fewer, more rows find room, until all do.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "common/large_buffer.hpp"
#include "kernel/row.hpp"

namespace topicgrouper::kernel {

// Memory: 8 bytes per sum and 16 per slot. After the constructor only `renumber` allocates, so no
// other call can fail halfway.
class KeptRows {
public:
    // Room for so many sums.
    KeptRows(std::size_t slots, std::size_t most_sums)
        : capacity_(useful(slots, most_sums)),
          slots_(slots),
          sums_(capacity_),
          place_of_slot_(slots, kNone) {
        slot_of_place_.reserve(slots);
        weights_.reserve(slots);
    }

    // Of so many sums, those that are of use: at most one for each pair of slots in either direction,
    // the number of which may be too large for its type.
    static constexpr std::size_t useful(std::size_t slots, std::size_t most_sums) noexcept {
        if (slots == 0) return 0;
        return most_sums / slots < slots ? most_sums : slots * slots;
    }

    // How many rows there is room for, are kept, and have been kept at most.
    std::size_t most() const noexcept {
        return slots_ == 0 ? 0 : std::min(slots_, capacity_ / slots_);
    }
    std::size_t size() const noexcept { return slot_of_place_.size(); }
    std::size_t peak() const noexcept { return peak_; }

    // The slots whose rows are kept.
    std::span<const Slot> kept() const noexcept { return slot_of_place_; }

    // The row of a slot; nullptr if it is not kept.
    Gain* find(Slot slot) noexcept {
        const std::uint32_t place = place_of_slot_[slot];
        return place == kNone ? nullptr : at(place);
    }

    // A place for the row of a topic of this weight that is not kept, taken from a lighter one if
    // need be; nullptr if none is lighter. What is in it is left from others, or not initialised.
    // O(rows).
    Gain* claim(Slot slot, std::uint64_t weight) noexcept {
        std::size_t place = size();
        if (place < most()) {
            slot_of_place_.push_back(slot);
            weights_.push_back(weight);
            peak_ = std::max(peak_, size());
        } else {
            const auto lightest = std::min_element(weights_.begin(), weights_.end());
            if (lightest == weights_.end() || *lightest >= weight) return nullptr;
            place = static_cast<std::size_t>(lightest - weights_.begin());
            place_of_slot_[slot_of_place_[place]] = kNone;
            slot_of_place_[place] = slot;
            weights_[place] = weight;
        }
        place_of_slot_[slot] = static_cast<std::uint32_t>(place);
        return at(place);
    }

    // Of a slot that is kept.
    void set_weight(Slot slot, std::uint64_t weight) noexcept {
        weights_[place_of_slot_[slot]] = weight;
    }

    // Drops the row of a slot if it is kept. The last row moves to its place. O(slots).
    void release(Slot slot) noexcept {
        const std::uint32_t place = place_of_slot_[slot];
        if (place == kNone) return;
        place_of_slot_[slot] = kNone;
        const std::size_t last = size() - 1;
        if (place != last) {
            std::copy_n(at(last), slots_, at(place));
            slot_of_place_[place] = slot_of_place_[last];
            weights_[place] = weights_[last];
            place_of_slot_[slot_of_place_[place]] = place;
        }
        slot_of_place_.pop_back();
        weights_.pop_back();
    }

    // Drops all rows.
    void clear() noexcept {
        for (const Slot slot : slot_of_place_) place_of_slot_[slot] = kNone;
        slot_of_place_.clear();
        weights_.clear();
    }

    // Lets every kept row say what the row of a slot says about it. Zeros are passed over: sums only
    // grow, so they were zero before, and each write of a column takes a page of its own. O(rows).
    void write_column(Slot slot, const Gain* sums) noexcept {
        Gain* const cells = sums_.data() + slot;
        for (std::size_t place = 0; place < size(); ++place) {
#if defined(__GNUC__)
            if (place + kAhead < size()) __builtin_prefetch(cells + (place + kAhead) * slots_, 1);
#endif
            const Gain sum = sums[slot_of_place_[place]];
            if (sum != 0) cells[place * slots_] = sum;
        }
    }

    // Renumbers the slots; `slot_of_old` counts up on those that stay, and is `slots` or more on the
    // others, whose rows are dropped. O(rows * slots).
    void renumber(std::span<const Slot> slot_of_old, std::size_t slots) {
        std::vector<std::size_t> old;
        old.reserve(slots);
        for (std::size_t i = 0; i < slots_; ++i) {
            if (slot_of_old[i] < slots) {
                old.push_back(i);
            } else {
                release(static_cast<Slot>(i));
            }
        }
        // Rows and sums only move towards the front, so nothing is overwritten unread.
        for (std::size_t place = 0; place < size(); ++place) {
            Gain* const to = sums_.data() + place * slots;
            const Gain* const from = at(place);
            for (std::size_t i = 0; i < slots; ++i) to[i] = from[old[i]];
        }
        slots_ = slots;
        place_of_slot_.assign(slots, kNone);
        for (std::size_t place = 0; place < size(); ++place) {
            slot_of_place_[place] = slot_of_old[slot_of_place_[place]];
            place_of_slot_[slot_of_place_[place]] = static_cast<std::uint32_t>(place);
        }
    }

private:
    static constexpr std::size_t kAhead = 12;
    static constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

    Gain* at(std::size_t place) noexcept { return sums_.data() + place * slots_; }

    std::size_t capacity_;
    std::size_t slots_;
    std::size_t peak_ = 0;
    LargeBuffer<Gain> sums_;
    std::vector<std::uint32_t> place_of_slot_;
    std::vector<Slot> slot_of_place_;
    std::vector<std::uint64_t> weights_;  // by place
};

}  // namespace topicgrouper::kernel
