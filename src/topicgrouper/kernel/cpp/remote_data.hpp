// Data that lies in shards elsewhere: every question goes to all of them at once, and their parts of
// a row are added up here. What an exchange costs is mostly the way there and back, so there is one
// for each join, and rows that are needed beside that are asked for together.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include "topic_data.hpp"

namespace topicgrouper {

// One shard's part of the rows asked for, laid out as SparseRows (shard.hpp).
struct RowsPart {
    std::span<const std::int64_t> ends;
    std::span<const Slot> slots;
    std::span<const Gain> sums;
};

// All shards together. What is returned is valid until the next call.
class Shards {
public:
    virtual ~Shards() = default;
    virtual std::span<const RowsPart> first_rows(SlotRange range) = 0;
    virtual std::span<const RowsPart> rows(std::span<const Slot> slots) = 0;
    virtual std::span<const RowsPart> join(Slot kept, Slot moved) = 0;
    virtual void renumber(std::span<const Slot> slot_of_old, std::size_t slots) = 0;
    virtual void keep_pairs() = 0;
    virtual std::uint64_t pairs_work(std::size_t topics) = 0;
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
        const std::span<const RowsPart> parts = shards_.join(kept, moved);
        weights_[kept] += std::exchange(weights_[moved], 0);
        return add_up(parts, 0);
    }

    std::uint64_t weight(Slot slot) const override { return weights_[slot]; }

    bool co_occur(Slot a, Slot b) override {
        const std::vector<Slot> one{a};
        return add_up(shards_.rows(one), 0).sums[b] != 0;
    }

    void renumber(std::span<const Slot> slot_of_old, std::size_t slots) override {
        for (std::size_t old = 0; old < weights_.size(); ++old) {
            if (slot_of_old[old] < slots) weights_[slot_of_old[old]] = weights_[old];
        }
        weights_.resize(slots);
        total_ = RowSums(slots);
        shards_.renumber(slot_of_old, slots);
    }

    void keep_pairs() override { shards_.keep_pairs(); }
    std::uint64_t pairs_work(std::size_t topics) override { return shards_.pairs_work(topics); }
    Work work() const override { return {shards_.evaluations(), pairs_}; }

private:
    static constexpr std::size_t kRowsAtOnce = 32;
    static constexpr std::size_t kFirstBatch = 64;
    static constexpr std::size_t kEntriesWanted = std::size_t{1} << 20;  // 12 bytes each

    // Adds up row number i of all parts.
    Row add_up(std::span<const RowsPart> parts, std::size_t i) {
        total_.start(true);
        for (const RowsPart& part : parts) {
            const auto first = static_cast<std::size_t>(i == 0 ? 0 : part.ends[i - 1]);
            const auto last = static_cast<std::size_t>(part.ends[i]);
            for (std::size_t e = first; e < last; ++e) total_.add<true>(part.slots[e], part.sums[e]);
            pairs_ += last - first;
        }
        return {total_.sums(), total_.touched()};
    }

    std::size_t visit_parts(std::span<const RowsPart> parts, std::span<const Slot> slots,
                            const RowVisit& visit) {
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

}  // namespace topicgrouper
