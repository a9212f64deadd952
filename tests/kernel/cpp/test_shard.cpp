#include "shard.hpp"

#include "check.hpp"
#include "naive.hpp"
#include "shard_samples.hpp"

using namespace topicgrouper;

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
