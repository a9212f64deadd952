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
        for (const std::size_t most_kept : {0, 90, 400}) {
            naive::Topics topics = naive::random_topics(random, 20, 30, 25, 4);
            const std::uint64_t total = 1000 * topics.total();  // of all shards
            const GainFunction gain(total, 1000);
            const naive::Matrix<std::uint32_t> matrix(topics);
            const std::vector<Slot> slots = naive::same_slots(20);
            Shard shard(matrix.view(), slots, 20, total, threads, most_kept);

            for (const SlotRange range : {SlotRange{5, 15}, SlotRange{0, 5}, SlotRange{15, 20}}) {
                const SparseRows first = shard.first_rows(range);
                CHECK_EQUAL(first.ends.size(), range.last - range.first);
                for (Slot slot = range.first; slot < range.last; ++slot) {
                    check_row(first, slot - range.first, slot, topics, gain, slot + 1);
                }
            }
            for (int joins = 0; joins < 12; ++joins) {
                const auto [kept, moved] = naive::random_pair(random, topics);
                topics.join(kept, moved);
                check_row(shard.join(kept, moved), 0, kept, topics, gain, 0);
                if (joins == 3) shard.renumber(naive::renumber(topics), naive::living(topics));
            }
            const auto [a, b] = naive::random_pair(random, topics);
            const SparseRows rows = shard.rows(std::vector<Slot>{a, b});
            CHECK_EQUAL(rows.ends.size(), 2u);
            check_row(rows, 0, a, topics, gain, 0);
            check_row(rows, 1, b, topics, gain, 0);
            CHECK(shard.work().evaluations > 0);
            CHECK(shard.work().kept_rows >= most_kept / 20);
        }
    }
}

// Every question that is not refused, in any order: what is kept must not be led astray. Of half of
// the slots the shard has no words, so these may be dropped at any time, and weigh nothing when kept.
TEST(questions_in_any_order_get_the_right_answers) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Random random(seed);
        naive::Topics topics = naive::random_topics(random, 16, 25, 25, 3);
        for (Slot slot = 1; slot < 16; slot += 2) {
            topics.counts[slot].assign(topics.documents(), 0);
        }
        const GainFunction gain = naive::gain_of(topics);
        const std::vector<std::size_t> budgets{0, 15, 40, 256};
        const naive::Matrix<std::uint32_t> matrix(topics);
        Shard shard(matrix.view(), naive::same_slots(16), 16, topics.total(),
                    1 + static_cast<unsigned>(seed % 3), budgets[seed % 4]);
        std::vector<char> gone(16);
        for (int step = 0; step < 40; ++step) {
            const Slot slots = static_cast<Slot>(topics.counts.size());
            const Slot a = static_cast<Slot>(random.below(slots));
            const Slot b = static_cast<Slot>(random.below(slots));
            switch (random.below(5)) {
                case 0: {
                    const SparseRows rows = shard.first_rows({std::min(a, b), std::max(a, b)});
                    for (Slot slot = std::min(a, b); slot < std::max(a, b); ++slot) {
                        check_row(rows, slot - std::min(a, b), slot, topics, gain, slot + 1);
                    }
                    break;
                }
                case 1:
                    CHECK_EQUAL(shard.first_rows({0, slots}).ends.size(), slots);
                    break;
                case 2:
                    check_row(shard.rows(std::vector<Slot>{a}), 0, a, topics, gain, 0);
                    break;
                case 3: {
                    if (naive::living(topics) == 0 || random.below(3) != 0) break;
                    shard.renumber(naive::renumber(topics), naive::living(topics));
                    gone.assign(topics.counts.size(), false);
                    break;
                }
                default:
                    if (a == b || gone[a] || gone[b]) break;
                    topics.join(a, b);
                    check_row(shard.join(a, b), 0, a, topics, gain, 0);
                    gone[b] = true;
            }
        }
    }
}

TEST(a_shard_may_be_empty) {
    const naive::Matrix<std::uint32_t> nothing(naive::Topics{{{}, {}, {}}});
    for (const std::size_t most_kept : {0, 9}) {
        Shard shard(nothing.view(), naive::same_slots(3), 3, 100, 1, most_kept);
        CHECK((shard.first_rows({0, 3}).ends == std::vector<std::int64_t>{0, 0, 0}));
        CHECK((shard.join(0, 2).ends == std::vector<std::int64_t>{0}));
        CHECK((shard.rows(std::vector<Slot>{0, 1}).slots.empty()));
        shard.renumber(std::vector<Slot>(3, kNoSlot), 0);
        CHECK(shard.first_rows({0, 0}).ends.empty());
        CHECK_THROWS(std::invalid_argument, shard.rows(std::vector<Slot>{0}));
    }
    const naive::Matrix<std::uint32_t> no_words(naive::Topics{{{}}});
    Shard shard(no_words.view(), {}, 0, 100, 1, 10);
    CHECK(shard.first_rows({0, 0}).ends.empty());
}

TEST(first_rows_that_were_interrupted_are_asked_for_again) {
    Random random(5);
    naive::Topics topics = naive::random_topics(random, 40, 30, 30, 3);
    const GainFunction gain = naive::gain_of(topics);
    const naive::Matrix<std::uint32_t> matrix(topics);
    int ticks_left = 2;
    Shard shard(matrix.view(), naive::same_slots(40), 40, topics.total(), 1, 40 * 40, [&] {
        if (ticks_left-- == 0) throw std::runtime_error("interrupted");
    });
    CHECK_THROWS(std::runtime_error, shard.first_rows({0, 40}));
    const SparseRows rows = shard.first_rows({0, 40});
    for (Slot slot = 0; slot < 40; ++slot) check_row(rows, slot, slot, topics, gain, slot + 1);
    for (int joins = 0; joins < 30; ++joins) {
        const auto [kept, moved] = naive::random_pair(random, topics);
        topics.join(kept, moved);
        check_row(shard.join(kept, moved), 0, kept, topics, gain, 0);
    }
}

// The documents contradict each other then; any further answer would read beyond them.
TEST(a_shard_that_failed_in_a_join_refuses_all_questions) {
    Random random(6);
    naive::Topics topics = naive::random_topics(random, 30, 2000, 60, 1);
    const naive::Matrix<std::uint32_t> matrix(topics);
    for (const std::size_t most_kept : {0, 900}) {
        bool is_time = false;
        Shard shard(matrix.view(), naive::same_slots(30), 30, topics.total(), 2, most_kept, [&] {
            if (is_time) throw std::runtime_error("interrupted");
        });
        shard.first_rows({0, 30});
        is_time = true;
        bool is_interrupted = false;
        // The other thread may have taken all the work of a join: then the next one will do.
        for (Slot moved = 1; moved < 28 && !is_interrupted; ++moved) {
            try {
                shard.join(0, moved);
            } catch (const std::runtime_error&) {
                is_interrupted = true;
            }
        }
        is_time = false;
        CHECK(is_interrupted);
        CHECK_THROWS(std::invalid_argument, shard.join(28, 29));
        CHECK_THROWS(std::invalid_argument, shard.rows(std::vector<Slot>{28}));
        CHECK_THROWS(std::invalid_argument, shard.first_rows({0, 30}));
        CHECK_THROWS(std::invalid_argument, shard.renumber(naive::same_slots(30), 30));
    }
}

TEST(what_cannot_be_asked_is_refused_and_changes_nothing) {
    Random random(3);
    naive::Topics topics = naive::random_topics(random, 6, 10, 8, 3);
    const GainFunction gain = naive::gain_of(topics);
    const naive::Matrix<std::uint32_t> matrix(topics);
    Shard shard(matrix.view(), naive::same_slots(6), 6, topics.total(), 1, 36);
    shard.join(2, 4);
    topics.join(2, 4);
    CHECK_THROWS(std::invalid_argument, shard.first_rows({4, 3}));
    CHECK_THROWS(std::invalid_argument, shard.first_rows({0, 7}));
    CHECK_THROWS(std::invalid_argument, shard.rows(std::vector<Slot>{0, 6}));
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
        Shard shard(matrix, naive::same_slots(words), slots, total, 1, 9);
        CHECK_EQUAL(shard.first_rows({0, 3}).ends.size(), 3u);
    };
    make(starts, 3, 3, 6);
    CHECK_THROWS(std::invalid_argument, make(starts, 2, 3, 6));
    CHECK_THROWS(std::invalid_argument, make(starts, 3, 2, 6));
    CHECK_THROWS(std::invalid_argument, make(starts, 3, 3, 5));
    CHECK_THROWS(std::invalid_argument, make(starts, 3, 3, kLargestTotal + 1));
    const std::vector<std::vector<std::int64_t>> wrong{{}, {0}, {0, 2, 4}, {0, 3, 2, 3}, {1, 2, 3}};
    for (const auto& rows : wrong) CHECK_THROWS(std::invalid_argument, make(rows, 3, 3, 6));
    const std::vector<std::uint32_t> zero{1, 0, 3};
    const CountRows<std::uint32_t> with_zero{starts, columns, zero};
    CHECK_THROWS(std::invalid_argument, Shard(with_zero, naive::same_slots(3), 3, 6, 1, 9));
}
