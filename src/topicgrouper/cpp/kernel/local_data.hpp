// The documents of this process, and their sums.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <numeric>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "common/workers.hpp"
#include "kernel/documents.hpp"
#include "kernel/pair_sums.hpp"
#include "kernel/topic_data.hpp"
#include "kernel/totals.hpp"
#include "kernel/upper_rows.hpp"

namespace topicgrouper::kernel {

template <class Entries>
class LocalData final : public TopicData {
public:
    // `most_kept` is how many sums may be kept, at 8 bytes each.
    LocalData(Documents<Entries> documents, const GainFunction& gain, Workers& workers,
              std::size_t most_kept)
        : documents_(std::move(documents)),
          gain_(gain),
          workers_(workers),
          sums_(documents_, gain_, workers_, most_kept) {}

    LocalData(const LocalData&) = delete;  // the sums refer to the documents
    LocalData& operator=(const LocalData&) = delete;

    void visit_first_rows(SlotRange range, const RowVisit& visit, const ShareTold& told) override {
        sums_.start_first_rows();
        if (!upper_) upper_.emplace(documents_);
        std::vector<RowSums> sums(workers_.size(), RowSums(documents_.slots()));
        std::vector<Slot> all(documents_.slots());
        std::iota(all.begin(), all.end(), Slot{0});
        std::vector<std::uint64_t> evaluations(workers_.size());
        const std::size_t rows = range.last - range.first;
        const std::size_t chunks = (rows + kChunk - 1) / kChunk;
        std::atomic<std::size_t> done{0};
        workers_.for_each(chunks, [&](unsigned thread, std::size_t chunk) {
            // From the frequent end: the long rows first leave the short ones to fill the gaps.
            const std::size_t last = rows - chunk * kChunk;
            for (std::size_t i = last - std::min(last, kChunk); i < last; ++i) {
                const Slot slot = range.first + static_cast<Slot>(i);
                evaluations[thread] += visit_upper(slot, sums[thread], all, visit);
            }
            const std::size_t number = done.fetch_add(1, std::memory_order_relaxed) + 1;
            if (thread == 0) told(static_cast<double>(number) / static_cast<double>(chunks));
        });
        for (const std::uint64_t count : evaluations) first_evaluations_ += count;
        sums_.end_first_rows();
    }

    std::size_t rows_at_once() const noexcept override { return 1; }

    void visit_rows(std::span<const Slot> slots, const RowVisit& visit) override {
        for (const Slot slot : slots) visit(slot, sums_.row(slot));
    }

    Row join(Slot kept, Slot moved) override {
        upper_.reset();
        return sums_.join(kept, moved);
    }

    void settle() override { sums_.settle(); }

    std::uint64_t weight(Slot slot) const override { return documents_.postings(slot).size(); }

    bool co_occur(Slot a, Slot b) override { return sums_.co_occur(a, b); }

    void renumber(std::span<const Slot> slot_of_old, std::size_t slots) override {
        upper_.reset();
        sums_.renumber(slot_of_old, slots);
        documents_.renumber_postings(slot_of_old, slots);
        const std::size_t documents = documents_.documents();
        workers_.for_each((documents + kDocuments - 1) / kDocuments,
                          [&](unsigned, std::size_t chunk) {
                              const std::size_t to = std::min(documents, (chunk + 1) * kDocuments);
                              documents_.renumber_entries(slot_of_old, chunk * kDocuments, to);
                          });
    }

    Work work() const override {
        Work result = sums_.work();
        result.evaluations += first_evaluations_;
        return result;
    }

private:
    // What a thread takes at once.
    static constexpr std::size_t kChunk = 8;
    static constexpr std::size_t kDocuments = 256;

    std::size_t visit_upper(Slot slot, RowSums& row, std::span<const Slot> all,
                            const RowVisit& visit) {
        const std::size_t behind = all.size() - slot;
        const bool sparse = documents_.postings(slot).size() * documents_.mean_length() < behind;
        row.start(sparse);
        const std::size_t evaluations = upper_->add(slot, gain_, row);
        sums_.keep_first(slot, row.sums());
        visit(slot, {row.sums(), sparse ? row.touched() : all.subspan(slot + 1)});
        return evaluations;
    }

    Documents<Entries> documents_;
    const GainFunction& gain_;
    Workers& workers_;
    PairSums<Entries> sums_;
    std::optional<UpperRows<Entries>> upper_;  // while the first rows are visited
    std::uint64_t first_evaluations_ = 0;
};

// The documents of a matrix, laid out in as little memory as they fit in. `totals` are those of its
// columns.
template <class Count>
std::unique_ptr<TopicData> local_data(const CountRows<Count>& matrix, const Totals& totals,
                                      std::span<const Slot> slot_of_column, std::size_t slots,
                                      const GainFunction& gain, Workers& workers,
                                      std::size_t most_kept) {
    const auto laid_out = [&]<class Entries>(Entries layout) -> std::unique_ptr<TopicData> {
        Documents<Entries> documents(matrix, slot_of_column, slots, layout);
        return std::make_unique<LocalData<Entries>>(std::move(documents), gain, workers, most_kept);
    };
    if constexpr (std::is_same_v<Count, PackedEntries::Count>) {
        if (PackedEntries::fit(slots, totals.longest_document)) {
            return laid_out(PackedEntries(totals.longest_document));
        }
    }
    return laid_out(WideEntries<Count>());
}

}  // namespace topicgrouper::kernel
