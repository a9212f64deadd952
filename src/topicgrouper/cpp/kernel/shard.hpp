// Some of the documents, held for an agglomeration that runs elsewhere.
//
// A shard answers with its part of each row. The parts of all shards are sums over different
// documents, so they add up to the rows that a single process would have: to the same integers.
//
// Questions come from elsewhere, so they are checked, and may come in any order:
// std::invalid_argument leaves the shard as it was. A shard that another exception has left in the
// middle of a join, with documents that contradict each other, refuses all further questions in this
// way.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <stdexcept>
#include <utility>
#include <vector>

#include "common/gain.hpp"
#include "common/workers.hpp"
#include "kernel/local_data.hpp"
#include "kernel/totals.hpp"

namespace topicgrouper::kernel {

// Rows without their zeros and own slots: row i has the entries from ends[i - 1] to ends[i].
struct SparseRows {
    std::vector<std::int64_t> ends;
    std::vector<Slot> slots;
    std::vector<Gain> sums;
};

class Shard {
public:
    // `total` is the number of tokens of all shards together: it decides how gains are rounded.
    // `most_kept` sums may be kept from join to join, at 8 bytes each.
    template <class Count>
    Shard(
        const CountRows<Count>& matrix, std::span<const Slot> slot_of_column, std::size_t slots,
        std::uint64_t total, unsigned threads, std::size_t most_kept,
        std::function<void()> tick = [] {})
        : Shard(matrix, totals_of_checked(matrix, slot_of_column, slots, total), slot_of_column,
                slots, threads, most_kept, std::move(tick)) {}

    // Each row with the sums of the slots behind it. Meant for before the first join.
    SparseRows first_rows(SlotRange range) {
        require_whole();
        require(range.first <= range.last && range.last <= gone_.size(), "invalid range of slots");
        std::vector<SparseRows> rows(range.last - range.first);
        data_->visit_first_rows(
            range, [&](Slot slot, const Row& row) { append(rows[slot - range.first], row, slot); },
            [](double) {});
        return joined(rows);
    }

    SparseRows rows(std::span<const Slot> slots) {
        require_whole();
        for (const Slot slot : slots) require(slot < gone_.size(), "slot out of range");
        SparseRows result;
        data_->visit_rows(slots, [&](Slot slot, const Row& row) { append(result, row, slot); });
        return result;
    }

    SparseRows join(Slot kept, Slot moved) {
        require_whole();
        require(std::max(kept, moved) < gone_.size() && kept != moved, "invalid pair of slots");
        require(!gone_[kept] && !gone_[moved], "slot already joined into another");
        is_whole_ = false;
        const Row row = data_->join(kept, moved);
        data_->settle();
        gone_[moved] = true;
        is_whole_ = true;
        SparseRows result;
        append(result, row, kept);
        return result;
    }

    // The slots that stay are numbered from 0 on, in their order; all others get larger numbers.
    void renumber(std::span<const Slot> slot_of_old, std::size_t slots) {
        require_whole();
        require(slot_of_old.size() == gone_.size(), "need one new number per slot");
        std::size_t next = 0;
        for (std::size_t old = 0; old < gone_.size(); ++old) {
            const bool stays = slot_of_old[old] < slots;
            if (stays) require(slot_of_old[old] == next++, "new numbers are out of order");
            const bool holds_words = data_->weight(static_cast<Slot>(old)) > 0;
            require(stays ? !gone_[old] : !holds_words,
                    "a living slot is dropped or a joined one is kept");
        }
        require(next == slots, "fewer slots are kept than announced");
        is_whole_ = false;
        data_->renumber(slot_of_old, slots);
        gone_.assign(slots, false);
        is_whole_ = true;
    }

    Work work() const { return data_->work(); }

private:
    static void require(bool holds, const char* otherwise) {
        if (!holds) throw std::invalid_argument(otherwise);
    }

    void require_whole() const {
        require(is_whole_, "the shard failed before, in the middle of a join");
    }

    template <class Count>
    static const CountRows<Count>& checked(const CountRows<Count>& matrix,
                                           std::span<const Slot> slot_of_column, std::size_t slots) {
        const auto& starts = matrix.starts;
        require(!starts.empty() && starts.front() == 0 &&
                    std::is_sorted(starts.begin(), starts.end()) &&
                    static_cast<std::size_t>(starts.back()) == matrix.columns.size() &&
                    matrix.counts.size() == matrix.columns.size(),
                "row starts do not match the entries");
        // An entry of nothing would be taken for a topic that occurs, and its gains of 0 for others.
        for (const Count count : matrix.counts) require(count > 0, "counts must be at least 1");
        for (const Slot slot : slot_of_column) {
            require(slot < slots, "slot of a column is out of range");
        }
        for (const std::int32_t column : matrix.columns) {
            require(column >= 0 && static_cast<std::size_t>(column) < slot_of_column.size(),
                    "column index out of range");
        }
        return matrix;
    }

    template <class Count>
    static Totals totals_of_checked(const CountRows<Count>& matrix,
                                    std::span<const Slot> slot_of_column, std::size_t slots,
                                    std::uint64_t total) {
        Totals totals = totals_of(checked(matrix, slot_of_column, slots), slot_of_column.size());
        require(totals.all <= total && total <= kLargestTotal, "total of tokens is out of range");
        totals.all = total;
        return totals;
    }

    template <class Count>
    Shard(const CountRows<Count>& matrix, const Totals& totals, std::span<const Slot> slot_of_column,
          std::size_t slots, unsigned threads, std::size_t most_kept, std::function<void()> tick)
        : gain_(gain_of_documents<Count>(totals)),
          workers_(threads, std::move(tick)),
          gone_(slots),
          data_(local_data(matrix, totals, slot_of_column, slots, gain_, workers_, most_kept)) {}

    void append(SparseRows& rows, const Row& row, Slot own) const {
        for (const Slot slot : row.slots) {
            if (row.sums[slot] == 0 || slot == own) continue;
            if (data_->weight(slot) == 0) continue;  // kept rows remember topics that are gone
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
    std::vector<bool> gone_;  // by slot: whether it was joined into another
    bool is_whole_ = true;
    std::unique_ptr<TopicData> data_;
};

}  // namespace topicgrouper::kernel
