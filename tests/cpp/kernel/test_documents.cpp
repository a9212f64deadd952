#include "kernel/documents.hpp"

#include <algorithm>

#include "check.hpp"
#include "kernel/naive.hpp"

using namespace topicgrouper;
using namespace topicgrouper::kernel;

namespace {

template <class Entries>
void check_content(const Documents<Entries>& documents, const naive::Topics& topics) {
    CHECK_EQUAL(documents.slots(), topics.counts.size());
    CHECK_EQUAL(documents.documents(), topics.documents());
    for (Slot slot = 0; slot < documents.slots(); ++slot) {
        std::size_t i = 0;
        const auto postings = documents.postings(slot);
        for (std::size_t d = 0; d < topics.documents(); ++d) {
            if (topics.counts[slot][d] == 0) continue;
            if (!CHECK(i < postings.size())) break;
            CHECK_EQUAL(postings[i].document, documents.all()[d]);  // in the order of the documents
            CHECK_EQUAL(postings[i].count, topics.counts[slot][d]);
            ++i;
        }
        CHECK_EQUAL(i, postings.size());
    }
    for (std::size_t d = 0; d < documents.documents(); ++d) {
        std::vector<std::uint64_t> counts(documents.slots());
        for (const auto entry : documents.entries(documents.all()[d])) {
            const Slot slot = documents.layout().slot(entry);
            CHECK_EQUAL(counts[slot], 0u);  // each topic once
            counts[slot] = documents.layout().count(entry);
        }
        for (Slot slot = 0; slot < documents.slots(); ++slot) {
            CHECK_EQUAL(counts[slot], topics.counts[slot][d]);
        }
    }
}

template <class Entries>
void check_co_occurrence(const Documents<Entries>& documents, const naive::Topics& topics) {
    for (Slot a = 0; a < documents.slots(); ++a) {
        for (Slot b = 0; b < a; ++b) {
            if (!topics.alive(a) || !topics.alive(b)) continue;
            CHECK_EQUAL(documents.co_occur(a, b), topics.co_occur(a, b));
            CHECK_EQUAL(documents.co_occur(b, a), topics.co_occur(a, b));
        }
    }
}

// Rows in two parts, as threads take them, sparse and dense.
template <class Entries>
void check_rows(Documents<Entries>& documents, const naive::Topics& topics,
                const GainFunction& gain) {
    RowSums row(documents.slots());
    for (Slot slot = 0; slot < documents.slots(); ++slot) {
        for (const bool sparse : {true, false}) {
            row.start(sparse);
            const std::size_t size = documents.postings(slot).size();
            std::size_t evaluations = documents.add_row(slot, slot, {}, 0, size / 3, gain, row);
            evaluations += documents.add_row(slot, slot, {}, size / 3, size, gain, row);
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

// The three ways to update the documents after a join, by what they add to the sums known before.
enum class Update { kRow, kMoved, kCorrection };

// Joins two topics, updates the documents in two parts, as threads do, and checks the new sums.
template <class Entries>
void join(Documents<Entries>& documents, naive::Topics& topics, Random& random,
          const GainFunction& gain) {
    const auto [kept, moved] = naive::random_pair(random, topics);
    const Update update = static_cast<Update>(random.below(3));
    std::vector<Gain> known(topics.counts.size());
    for (std::size_t r = 0; r < known.size(); ++r) {
        if (update != Update::kRow) known[r] += topics.sum(kept, r, gain);
        if (update == Update::kCorrection) known[r] += topics.sum(moved, r, gain);
    }
    std::vector<typename Documents<Entries>::Met> met;
    documents.join_postings(kept, moved, met);
    std::size_t i = 0;
    for (std::size_t d = 0; d < topics.documents(); ++d) {
        if (topics.counts[moved][d] == 0) continue;
        if (!CHECK(i < met.size())) return;
        const Document document = documents.all()[d];
        CHECK_EQUAL(met[i].document, document);  // in the order of the documents
        CHECK_EQUAL(met[i].kept, topics.counts[kept][d]);
        CHECK_EQUAL(met[i].moved, topics.counts[moved][d]);
        const auto place = documents.postings(kept).begin() + met[i].place;
        CHECK(place == documents.postings(kept).begin() || place[-1].document < document);
        CHECK(place == documents.postings(kept).end() || place->document >= document);
        ++i;
    }
    CHECK_EQUAL(i, met.size());
    topics.join(kept, moved);

    RowSums row(documents.slots());
    // What is added to a sparse row must be positive (pair_sums.hpp).
    row.start(random.below(2) == 0 && update != Update::kCorrection && gain.slack() == 0);
    const std::size_t own = update == Update::kRow ? documents.postings(kept).size() : 0;
    const std::size_t size = own + met.size();
    std::size_t evaluations = 0;
    for (const auto& [from, to] : {std::pair{std::size_t{0}, size / 3}, std::pair{size / 3, size}}) {
        if (update == Update::kRow) {
            evaluations += documents.add_row(kept, moved, met, from, to, gain, row);
            continue;
        }
        const auto some = std::span(met).subspan(from, to - from);
        evaluations += update == Update::kMoved
                           ? documents.add_moved(kept, moved, some, gain, row)
                           : documents.add_correction(kept, moved, some, gain, row);
    }
    documents.insert(kept, met);
    std::size_t entries = 0;
    for (std::size_t d = 0; d < documents.documents(); ++d) {
        const Document document = documents.all()[d];
        const auto one = std::find_if(met.begin(), met.end(), [document](const auto& each) {
            return each.document == document;
        });
        const bool visited = update == Update::kRow     ? topics.counts[kept][d] > 0
                             : update == Update::kMoved ? one != met.end()
                                                        : one != met.end() && one->kept > 0;
        if (visited) entries += documents.entries(document).size();
    }
    CHECK_EQUAL(evaluations, entries);
    for (Slot r = 0; r < known.size(); ++r) {
        if (r == kept || r == moved) continue;
        CHECK_EQUAL(known[r] + row.sums()[r], topics.sum(kept, r, gain));
        if (!row.sparse()) continue;
        const auto touched = row.touched();
        CHECK_EQUAL(std::count(touched.begin(), touched.end(), r), row.sums()[r] != 0);
    }
}

template <class Entries>
void check_life(std::uint64_t seed, std::size_t words, std::uint64_t share, std::uint64_t most) {
    Random random(seed);
    naive::Topics topics = naive::random_topics(random, words, 60, share, most);
    const GainFunction gain(topics.total(),
                            sizeof(typename Entries::Count) == 4 ? 2 * topics.total() + 1 : 50,
                            seed % 2 * topics.total());  // with rows of J and without
    Documents<Entries> documents = naive::documents_of<Entries>(topics);
    check_content(documents, topics);
    check_rows(documents, topics, gain);
    while (naive::living(topics) > 1) {
        join(documents, topics, random, gain);
        check_content(documents, topics);
        if (random.below(4) != 0) continue;
        check_rows(documents, topics, gain);
        check_co_occurrence(documents, topics);
        if (random.below(2) == 0) continue;
        const std::vector<Slot> slot_of_old = naive::renumber(topics);
        documents.renumber_postings(slot_of_old, topics.counts.size());
        const std::size_t middle = random.below(documents.documents());
        documents.renumber_entries(slot_of_old, 0, middle);
        documents.renumber_entries(slot_of_old, middle, documents.documents());
        check_content(documents, topics);
    }
}

}  // namespace

TEST(postings_and_entries_agree_with_a_recount_after_joins) {
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        check_life<PackedEntries>(seed, 18, 5 + 20 * seed, 4);
        check_life<WideEntries<std::uint32_t>>(seed, 18, 5 + 20 * seed, 4);
        check_life<WideEntries<std::uint64_t>>(seed, 18, 5 + 20 * seed, std::uint64_t{1} << 30);
    }
}

TEST(columns_may_share_a_slot) {
    Random random(7);
    naive::Topics topics = naive::random_topics(random, 9, 30, 40, 5);
    const naive::Matrix<std::uint32_t> matrix(topics);
    const std::vector<Slot> slots{0, 1, 2, 0, 1, 2, 0, 3, 3};
    const Documents<PackedEntries> documents(matrix.view(), slots, 4,
                                             naive::layout_of<PackedEntries>(topics));
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
    Documents<PackedEntries> documents = naive::documents_of<PackedEntries>(topics);
    for (int round = 0; round < 5; ++round) {
        documents.sort_entries();
        const std::vector<std::uint32_t> places = documents.places();
        check_content(documents, topics);
        std::size_t i = 0;
        for (Slot slot = 0; slot < documents.slots(); ++slot) {
            for (const auto& posting : documents.postings(slot)) {
                const auto entry = documents.entries(posting.document)[places[i++]];
                CHECK_EQUAL(documents.layout().slot(entry), slot);
            }
        }
        CHECK_EQUAL(i, places.size());
        for (const Document d : documents.all()) {
            const auto entries = documents.entries(d);
            CHECK(std::is_sorted(entries.begin(), entries.end()));  // slots are in the upper bits
        }
        for (int i = 0; i < 3; ++i) join(documents, topics, random, gain);
    }
}

TEST(no_documents_are_no_trouble) {
    const std::vector<std::int64_t> row_starts{0};
    const std::vector<Slot> slots{0};
    const CountRows<std::uint32_t> empty{row_starts, {}, {}};
    const Documents<PackedEntries> documents(empty, slots, 1, PackedEntries(0));
    CHECK_EQUAL(documents.documents(), 0);
    CHECK_EQUAL(documents.mean_length(), 0);
    CHECK(documents.postings(0).empty());
}
