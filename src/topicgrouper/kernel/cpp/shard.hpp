// Some of the documents, held for an agglomeration that runs elsewhere.
//
// A shard answers with its part of each row. The parts of all shards are sums over different
// documents, so they add up to the rows that a single process would have: to the same integers.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "gain.hpp"
#include "local_data.hpp"
#include "totals.hpp"
#include "workers.hpp"

namespace topicgrouper {

// Rows without their zeros and own slots: row i has the entries from ends[i - 1] to ends[i].
struct SparseRows {
    std::vector<std::int64_t> ends;
    std::vector<Slot> slots;
    std::vector<Gain> sums;
};

class Shard {
public:
    // `total` is the number of tokens of all shards together: it decides how gains are rounded.
    template <class Count>
    Shard(const CountMatrix<Count>& matrix, std::span<const Slot> slot_of_column, std::size_t slots,
          std::uint64_t total, unsigned threads, std::function<void()> tick = [] {})
        : gain_(total, table_size_of(matrix, slot_of_column.size(), total)),
          workers_(threads, std::move(tick)),
          data_(std::make_unique<LocalData<Count>>(
              Documents<Count>(matrix, slot_of_column, slots), gain_, workers_)) {}

    // Each row with the sums of the slots behind it. Only before the first join.
    SparseRows first_rows(SlotRange range) {
        std::vector<SparseRows> rows(range.last - range.first);
        data_->visit_first_rows(
            range,
            [&](Slot slot, const Row& row) { append(rows[slot - range.first], row, slot); },
            [](double) {});
        return joined(rows);
    }

    SparseRows rows(std::span<const Slot> slots) {
        SparseRows result;
        data_->visit_rows(slots, [&](Slot slot, const Row& row) { append(result, row, slot); });
        return result;
    }

    SparseRows join(Slot kept, Slot moved) {
        SparseRows result;
        append(result, data_->join(kept, moved), kept);
        return result;
    }

    void renumber(std::span<const Slot> slot_of_old, std::size_t slots) {
        data_->renumber(slot_of_old, slots);
    }

    void keep_pairs() { data_->keep_pairs(); }
    std::uint64_t pairs_work(std::size_t topics) { return data_->pairs_work(topics); }
    Work work() const { return data_->work(); }

private:
    template <class Count>
    static std::uint64_t table_size_of(const CountMatrix<Count>& matrix, std::size_t columns,
                                       std::uint64_t total) {
        Totals totals = totals_of(matrix, columns);
        totals.all = total;
        return table_size(totals, std::is_same_v<Count, std::uint32_t>);
    }

    void append(SparseRows& rows, const Row& row, Slot own) const {
        for (const Slot slot : row.slots) {
            if (row.sums[slot] == 0 || slot == own) continue;
            if (data_->weight(slot) == 0) continue;  // kept pairs remember topics that are gone
            rows.slots.push_back(slot);
            rows.sums.push_back(row.sums[slot]);
        }
        rows.ends.push_back(static_cast<std::int64_t>(rows.slots.size()));
    }

    static SparseRows joined(const std::vector<SparseRows>& rows) {
        std::size_t size = 0;
        for (const SparseRows& row : rows) size += row.slots.size();
        SparseRows result;
        result.ends.reserve(rows.size());
        result.slots.reserve(size);
        result.sums.reserve(size);
        for (const SparseRows& row : rows) {
            result.slots.insert(result.slots.end(), row.slots.begin(), row.slots.end());
            result.sums.insert(result.sums.end(), row.sums.begin(), row.sums.end());
            result.ends.push_back(static_cast<std::int64_t>(result.slots.size()));
        }
        return result;
    }

    GainFunction gain_;
    Workers workers_;
    std::unique_ptr<TopicData> data_;
};

}  // namespace topicgrouper
