// Topics cut into shards of this process, by runs of documents.
#pragma once

#include <memory>
#include <vector>

#include "kernel/naive.hpp"
#include "kernel/remote_data.hpp"
#include "kernel/shard.hpp"
#include "kernel/start.hpp"

namespace samples {

using namespace topicgrouper;
using namespace topicgrouper::kernel;

inline std::vector<std::uint64_t> frequencies(const naive::Topics& topics) {
    std::vector<std::uint64_t> result;
    for (std::size_t word = 0; word < topics.counts.size(); ++word) {
        result.push_back(topics.frequency(word));
    }
    return result;
}

// Documents `first` to before `last`; some words may not occur there.
inline naive::Topics some_documents(const naive::Topics& topics, std::size_t first,
                                    std::size_t last) {
    naive::Topics result;
    for (const auto& counts : topics.counts) {
        result.counts.emplace_back(counts.begin() + static_cast<std::ptrdiff_t>(first),
                                   counts.begin() + static_cast<std::ptrdiff_t>(last));
    }
    return result;
}

class InProcessShards : public Shards {
public:
    // More parts than documents leave some shards empty. Every other shard has wide counts. Each may
    // keep so many sums, every third none.
    InProcessShards(const naive::Topics& topics, const Start& start, std::size_t parts,
                    std::size_t most_kept = 0) {
        for (std::size_t i = 0; i < parts; ++i) {
            const naive::Topics part = some_documents(topics, i * topics.documents() / parts,
                                                      (i + 1) * topics.documents() / parts);
            const std::size_t kept = i % 3 == 2 ? 0 : most_kept;
            if (i % 2 == 0) {
                add<std::uint32_t>(part, start, topics.total(), kept);
            } else {
                add<std::uint64_t>(part, start, topics.total(), kept);
            }
        }
    }

    std::span<const RowsPart> first_rows(SlotRange range) override {
        return ask([&](Shard& shard) { return shard.first_rows(range); });
    }
    std::span<const RowsPart> rows(std::span<const Slot> slots) override {
        return ask([&](Shard& shard) { return shard.rows(slots); });
    }
    std::span<const RowsPart> join(Slot kept, Slot moved) override {
        return ask([&](Shard& shard) { return shard.join(kept, moved); });
    }
    void renumber(std::span<const Slot> slot_of_old, std::size_t slots) override {
        for (auto& shard : shards_) shard->renumber(slot_of_old, slots);
    }
    std::uint64_t evaluations() const override {
        std::uint64_t sum = 0;
        for (const auto& shard : shards_) sum += shard->work().evaluations;
        return sum;
    }

    std::size_t exchanges() const { return exchanges_; }

private:
    template <class Count>
    void add(const naive::Topics& part, const Start& start, std::uint64_t total,
             std::size_t most_kept) {
        const naive::Matrix<Count> matrix(part);
        shards_.push_back(std::make_unique<Shard>(matrix.view(), start.slot_of_word,
                                                  start.ranks.size(), total, 1, most_kept));
    }

    template <class Question>
    std::span<const RowsPart> ask(Question question) {
        ++exchanges_;
        answers_.clear();
        parts_.clear();
        for (auto& shard : shards_) answers_.push_back(question(*shard));
        for (const SparseRows& rows : answers_) parts_.push_back({rows.ends, rows.slots, rows.sums});
        return parts_;
    }

    std::vector<std::unique_ptr<Shard>> shards_;
    std::vector<SparseRows> answers_;
    std::vector<RowsPart> parts_;
    std::size_t exchanges_ = 0;
};

}  // namespace samples
