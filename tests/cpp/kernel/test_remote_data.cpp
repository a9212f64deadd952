#include "kernel/remote_data.hpp"

#include <limits>

#include "check.hpp"
#include "kernel/naive.hpp"
#include "kernel/shard_samples.hpp"

using namespace topicgrouper;
using namespace topicgrouper::kernel;

namespace {

struct Sample {
    naive::Topics topics;  // by slot
    GainFunction gain;
    samples::InProcessShards shards;
    RemoteData data;

    Sample(naive::Topics of_words, std::size_t parts, const Start& start)
        : topics(sorted(of_words, start)),
          gain(naive::gain_of(topics)),
          shards(of_words, start, parts),
          data(shards, start.frequencies()) {}

    static naive::Topics sorted(const naive::Topics& of_words, const Start& start) {
        naive::Topics result = of_words;
        for (std::size_t word = 0; word < of_words.counts.size(); ++word) {
            result.counts[start.slot_of_word[word]] = of_words.counts[word];
        }
        return result;
    }
};

}  // namespace

TEST(parts_of_rows_add_up) {
    Random random(1);
    for (const std::size_t parts : {1, 3, 50}) {
        const naive::Topics words = naive::random_topics(random, 90, 40, 15, 3);
        Sample sample(words, parts, start_of(samples::frequencies(words), {}));
        std::size_t visits = 0;
        double told = 0.0;
        sample.data.visit_first_rows(
            {0, 90},
            [&](Slot slot, const Row& row) {
                CHECK_EQUAL(slot, visits++);
                for (Slot other = slot + 1; other < 90; ++other) {
                    CHECK_EQUAL(row.sums[other], sample.topics.sum(slot, other, sample.gain));
                }
            },
            [&](double share) { told = share; });
        CHECK_EQUAL(visits, 90u);
        CHECK_EQUAL(told, 1.0);
    }
}

TEST(a_join_is_one_exchange) {
    Random random(2);
    const naive::Topics words = naive::random_topics(random, 30, 40, 15, 3);
    Sample sample(words, 3, start_of(samples::frequencies(words), {}));
    for (std::size_t joins = 0; naive::living(sample.topics) > 1; ++joins) {
        const auto [kept, moved] = naive::random_pair(random, sample.topics);
        CHECK_EQUAL(sample.data.co_occur(kept, moved), sample.topics.co_occur(kept, moved));
        const std::size_t before = sample.shards.exchanges();
        const Row row = sample.data.join(kept, moved);
        CHECK_EQUAL(sample.shards.exchanges(), before + 1);
        sample.topics.join(kept, moved);
        CHECK_EQUAL(sample.data.weight(kept), sample.topics.frequency(kept));
        for (Slot other = 0; other < sample.topics.counts.size(); ++other) {
            if (other == kept) continue;
            CHECK_EQUAL(row.sums[other], sample.topics.sum(kept, other, sample.gain));
        }
        if (joins % 9 != 8) continue;
        sample.data.renumber(naive::renumber(sample.topics), naive::living(sample.topics));
        for (Slot slot = 0; slot < sample.topics.counts.size(); ++slot) {
            CHECK_EQUAL(sample.data.weight(slot), sample.topics.frequency(slot));
        }
    }
}

TEST(several_rows_are_one_exchange) {
    Random random(3);
    const naive::Topics words = naive::random_topics(random, 30, 40, 15, 3);
    Sample sample(words, 3, start_of(samples::frequencies(words), {}));
    const std::vector<Slot> slots{7, 2, 29};
    std::size_t next = 0;
    sample.data.visit_rows(slots, [&](Slot slot, const Row& row) {
        CHECK_EQUAL(slot, slots[next++]);
        for (Slot other = 0; other < 30; ++other) {
            if (other == slot) continue;
            CHECK_EQUAL(row.sums[other], sample.topics.sum(slot, other, sample.gain));
        }
    });
    CHECK_EQUAL(next, 3u);
    CHECK_EQUAL(sample.shards.exchanges(), 1u);
    CHECK(sample.data.work().evaluations > 0);
}

namespace {

// Answers every question with the same rows, whatever was asked.
class StubbornShards : public Shards {
public:
    StubbornShards(SparseRows rows, std::size_t shards) : rows_(std::move(rows)) {
        parts_.assign(shards, {rows_.ends, rows_.slots, rows_.sums});
    }

    std::span<const RowsPart> first_rows(SlotRange) override { return parts_; }
    std::span<const RowsPart> rows(std::span<const Slot>) override { return parts_; }
    std::span<const RowsPart> join(Slot, Slot) override { return parts_; }
    void renumber(std::span<const Slot>, std::size_t) override {}
    std::uint64_t evaluations() const override { return 0; }

private:
    SparseRows rows_;
    std::vector<RowsPart> parts_;
};

void ask_everything(const SparseRows& rows, std::size_t shards) {
    StubbornShards stubborn(rows, shards);
    RemoteData data(stubborn, {4, 4, 4});
    const auto visit = [](Slot, const Row& row) { CHECK_AT_MOST(row.slots.size(), 3u); };
    CHECK_THROWS(std::invalid_argument, data.join(0, 1));
    CHECK_THROWS(std::invalid_argument, data.co_occur(0, 1));
    CHECK_THROWS(std::invalid_argument, data.visit_rows(std::vector<Slot>{2}, visit));
    CHECK_THROWS(std::invalid_argument, data.visit_first_rows({1, 2}, visit, [](double) {}));
}

}  // namespace

TEST(parts_that_cannot_be_right_are_refused) {
    const Gain most = std::numeric_limits<Gain>::max();
    const std::vector<SparseRows> wrong{
        {{}, {}, {}},                 // no row
        {{1, 1}, {0}, {5}},           // two rows
        {{1}, {0, 1}, {5, 5}},        // entries of no row
        {{3}, {0, 1}, {5, 5}},        // entries that are not there
        {{-1}, {0, 1}, {5, 5}},       // ends before it starts
        {{2}, {0, 1}, {5}},           // fewer sums
        {{2}, {0, 3}, {5, 5}},        // a slot beyond
        {{2}, {0, kNoSlot}, {5, 5}},  //
        {{2}, {0, 1}, {5, 0}},        // no sum
        {{2}, {0, 1}, {5, -5}},       //
        {{2}, {0, 1}, {5, most}},     // too large a sum
    };
    for (const SparseRows& rows : wrong) ask_everything(rows, 1);
}

TEST(parts_that_add_up_to_too_much_are_refused) {
    ask_everything({{2}, {1, 1}, {kLargestSum, 1}}, 1);
    ask_everything({{1}, {1}, {kLargestSum / 2 + 1}}, 2);
    // A slot that occurs often is touched once.
    StubbornShards often({{6}, {1, 1, 1, 1, 1, 1}, {1, 2, 3, 4, 5, 6}}, 2);
    RemoteData data(often, {4, 4, 4});
    const Row row = data.join(0, 2);
    CHECK_EQUAL(row.slots.size(), 1u);
    CHECK_EQUAL(row.sums[1], 42);
}
