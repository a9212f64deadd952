#include "kernel/documents.hpp"

#include <algorithm>

#include "check.hpp"
#include "kernel/naive.hpp"

using namespace topicgrouper;
using namespace topicgrouper::kernel;

namespace {

template <class Count>
void check_content(const Documents<Count>& documents, const naive::Topics& topics) {
    CHECK_EQUAL(documents.slots(), topics.counts.size());
    CHECK_EQUAL(documents.documents(), topics.documents());
    for (Slot slot = 0; slot < documents.slots(); ++slot) {
        std::size_t i = 0;
        const auto postings = documents.postings(slot);
        for (std::size_t d = 0; d < topics.documents(); ++d) {
            if (topics.counts[slot][d] == 0) continue;
            if (!CHECK(i < postings.size())) break;
            CHECK_EQUAL(postings[i].document, d);  // in the order of the documents
            CHECK_EQUAL(postings[i].count, topics.counts[slot][d]);
            ++i;
        }
        CHECK_EQUAL(i, postings.size());
    }
    for (Document d = 0; d < documents.documents(); ++d) {
        std::vector<std::uint64_t> counts(documents.slots());
        for (const auto& entry : documents.entries(d)) {
            CHECK_EQUAL(counts[entry.slot], 0u);  // each topic once
            counts[entry.slot] = entry.count;
        }
        for (Slot slot = 0; slot < documents.slots(); ++slot) {
            CHECK_EQUAL(counts[slot], topics.counts[slot][d]);
        }
    }
}

template <class Count>
void check_co_occurrence(const Documents<Count>& documents, const naive::Topics& topics) {
    for (Slot a = 0; a < documents.slots(); ++a) {
        for (Slot b = 0; b < a; ++b) {
            if (!topics.alive(a) || !topics.alive(b)) continue;
            CHECK_EQUAL(documents.co_occur(a, b), topics.co_occur(a, b));
            CHECK_EQUAL(documents.co_occur(b, a), topics.co_occur(a, b));
        }
    }
}

// Rows in two parts, as threads take them, sparse and dense.
template <class Count>
void check_rows(const Documents<Count>& documents, const naive::Topics& topics,
                const GainFunction& gain) {
    RowSums row(documents.slots());
    for (Slot slot = 0; slot < documents.slots(); ++slot) {
        for (const bool sparse : {true, false}) {
            row.start(sparse);
            const std::size_t size = documents.postings(slot).size();
            std::size_t evaluations = documents.add_row(slot, 0, size / 3, gain, row);
            evaluations += documents.add_row(slot, size / 3, size, gain, row);
            std::size_t entries = 0;
            for (const auto& posting : documents.postings(slot)) {
                entries += documents.entries(posting.document).size();
            }
            CHECK_EQUAL(evaluations, entries);
            for (Slot other = 0; other < documents.slots(); ++other) {
                if (other == slot) continue;
                const Gain expected = topics.sum(slot, other, gain);
                CHECK_EQUAL(row.sums()[other], expected);
                if (!sparse) continue;
                const auto touched = row.touched();
                CHECK_EQUAL(std::count(touched.begin(), touched.end(), other), expected != 0);
            }
        }
    }
}

// Joins by random turns of plain merging and of merging with the corrections of the sums.
template <class Count>
void join(Documents<Count>& documents, naive::Topics& topics, Random& random,
          const GainFunction& gain, typename Documents<Count>::Joined& joined) {
    const auto [kept, moved] = naive::random_pair(random, topics);
    std::vector<Gain> sums(topics.counts.size());
    for (std::size_t r = 0; r < sums.size(); ++r) {
        sums[r] = topics.sum(kept, r, gain) + topics.sum(moved, r, gain);
    }
    documents.join_postings(kept, moved, joined);
    for (const auto& [d, a, b] : joined.shared) {
        CHECK_EQUAL(a, topics.counts[kept][d]);
        CHECK_EQUAL(b, topics.counts[moved][d]);
        CHECK(a > 0 && b > 0);
    }
    for (const Document d : joined.renamed) {
        CHECK_EQUAL(topics.counts[kept][d], 0u);
        CHECK(topics.counts[moved][d] > 0);
    }
    topics.join(kept, moved);
    documents.rename(joined.renamed, kept, moved);
    if (random.below(2) == 0) {
        documents.merge(joined.shared, kept, moved);
        return;
    }
    const std::span<const typename Documents<Count>::Shared> shared = joined.shared;
    const std::size_t half = shared.size() / 2;
    std::size_t evaluations =
        documents.merge_and_correct(shared.first(half), kept, moved, gain, sums.data());
    evaluations += documents.merge_and_correct(shared.subspan(half), kept, moved, gain, sums.data());
    std::size_t entries = 0;
    for (const auto& both : shared) entries += documents.entries(both.document).size();
    CHECK_EQUAL(evaluations, entries);
    for (std::size_t r = 0; r < sums.size(); ++r) {
        if (r != kept && r != moved) CHECK_EQUAL(sums[r], topics.sum(kept, r, gain));
    }
}

template <class Count>
void check_life(std::uint64_t seed, std::size_t words, std::uint64_t share, std::uint64_t most) {
    Random random(seed);
    naive::Topics topics = naive::random_topics(random, words, 60, share, most);
    const GainFunction gain(topics.total(),
                            std::is_same_v<Count, std::uint32_t> ? 2 * topics.total() + 1 : 50);
    Documents<Count> documents = naive::documents_of<Count>(topics);
    typename Documents<Count>::Joined joined;
    check_content(documents, topics);
    check_rows(documents, topics, gain);
    while (naive::living(topics) > 1) {
        join(documents, topics, random, gain, joined);
        check_content(documents, topics);
        if (random.below(4) != 0) continue;
        check_rows(documents, topics, gain);
        check_co_occurrence(documents, topics);
        if (random.below(2) == 0) continue;
        const std::vector<Slot> slot_of_old = naive::renumber(topics);
        documents.renumber(slot_of_old, topics.counts.size());
        check_content(documents, topics);
    }
}

}  // namespace

TEST(postings_and_entries_agree_with_a_recount_after_joins) {
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        check_life<std::uint32_t>(seed, 18, 5 + 20 * seed, 4);
        check_life<std::uint64_t>(seed, 18, 5 + 20 * seed, std::uint64_t{1} << 30);
    }
}

TEST(columns_may_share_a_slot) {
    Random random(7);
    naive::Topics topics = naive::random_topics(random, 9, 30, 40, 5);
    const naive::Matrix<std::uint32_t> matrix(topics);
    const std::vector<Slot> slots{0, 1, 2, 0, 1, 2, 0, 3, 3};
    const Documents<std::uint32_t> documents(matrix.view(), slots, 4);
    naive::Topics joined;
    joined.counts.assign(4, std::vector<std::uint64_t>(topics.documents()));
    for (std::size_t word = 0; word < slots.size(); ++word) {
        for (std::size_t d = 0; d < topics.documents(); ++d) {
            joined.counts[slots[word]][d] += topics.counts[word][d];
        }
    }
    check_content(documents, joined);
}

TEST(entries_start_in_the_order_of_their_slots_and_can_be_sorted_again) {
    Random random(8);
    naive::Topics topics = naive::random_topics(random, 20, 40, 50, 3);
    const GainFunction gain = naive::gain_of(topics);
    Documents<std::uint32_t> documents = naive::documents_of<std::uint32_t>(topics);
    Documents<std::uint32_t>::Joined joined;
    for (int round = 0; round < 5; ++round) {
        documents.sort_entries();
        const std::vector<std::uint32_t> places = documents.places();
        check_content(documents, topics);
        std::size_t i = 0;
        for (Slot slot = 0; slot < documents.slots(); ++slot) {
            for (const auto& posting : documents.postings(slot)) {
                CHECK_EQUAL(documents.entries(posting.document)[places[i++]].slot, slot);
            }
        }
        CHECK_EQUAL(i, places.size());
        for (Document d = 0; d < documents.documents(); ++d) {
            const auto entries = documents.entries(d);
            CHECK(std::is_sorted(entries.begin(), entries.end(),
                                 [](const auto& a, const auto& b) { return a.slot < b.slot; }));
        }
        for (int i = 0; i < 3; ++i) join(documents, topics, random, gain, joined);
    }
}

TEST(no_documents_are_no_trouble) {
    const std::vector<std::int64_t> row_starts{0};
    const std::vector<Slot> slots{0};
    const CountRows<std::uint32_t> empty{row_starts, {}, {}};
    const Documents<std::uint32_t> documents(empty, slots, 1);
    CHECK_EQUAL(documents.documents(), 0);
    CHECK_EQUAL(documents.mean_length(), 0);
    CHECK(documents.postings(0).empty());
}

TEST(row_sums_of_threads_add_up) {
    for (const bool sparse : {true, false}) {
        RowSums total(6);
        RowSums part(6);
        for (int round = 1; round < 4; ++round) {  // also after they have been used
            total.start(sparse);
            part.start(sparse);
            if (sparse) {
                total.add<true>(1, 10);
                total.add<true>(2, 20);
                part.add<true>(2, round);
                part.add<true>(5, 7);
            } else {
                total.add<false>(1, 10);
                total.add<false>(2, 20);
                part.add<false>(2, round);
                part.add<false>(5, 7);
            }
            total.add(part);
            const std::vector<Gain> expected{0, 10, 20 + round, 0, 0, 7};
            for (std::size_t i = 0; i < expected.size(); ++i)
                CHECK_EQUAL(total.sums()[i], expected[i]);
            CHECK_EQUAL(total.sparse(), sparse);
            if (!sparse) continue;
            std::vector<Slot> touched(total.touched().begin(), total.touched().end());
            std::sort(touched.begin(), touched.end());
            CHECK((touched == std::vector<Slot>{1, 2, 5}));
        }
    }
}

TEST(a_row_may_be_sparse_after_it_was_dense) {
    RowSums row(3);
    row.start(false);
    row.add<false>(0, 4);
    row.start(true);
    CHECK_EQUAL(row.sums()[0], 0);
    row.add<true>(1, 5);
    row.start(false);
    CHECK_EQUAL(row.sums()[1], 0);
    CHECK(row.touched().empty());
}
