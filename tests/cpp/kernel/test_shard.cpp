#include "kernel/shard.hpp"

#include "check.hpp"
#include "kernel/naive.hpp"
#include "kernel/shard_samples.hpp"

using namespace topicgrouper;
using namespace topicgrouper::kernel;

namespace {

// Row `i`, which is that of `own`, with all slots behind `after`.
void check_row(const SparseRows& rows, std::size_t i, Slot own, const naive::Topics& topics,
               const GainFunction& gain, Slot from) {
    std::vector<Gain> found(topics.counts.size());
    const std::int64_t first = i == 0 ? 0 : rows.ends[i - 1];
    for (std::int64_t e = first; e < rows.ends[i]; ++e) {
        CHECK(rows.sums[e] != 0);
        CHECK(rows.slots[e] != own);
        CHECK_EQUAL(found[rows.slots[e]], 0);
        found[rows.slots[e]] = rows.sums[e];
    }
    for (Slot other = from; other < topics.counts.size(); ++other) {
        if (other != own) CHECK_EQUAL(found[other], topics.sum(own, other, gain));
    }
}

}  // namespace

TEST(a_shard_gives_its_part_of_rows_rounded_as_the_whole_is) {
    Random random(1);
    for (const unsigned threads : {1, 3}) {
        naive::Topics topics = naive::random_topics(random, 20, 30, 25, 4);
        const std::uint64_t total = 1000 * topics.total();  // of all shards
        const GainFunction gain(total, 1000);
        const naive::Matrix<std::uint32_t> matrix(topics);
        const std::vector<Slot> slots = naive::same_slots(20);
        Shard shard(matrix.view(), slots, 20, total, threads);

        const SparseRows first = shard.first_rows({5, 15});
        CHECK_EQUAL(first.ends.size(), 10u);
        for (Slot slot = 5; slot < 15; ++slot) {
            check_row(first, slot - 5, slot, topics, gain, slot + 1);
        }
        for (int joins = 0; joins < 12; ++joins) {
            if (joins == 6) shard.keep_pairs();
            const auto [kept, moved] = naive::random_pair(random, topics);
            topics.join(kept, moved);
            check_row(shard.join(kept, moved), 0, kept, topics, gain, 0);
            if (joins == 3) shard.renumber(naive::renumber(topics), topics.counts.size());
        }
        const auto [a, b] = naive::random_pair(random, topics);
        const SparseRows rows = shard.rows(std::vector<Slot>{a, b});
        CHECK_EQUAL(rows.ends.size(), 2u);
        check_row(rows, 0, a, topics, gain, 0);
        check_row(rows, 1, b, topics, gain, 0);
        CHECK(shard.work().evaluations > 0);
    }
}

TEST(a_shard_may_be_empty) {
    const naive::Matrix<std::uint32_t> nothing(naive::Topics{{{}, {}, {}}});
    Shard shard(nothing.view(), naive::same_slots(3), 3, 100, 1);
    CHECK((shard.first_rows({0, 3}).ends == std::vector<std::int64_t>{0, 0, 0}));
    CHECK((shard.join(0, 2).ends == std::vector<std::int64_t>{0}));
    shard.keep_pairs();
    CHECK((shard.rows(std::vector<Slot>{0, 1}).slots.empty()));
}

TEST(what_cannot_be_asked_is_refused_and_changes_nothing) {
    Random random(3);
    naive::Topics topics = naive::random_topics(random, 6, 10, 8, 3);
    const GainFunction gain = naive::gain_of(topics);
    const naive::Matrix<std::uint32_t> matrix(topics);
    Shard shard(matrix.view(), naive::same_slots(6), 6, topics.total(), 1);
    shard.join(2, 4);
    topics.join(2, 4);
    CHECK_THROWS(std::invalid_argument, shard.first_rows({4, 3}));
    CHECK_THROWS(std::invalid_argument, shard.first_rows({0, 7}));
    CHECK_THROWS(std::invalid_argument, shard.rows(std::vector<Slot>{0, 6}));
    CHECK_THROWS(std::invalid_argument, shard.pairs_work(7));
    const std::vector<std::pair<Slot, Slot>> no_pairs{{1, 1}, {0, 6}, {kNoSlot, 0}, {4, 0}, {0, 4}};
    for (const auto& [kept, moved] : no_pairs) {
        CHECK_THROWS(std::invalid_argument, shard.join(kept, moved));
    }
    const std::vector<std::vector<Slot>> no_numbers{
        {},
        {0, 1, 2, 3, 4, 5},              // slot 4 is gone
        {0, 1, 2, 3, kNoSlot},           // one too few
        {0, 1, 3, 2, kNoSlot, 4},        // out of order
        {0, 1, 1, 2, kNoSlot, 3},        // twice
        {0, 1, kNoSlot, 2, kNoSlot, 3},  // words lose their slot
    };
    for (const auto& wrong : no_numbers) {
        CHECK_THROWS(std::invalid_argument, shard.renumber(wrong, 5));
    }
    const std::vector<Slot> numbers{0, 1, 2, 3, kNoSlot, 4};
    CHECK_THROWS(std::invalid_argument, shard.renumber(numbers, 6));
    check_row(shard.rows(std::vector<Slot>{2}), 0, 2, topics, gain, 0);
    shard.renumber(numbers, 5);
    CHECK_EQUAL(shard.first_rows({0, 5}).ends.size(), 5u);
}

TEST(a_matrix_that_does_not_fit_its_slots_is_refused) {
    const std::vector<std::int64_t> starts{0, 2, 3};
    const std::vector<std::int32_t> columns{0, 2, 1};
    const std::vector<std::uint32_t> counts{1, 2, 3};
    const auto make = [&](const std::vector<std::int64_t>& rows, std::size_t words, std::size_t slots,
                          std::uint64_t total) {
        const CountRows<std::uint32_t> matrix{rows, columns, counts};
        Shard shard(matrix, naive::same_slots(words), slots, total, 1);
        CHECK_EQUAL(shard.first_rows({0, 3}).ends.size(), 3u);
    };
    make(starts, 3, 3, 6);
    CHECK_THROWS(std::invalid_argument, make(starts, 2, 3, 6));
    CHECK_THROWS(std::invalid_argument, make(starts, 3, 2, 6));
    CHECK_THROWS(std::invalid_argument, make(starts, 3, 3, 5));
    CHECK_THROWS(std::invalid_argument, make(starts, 3, 3, kLargestTotal + 1));
    const std::vector<std::vector<std::int64_t>> wrong{{}, {0}, {0, 2, 4}, {0, 3, 2, 3}, {1, 2, 3}};
    for (const auto& rows : wrong) CHECK_THROWS(std::invalid_argument, make(rows, 3, 3, 6));
}
