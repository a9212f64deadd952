// The documents of this process, and their sums: added up when asked for, or kept for every pair.
#pragma once

#include <memory>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "common/workers.hpp"
#include "kernel/document_rows.hpp"
#include "kernel/documents.hpp"
#include "kernel/pair_matrix.hpp"
#include "kernel/topic_data.hpp"
#include "kernel/upper_rows.hpp"

namespace topicgrouper::kernel {

template <class Count>
class LocalData final : public TopicData {
public:
    LocalData(Documents<Count> documents, const GainFunction& gain, Workers& workers)
        : documents_(std::move(documents)),
          gain_(gain),
          workers_(workers),
          sums_(std::make_unique<DocumentRows<Count>>(documents_, gain_, workers_)) {}

    LocalData(const LocalData&) = delete;  // the sums refer to the documents
    LocalData& operator=(const LocalData&) = delete;

    void visit_first_rows(SlotRange range, const RowVisit& visit, const ShareTold& told) override {
        if (keeps_pairs_) {
            for (Slot slot = range.first; slot < range.last; ++slot) {
                visit(slot, sums_->row(slot));
                workers_.tick();
            }
            return;
        }
        if (!upper_) upper_.emplace(documents_);
        std::vector<RowSums> sums(workers_.size(), RowSums(documents_.slots()));
        std::vector<Slot> all(documents_.slots());
        std::iota(all.begin(), all.end(), Slot{0});
        std::vector<std::uint64_t> evaluations(workers_.size());
        const std::size_t rows = range.last - range.first;
        const std::size_t chunks = (rows + kChunk - 1) / kChunk;
        workers_.for_each(chunks, [&](unsigned thread, std::size_t chunk) {
            // From the frequent end: the long rows first leave the short ones to fill the gaps.
            const std::size_t last = rows - chunk * kChunk;
            for (std::size_t i = last - std::min(last, kChunk); i < last; ++i) {
                const Slot slot = range.first + static_cast<Slot>(i);
                evaluations[thread] += visit_upper(slot, sums[thread], all, visit);
            }
            if (thread == 0) told(static_cast<double>(chunk) / static_cast<double>(chunks));
        });
        for (const std::uint64_t count : evaluations) finished_.evaluations += count;
    }

    std::size_t rows_at_once() const noexcept override { return 1; }

    void visit_rows(std::span<const Slot> slots, const RowVisit& visit) override {
        for (const Slot slot : slots) visit(slot, sums_->row(slot));
    }

    Row join(Slot kept, Slot moved) override {
        upper_.reset();
        return sums_->join(kept, moved);
    }

    std::uint64_t weight(Slot slot) const override { return documents_.postings(slot).size(); }

    bool co_occur(Slot a, Slot b) override { return sums_->co_occur(a, b); }

    void renumber(std::span<const Slot> slot_of_old, std::size_t slots) override {
        upper_.reset();
        sums_->renumber(slot_of_old, slots);
        documents_.renumber(slot_of_old, slots);
    }

    void keep_pairs() override {
        upper_.reset();
        finished_.evaluations += sums_->work().evaluations;
        finished_.pairs += sums_->work().pairs;
        sums_ = std::make_unique<PairMatrix<Count>>(documents_, gain_, workers_);
        keeps_pairs_ = true;
    }

    std::uint64_t pairs_work(std::size_t topics) override {
        std::uint64_t entry_pairs = 0;
        for (Document d = 0; d < documents_.documents(); ++d) {
            const std::uint64_t entries = documents_.entries(d).size();
            entry_pairs += entries * entries;
        }
        return entry_pairs / 2 + kWorkPerPair * std::uint64_t{topics} * topics;
    }

    Work work() const override {
        return {finished_.evaluations + sums_->work().evaluations,
                finished_.pairs + sums_->work().pairs};
    }

private:
    static constexpr std::size_t kChunk = 8;
    // What a pair of the matrix costs from its making to the last join, in evaluations.
    static constexpr std::uint64_t kWorkPerPair = 6;

    std::size_t visit_upper(Slot slot, RowSums& row, std::span<const Slot> all,
                            const RowVisit& visit) const {
        const std::size_t behind = all.size() - slot;
        const bool sparse = documents_.postings(slot).size() * documents_.mean_length() < behind;
        row.start(sparse);
        const std::size_t evaluations = upper_->add(slot, gain_, row);
        visit(slot, {row.sums(), sparse ? row.touched() : all.subspan(slot + 1)});
        return evaluations;
    }

    Documents<Count> documents_;
    const GainFunction& gain_;
    Workers& workers_;
    std::unique_ptr<PairSums> sums_;
    std::optional<UpperRows<Count>> upper_;  // while the first rows are visited
    bool keeps_pairs_ = false;
    Work finished_;
};

}  // namespace topicgrouper::kernel
