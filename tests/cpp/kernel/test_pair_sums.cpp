#include "kernel/pair_sums.hpp"

#include "check.hpp"
#include "kernel/check_rows.hpp"
#include "kernel/naive.hpp"
#include "kernel/upper_rows.hpp"

using namespace topicgrouper;
using namespace topicgrouper::kernel;

namespace {

// Sums of topics, and the naive table beside them.
template <class Entries>
class SumsLife {
public:
    SumsLife(naive::Topics topics, unsigned threads, std::size_t most_kept)
        : topics_(std::move(topics)),
          gain_(topics_.total(), sizeof(typename Entries::Count) == 4 ? 2 * topics_.total() + 1 : 50),
          workers_(threads),
          documents_(naive::documents_of<Entries>(topics_)),
          sums_(documents_, gain_, workers_, most_kept) {}

    const naive::Topics& topics() const { return topics_; }
    const Documents<Entries>& documents() const { return documents_; }
    const GainFunction& gain() const { return gain_; }
    Work work() const { return sums_.work(); }
    std::size_t slots() const { return topics_.counts.size(); }

    // As LocalData does.
    void visit_first_rows(std::size_t first, std::size_t last) {
        sums_.start_first_rows();
        const UpperRows<Entries> upper(documents_);
        std::vector<RowSums> rows(workers_.size(), RowSums(slots()));
        workers_.for_each(last - first, [&](unsigned thread, std::size_t i) {
            const Slot slot = static_cast<Slot>(first + i);
            rows[thread].start(i % 2 == 0);
            upper.add(slot, gain_, rows[thread]);
            sums_.keep_first(slot, rows[thread].sums());
        });
        sums_.end_first_rows();
    }

    void check_row(Slot slot) { check_whole_row(sums_.row(slot), slot, topics_, gain_); }

    void check_rows() {
        for (Slot slot = 0; slot < slots(); ++slot) {
            if (topics_.alive(slot)) check_row(slot);
        }
    }

    void check_co_occurrence() {
        for (Slot a = 0; a < slots(); ++a) {
            for (Slot b = 0; b < slots(); ++b) {
                if (a == b || !topics_.alive(a) || !topics_.alive(b)) continue;
                CHECK_EQUAL(sums_.co_occur(a, b), topics_.co_occur(a, b));
            }
        }
    }

    void join(Slot kept, Slot moved) {
        topics_.join(kept, moved);
        check_whole_row(sums_.join(kept, moved), kept, topics_, gain_);
    }

    void join_random(Random& random) {
        const auto [kept, moved] = naive::random_pair(random, topics_);
        join(kept, moved);
    }

    void renumber() {
        const std::vector<Slot> slot_of_old = naive::renumber(topics_);
        sums_.renumber(slot_of_old, slots());
        documents_.renumber_postings(slot_of_old, slots());
        documents_.renumber_entries(slot_of_old, 0, documents_.documents());
    }

private:
    naive::Topics topics_;
    GainFunction gain_;
    Workers workers_;
    Documents<Entries> documents_;
    PairSums<Entries> sums_;
};

// None, not even one row, one, a few and a rest, all, and more than there are.
std::vector<std::size_t> budgets_of(std::size_t slots) {
    return {0, slots - 1, slots, 3 * slots + 1, slots * slots, 10 * slots * slots};
}

// From the first rows to the last join, with looks at some rows or all in between.
template <class Entries>
void check_usual_life(const naive::Topics& topics, unsigned threads, std::size_t most_kept) {
    Random random(threads + most_kept);
    SumsLife<Entries> life(topics, threads, most_kept);
    life.visit_first_rows(0, life.slots());
    life.check_co_occurrence();
    while (naive::living(life.topics()) > 1) {
        life.join_random(random);
        if (random.below(5) == 0) life.renumber();
        if (random.below(5) == 0) life.check_rows();
        if (random.below(5) == 0) life.check_co_occurrence();
    }
    const std::size_t room = most_kept / topics.counts.size();
    CHECK(life.work().kept_rows >= std::min(room, topics.counts.size()));
    if (most_kept == 0) CHECK_EQUAL(life.work().kept_rows, 0);
}

// Questions in any order and as often as one likes.
void check_unusual_life(std::uint64_t seed, unsigned threads, std::size_t most_kept) {
    Random random(seed);
    SumsLife<PackedEntries> life(naive::random_topics(random, 18, 40, 12, 3), threads, most_kept);
    while (naive::living(life.topics()) > 1) {
        const std::size_t last = 1 + random.below(life.slots());
        switch (random.below(7)) {
            case 0:
                life.visit_first_rows(random.below(last), last);
                break;
            case 1:
                life.visit_first_rows(0, life.slots());
                break;
            case 2:
                life.check_row(static_cast<Slot>(last - 1));  // also of a topic that is gone
                break;
            case 3:
                life.check_rows();
                break;
            case 4:
                life.renumber();
                break;
            case 5:
                life.check_co_occurrence();
                break;
            default:
                life.join_random(random);
        }
    }
    life.check_rows();
}

std::size_t entries_of(const SumsLife<PackedEntries>& life,
                       const std::vector<std::size_t>& documents) {
    std::size_t entries = 0;
    for (const std::size_t d : documents) {
        entries += life.documents().entries(life.documents().all()[d]).size();
    }
    return entries;
}

}  // namespace

TEST(rows_are_sums_over_the_documents_whatever_is_kept) {
    Random random(1);
    for (const std::uint64_t share : {4, 15, 70}) {
        const naive::Topics topics = naive::random_topics(random, 22, 40, share, 4);
        for (const unsigned threads : {1, 2, 3, 4}) {
            for (const std::size_t most_kept : budgets_of(22)) {
                check_usual_life<PackedEntries>(topics, threads, most_kept);
            }
        }
    }
}

// Several chunks of documents, so that threads share a row, a change and a correction.
TEST(rows_of_many_documents_are_shared_by_threads) {
    Random random(2);
    for (const std::uint64_t share : {25, 75}) {
        const naive::Topics topics = naive::random_topics(random, 9, 6000, share, 3);
        for (const unsigned threads : {1, 2, 3, 4}) {
            for (const std::size_t most_kept : budgets_of(9)) {
                check_usual_life<PackedEntries>(topics, threads, most_kept);
            }
        }
    }
}

// Few entries in many slots, or many documents of less than one entry: changes of kept rows are added
// up sparsely, by several threads too.
TEST(changes_of_few_entries_reach_the_kept_rows) {
    Random random(3);
    const naive::Topics few = naive::random_topics(random, 80, 50, 4, 2);
    const naive::Topics scattered = naive::random_topics(random, 30, 900, 2, 2);
    for (const naive::Topics* const topics : {&few, &scattered}) {
        const std::size_t words = topics->counts.size();
        for (const unsigned threads : {1, 3}) {
            for (const std::size_t most_kept : {10 * words, words * words}) {
                check_usual_life<PackedEntries>(*topics, threads, most_kept);
            }
        }
    }
}

// Beyond totals of 2^28 rounding may take a change to zero or below.
TEST(rows_of_huge_counts_are_kept_too) {
    Random random(4);
    for (const int bits : {20, 30, 43}) {
        const naive::Topics topics =
            naive::random_topics(random, 16, 30, 20, std::uint64_t{1} << bits);
        for (const std::size_t most_kept : budgets_of(16)) {
            check_usual_life<WideEntries<std::uint64_t>>(topics, 2, most_kept);
        }
    }
}

// In documents full of one topic, what a single token adds is smallest: J(a+1, 1) - J(a, 1). The
// largest total without slack leaves the least of it after rounding.
TEST(the_smallest_changes_are_positive_as_long_as_there_is_no_slack) {
    naive::Topics topics;
    topics.counts.assign(60, std::vector<std::uint64_t>(200));
    for (std::size_t d = 0; d < 3; ++d) {
        for (auto& counts : topics.counts) counts[d] = 1;
    }
    topics.counts[59][0] += (std::uint64_t{1} << 28) - 1 - topics.total();
    SumsLife<WideEntries<std::uint64_t>> life(topics, 1, 60);  // the last row
    CHECK_EQUAL(life.gain().slack(), 0);
    CHECK_EQUAL(life.documents().mean_length(), 0);
    life.visit_first_rows(0, 60);
    for (Slot word = 0; word < 59; ++word) {
        life.join(59, word);
        life.check_row(59);
    }
}

// With slack they may be zero or negative. Added up sparsely, those of long documents would be noted
// more often than there is room for.
TEST(changes_that_rounding_takes_away_do_no_harm) {
    naive::Topics topics;
    topics.counts.assign(60, std::vector<std::uint64_t>(200));  // most documents are empty
    for (std::size_t d = 0; d < 3; ++d) {
        for (auto& counts : topics.counts) counts[d] = 1;
        topics.counts[59][d] = std::uint64_t{1} << 44;
    }
    SumsLife<WideEntries<std::uint64_t>> life(topics, 1, 60);  // the last row
    CHECK(life.gain().slack() > 0);
    CHECK_EQUAL(life.documents().mean_length(), 0);
    life.visit_first_rows(0, 60);
    for (Slot word = 0; word < 59; ++word) {
        life.join(59, word);
        life.check_row(59);
    }
}

TEST(questions_may_come_in_any_order) {
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        for (const std::size_t most_kept : budgets_of(18)) {
            check_unusual_life(seed, 1 + static_cast<unsigned>(seed % 4), most_kept);
        }
    }
}

TEST(first_rows_that_are_not_all_visited_are_not_kept) {
    Random random(5);
    SumsLife<PackedEntries> life(naive::random_topics(random, 12, 40, 60, 2), 1, 12 * 12);
    life.visit_first_rows(0, 5);
    life.check_rows();
    life.visit_first_rows(6, 12);
    life.join(5, 11);
    life.check_rows();
    life.visit_first_rows(0, 12);  // too late
    life.check_rows();
}

TEST(a_join_visits_only_the_documents_that_it_must) {
    Random random(6);
    const naive::Topics topics = naive::random_topics(random, 10, 60, 50, 3);
    const Slot kept = 9;
    const Slot moved = 4;
    std::vector<std::size_t> either;
    std::vector<std::size_t> of_moved;
    std::vector<std::size_t> both;
    for (std::size_t d = 0; d < topics.documents(); ++d) {
        const bool has_kept = topics.counts[kept][d] > 0;
        const bool has_moved = topics.counts[moved][d] > 0;
        if (has_kept || has_moved) either.push_back(d);
        if (has_moved) of_moved.push_back(d);
        if (has_kept && has_moved) both.push_back(d);
    }
    // The rows of none, of the last slot, and of all.
    const std::vector<std::pair<std::size_t, std::vector<std::size_t>>> ways{
        {0, either}, {10, of_moved}, {100, both}};
    for (const auto& [most_kept, visited] : ways) {
        SumsLife<PackedEntries> life(topics, 1, most_kept);
        life.visit_first_rows(0, 10);
        CHECK_EQUAL(life.work().evaluations, 0);  // the first rows are for free
        CHECK_EQUAL(life.work().kept_rows, most_kept / 10);
        life.join(kept, moved);
        CHECK_EQUAL(life.work().evaluations, entries_of(life, visited));
        CHECK_EQUAL(life.work().pairs, 10);
    }
}

TEST(a_row_that_is_kept_is_not_added_up_again) {
    Random random(7);
    SumsLife<PackedEntries> life(naive::random_topics(random, 8, 60, 60, 2), 1, 2 * 8);
    life.visit_first_rows(0, 8);
    life.check_row(7);
    CHECK_EQUAL(life.work().evaluations, 0);
    CHECK_EQUAL(life.work().pairs, 8);
    // The rows of others are added up, and take places of lighter ones.
    life.check_rows();
    const std::uint64_t before = life.work().evaluations;
    CHECK(before > 0);
    Slot heaviest = 0;
    for (Slot slot = 1; slot < 8; ++slot) {
        if (life.documents().postings(slot).size() > life.documents().postings(heaviest).size()) {
            heaviest = slot;
        }
    }
    life.check_row(heaviest);
    CHECK_EQUAL(life.work().evaluations, before);
}

TEST(a_row_weighs_as_much_as_its_topic_after_a_join) {
    naive::Topics topics;
    topics.counts.assign(3, std::vector<std::uint64_t>(30));
    for (std::size_t d = 0; d < 30; ++d) {
        topics.counts[0][d] = d >= 10;  // 20 documents
        topics.counts[1][d] = d < 15;
        topics.counts[2][d] = d < 10;
    }
    SumsLife<PackedEntries> life(topics, 1, 3);
    life.visit_first_rows(0, 3);
    life.join(2, 0);
    life.check_row(1);  // lighter than the row that is kept
    const std::uint64_t before = life.work().evaluations;
    life.check_row(2);
    CHECK_EQUAL(life.work().evaluations, before);
}

TEST(one_slot_or_none_is_no_trouble) {
    for (const std::size_t slots : {0, 1}) {
        const std::vector<std::int64_t> row_starts{0, 0};
        const CountRows<std::uint32_t> empty{row_starts, {}, {}};
        Documents<PackedEntries> documents(empty, naive::same_slots(slots), slots, PackedEntries(0));
        const GainFunction gain(1, 3);
        Workers workers(2);
        PairSums<PackedEntries> sums(documents, gain, workers, 100);
        sums.start_first_rows();
        const Gain nothing[1] = {0};
        for (Slot slot = 0; slot < slots; ++slot) sums.keep_first(slot, nothing);
        sums.end_first_rows();
        CHECK_EQUAL(sums.work().kept_rows, slots);
        for (Slot slot = 0; slot < slots; ++slot) CHECK_EQUAL(sums.row(slot).sums[slot], 0);
        sums.renumber(std::vector<Slot>(slots, kNoSlot), 0);
        CHECK_EQUAL(sums.work().evaluations, 0);
    }
}
