// Some of the documents, held for an agglomeration that runs elsewhere.
//
// A shard answers with its part of each row. The parts of all shards are sums over different
// documents, so they add up to the rows that a single process would have: to the same integers.
//
// Questions come from elsewhere, so they are checked: std::invalid_argument leaves the shard as it
// was. After any other exception it may be in the middle of a join, and must not be asked again.
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
    template <class Count>
    Shard(
        const CountRows<Count>& matrix, std::span<const Slot> slot_of_column, std::size_t slots,
        std::uint64_t total, unsigned threads, std::function<void()> tick = [] {})
        : gain_(total,
                table_size_of(checked(matrix, slot_of_column, slots), slot_of_column.size(), total)),
          workers_(threads, std::move(tick)),
          gone_(slots),
          data_(std::make_unique<LocalData<Count>>(Documents<Count>(matrix, slot_of_column, slots),
                                                   gain_, workers_)) {}

    // Each row with the sums of the slots behind it. Only before the first join.
    SparseRows first_rows(SlotRange range) {
        require(range.first <= range.last && range.last <= gone_.size(), "invalid range of slots");
        std::vector<SparseRows> rows(range.last - range.first);
        data_->visit_first_rows(
            range, [&](Slot slot, const Row& row) { append(rows[slot - range.first], row, slot); },
            [](double) {});
        return joined(rows);
    }

    SparseRows rows(std::span<const Slot> slots) {
        for (const Slot slot : slots) require(slot < gone_.size(), "slot out of range");
        SparseRows result;
        data_->visit_rows(slots, [&](Slot slot, const Row& row) { append(result, row, slot); });
        return result;
    }

    SparseRows join(Slot kept, Slot moved) {
        require(std::max(kept, moved) < gone_.size() && kept != moved, "invalid pair of slots");
        require(!gone_[kept] && !gone_[moved], "slot already joined into another");
        SparseRows result;
        append(result, data_->join(kept, moved), kept);
        gone_[moved] = true;
        return result;
    }

    // The slots that stay are numbered from 0 on, in their order; all others get larger numbers.
    void renumber(std::span<const Slot> slot_of_old, std::size_t slots) {
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
        data_->renumber(slot_of_old, slots);
        gone_.assign(slots, false);
    }

    void keep_pairs() { data_->keep_pairs(); }

    std::uint64_t pairs_work(std::size_t topics) {
        require(topics <= gone_.size(), "more topics than slots");
        return data_->pairs_work(topics);
    }

    Work work() const { return data_->work(); }

private:
    static void require(bool holds, const char* otherwise) {
        if (!holds) throw std::invalid_argument(otherwise);
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
    static std::uint64_t table_size_of(const CountRows<Count>& matrix, std::size_t columns,
                                       std::uint64_t total) {
        Totals totals = totals_of(matrix, columns);
        require(totals.all <= total && total <= kLargestTotal, "total of tokens is out of range");
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
    std::vector<bool> gone_;  // by slot: whether it was joined into another
    std::unique_ptr<TopicData> data_;
};

}  // namespace topicgrouper::kernel
