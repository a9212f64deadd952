// Data that lies in shards elsewhere: every question goes to all of them at once, and their parts of
// a row are added up here. What an exchange costs is mostly the way there and back, so there is one
// for each join, and rows that are needed beside that are asked for together.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "kernel/topic_data.hpp"

namespace topicgrouper::kernel {

// One shard's part of the rows asked for, laid out as SparseRows (shard.hpp).
struct RowsPart {
    std::span<const std::int64_t> ends;
    std::span<const Slot> slots;
    std::span<const Gain> sums;
};

// No sum of a fit is larger: gain.hpp keeps g of all tokens below this power of two.
constexpr Gain kLargestSum = Gain{1} << 62;

// Throws std::invalid_argument unless this can be a shard's part of so many rows of so many slots:
// nothing in it then points outside of it or of the slots. O(rows + entries).
inline void check_part(const RowsPart& part, std::size_t rows, std::size_t slots) {
    const auto refuse = [](const std::string& text) { throw std::invalid_argument(text); };
    if (part.ends.size() != rows) {
        refuse(std::to_string(part.ends.size()) + " rows, expected " + std::to_string(rows));
    }
    if (part.slots.size() != part.sums.size()) refuse("different numbers of slots and sums");
    std::int64_t before = 0;
    for (const std::int64_t end : part.ends) {
        if (end < before) refuse("row ends are not in order");
        before = end;
    }
    if (static_cast<std::uint64_t>(before) != part.slots.size()) {
        refuse("the last row ends at " + std::to_string(before) + ", expected " +
               std::to_string(part.slots.size()));
    }
    // Without a branch an entry: rows are long.
    Slot largest = 0;
    for (const Slot slot : part.slots) largest = std::max(largest, slot);
    if (!part.slots.empty() && largest >= slots) {
        refuse("slot " + std::to_string(largest) + " is out of range (" + std::to_string(slots) +
               " slots)");
    }
    std::uint64_t bits = 0;  // of the sums less 1
    for (const Gain sum : part.sums) bits |= static_cast<std::uint64_t>(sum) - 1;
    if (bits >= static_cast<std::uint64_t>(kLargestSum)) {
        refuse("sum out of range (1 to 2^62)");
    }
}

// All shards together. What is returned is valid until the next call.
class Shards {
public:
    virtual ~Shards() = default;
    virtual std::span<const RowsPart> first_rows(SlotRange range) = 0;
    virtual std::span<const RowsPart> rows(std::span<const Slot> slots) = 0;
    virtual std::span<const RowsPart> join(Slot kept, Slot moved) = 0;
    virtual void renumber(std::span<const Slot> slot_of_old, std::size_t slots) = 0;
    virtual std::uint64_t evaluations() const = 0;
};

class RemoteData final : public TopicData {
public:
    // `frequencies` are those of the topics, by slot.
    RemoteData(Shards& shards, std::vector<std::uint64_t> frequencies)
        : shards_(shards), weights_(std::move(frequencies)), total_(weights_.size()) {}

    void visit_first_rows(SlotRange range, const RowVisit& visit, const ShareTold& told) override {
        std::size_t batch = kFirstBatch;
        for (std::size_t first = range.first; first < range.last;) {
            const std::size_t last = std::min<std::size_t>(range.last, first + batch);
            slots_.resize(last - first);
            std::iota(slots_.begin(), slots_.end(), static_cast<Slot>(first));
            const SlotRange some{static_cast<Slot>(first), static_cast<Slot>(last)};
            const std::size_t entries = visit_parts(shards_.first_rows(some), slots_, visit);
            first = last;
            told(static_cast<double>(first - range.first) / (range.last - range.first));
            // As many as make an answer of the size wanted, if the next are like these.
            const std::size_t wanted = slots_.size() * kEntriesWanted / (entries + 1);
            batch = std::clamp(wanted, std::size_t{1}, 4 * batch);
        }
    }

    std::size_t rows_at_once() const noexcept override { return kRowsAtOnce; }

    void visit_rows(std::span<const Slot> slots, const RowVisit& visit) override {
        visit_parts(shards_.rows(slots), slots, visit);
    }

    Row join(Slot kept, Slot moved) override {
        const std::span<const RowsPart> parts = checked(shards_.join(kept, moved), 1);
        weights_[kept] += std::exchange(weights_[moved], 0);
        return add_up(parts, 0);
    }

    void settle() override {}

    std::uint64_t weight(Slot slot) const override { return weights_[slot]; }

    bool co_occur(Slot a, Slot b) override {
        const std::vector<Slot> one{a};
        return add_up(checked(shards_.rows(one), 1), 0).sums[b] != 0;
    }

    void renumber(std::span<const Slot> slot_of_old, std::size_t slots) override {
        for (std::size_t old = 0; old < weights_.size(); ++old) {
            if (slot_of_old[old] < slots) weights_[slot_of_old[old]] = weights_[old];
        }
        weights_.resize(slots);
        total_ = RowSums(slots);
        shards_.renumber(slot_of_old, slots);
    }

    // What shards keep is their own affair.
    Work work() const override { return {shards_.evaluations(), pairs_, 0}; }

private:
    static constexpr std::size_t kRowsAtOnce = 32;
    static constexpr std::size_t kFirstBatch = 64;
    static constexpr std::size_t kEntriesWanted = std::size_t{1} << 20;  // 12 bytes each

    std::span<const RowsPart> checked(std::span<const RowsPart> parts, std::size_t rows) const {
        for (const RowsPart& part : parts) check_part(part, rows, weights_.size());
        return parts;
    }

    // Adds up row number i of all parts, which must have been checked. Sums that stay positive and
    // in range touch every slot once, as RowSums relies on.
    Row add_up(std::span<const RowsPart> parts, std::size_t i) {
        total_.start(true);
        for (const RowsPart& part : parts) {
            const auto first = static_cast<std::size_t>(i == 0 ? 0 : part.ends[i - 1]);
            const auto last = static_cast<std::size_t>(part.ends[i]);
            RowSums::Adder<true> total(total_);
            for (std::size_t e = first; e < last; ++e) {
                if (part.sums[e] > kLargestSum - total_.sums()[part.slots[e]]) {
                    throw std::invalid_argument("the sums of all shards exceed 2^62");
                }
                total.add(part.slots[e], part.sums[e]);
            }
            pairs_ += last - first;
        }
        return {total_.sums(), total_.touched()};
    }

    std::size_t visit_parts(std::span<const RowsPart> parts, std::span<const Slot> slots,
                            const RowVisit& visit) {
        checked(parts, slots.size());
        for (std::size_t i = 0; i < slots.size(); ++i) visit(slots[i], add_up(parts, i));
        std::size_t entries = 0;
        for (const RowsPart& part : parts) entries += part.slots.size();
        return entries;
    }

    Shards& shards_;
    std::vector<std::uint64_t> weights_;  // by slot
    std::vector<Slot> slots_;
    RowSums total_;
    std::uint64_t pairs_ = 0;
};

}  // namespace topicgrouper::kernel
