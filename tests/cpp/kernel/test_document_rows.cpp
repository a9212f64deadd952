#include "kernel/document_rows.hpp"

#include <algorithm>

#include "check.hpp"
#include "kernel/naive.hpp"

using namespace topicgrouper;
using namespace topicgrouper::kernel;

namespace {

void check_row(const Row& row, Slot slot, const naive::Topics& topics, const GainFunction& gain) {
    for (Slot other = 0; other < topics.counts.size(); ++other) {
        if (other == slot) continue;
        const Gain expected = topics.sum(slot, other, gain);
        CHECK_EQUAL(row.sums[other], expected);
        const auto times = std::count(row.slots.begin(), row.slots.end(), other);
        CHECK_AT_MOST(times, 1);
        if (expected != 0) CHECK_EQUAL(times, 1);
    }
}

void check_life(unsigned threads, std::size_t words, std::size_t documents_number,
                std::uint64_t share) {
    Random random(threads + documents_number);
    naive::Topics topics = naive::random_topics(random, words, documents_number, share, 3);
    const GainFunction gain = naive::gain_of(topics);
    Documents<std::uint32_t> documents = naive::documents_of<std::uint32_t>(topics);
    Workers workers(threads);
    DocumentRows<std::uint32_t> rows(documents, gain, workers);
    while (naive::living(topics) > 1) {
        for (Slot slot = 0; slot < topics.counts.size(); ++slot) {
            if (topics.alive(slot)) check_row(rows.row(slot), slot, topics, gain);
        }
        const auto [kept, moved] = naive::random_pair(random, topics);
        CHECK_EQUAL(rows.co_occur(kept, moved), topics.co_occur(kept, moved));
        topics.join(kept, moved);
        check_row(rows.join(kept, moved), kept, topics, gain);
        if (random.below(4) != 0) continue;
        const std::vector<Slot> slot_of_old = naive::renumber(topics);
        rows.renumber(slot_of_old, topics.counts.size());
        documents.renumber(slot_of_old, topics.counts.size());
    }
}

}  // namespace

TEST(rows_are_sums_over_the_documents_whatever_was_joined) {
    for (const unsigned threads : {1, 3}) check_life(threads, 20, 40, 15);
}

// Several chunks of documents, so that threads share a row.
TEST(rows_of_many_documents_are_shared_by_threads) {
    for (const unsigned threads : {1, 3}) check_life(threads, 6, 1400, 60);
}

TEST(work_of_rows_is_counted) {
    Random random(1);
    const naive::Topics topics = naive::random_topics(random, 8, 30, 50, 3);
    const GainFunction gain = naive::gain_of(topics);
    Documents<std::uint32_t> documents = naive::documents_of<std::uint32_t>(topics);
    Workers workers(1);
    DocumentRows<std::uint32_t> rows(documents, gain, workers);
    CHECK_EQUAL(rows.work().evaluations, 0u);
    std::size_t entries = 0;
    for (const auto& posting : documents.postings(3)) {
        entries += documents.entries(posting.document).size();
    }
    const Row row = rows.row(3);
    CHECK_EQUAL(rows.work().evaluations, entries);
    CHECK_EQUAL(rows.work().pairs, row.slots.size());
}
