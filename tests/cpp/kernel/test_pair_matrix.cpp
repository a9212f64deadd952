#include "kernel/pair_matrix.hpp"

#include "check.hpp"
#include "kernel/document_rows.hpp"
#include "kernel/naive.hpp"

using namespace topicgrouper;
using namespace topicgrouper::kernel;

namespace {

// The same joins and renumberings on two copies of the documents, one for each source of sums.
class Twins {
public:
    Twins(naive::Topics topics, unsigned threads)
        : topics_(std::move(topics)),
          gain_(naive::gain_of(topics_)),
          workers_(threads),
          for_rows_(naive::documents_of<std::uint32_t>(topics_)),
          for_matrix_(for_rows_),
          rows_(for_rows_, gain_, workers_),
          matrix_(for_matrix_, gain_, workers_) {}

    const naive::Topics& topics() const { return topics_; }
    const Work& matrix_work() const { return matrix_.work(); }

    void check() {
        for (Slot slot = 0; slot < topics_.counts.size(); ++slot) {
            if (topics_.alive(slot)) check_rows(rows_.row(slot), matrix_.row(slot), slot);
        }
    }

    void join(Slot kept, Slot moved) {
        const Row expected = rows_.join(kept, moved);
        const Row row = matrix_.join(kept, moved);
        topics_.join(kept, moved);
        check_rows(expected, row, kept);
    }

    void renumber() {
        const std::vector<Slot> slot_of_old = naive::renumber(topics_);
        const std::size_t slots = topics_.counts.size();
        rows_.renumber(slot_of_old, slots);
        for_rows_.renumber(slot_of_old, slots);
        matrix_.renumber(slot_of_old, slots);
        for_matrix_.renumber(slot_of_old, slots);
    }

private:
    void check_rows(const Row& expected, const Row& row, Slot slot) {
        CHECK_EQUAL(row.slots.size(), topics_.counts.size());
        for (Slot other = 0; other < topics_.counts.size(); ++other) {
            CHECK_EQUAL(row.slots[other], other);
            if (other == slot || !topics_.alive(other)) continue;
            CHECK_EQUAL(row.sums[other], expected.sums[other]);
            CHECK_EQUAL(matrix_.co_occur(slot, other), topics_.co_occur(slot, other));
        }
    }

    naive::Topics topics_;
    GainFunction gain_;
    Workers workers_;
    Documents<std::uint32_t> for_rows_;
    Documents<std::uint32_t> for_matrix_;
    DocumentRows<std::uint32_t> rows_;
    PairMatrix<std::uint32_t> matrix_;
};

void check_life(unsigned threads, std::size_t words, std::size_t documents, std::uint64_t share,
                std::uint64_t most) {
    Random random(100 * threads + documents);
    Twins twins(naive::random_topics(random, words, documents, share, most), threads);
    twins.check();
    while (naive::living(twins.topics()) > 1) {
        const auto [kept, moved] = naive::random_pair(random, twins.topics());
        twins.join(kept, moved);
        if (random.below(5) == 0) twins.renumber();
        if (random.below(5) == 0) twins.check();
    }
    twins.check();
}

}  // namespace

TEST(rows_of_the_matrix_are_those_of_the_documents) {
    for (const unsigned threads : {1, 3}) {
        check_life(threads, 24, 30, 10, 9);
        check_life(threads, 24, 30, 70, 2);
    }
}

// More slots than a tile and a chunk of rows.
TEST(tiles_and_chunks_cover_the_whole_matrix) {
    for (const unsigned threads : {1, 3}) check_life(threads, 145, 20, 20, 3);
}

// So many shared documents that threads share the corrections.
TEST(threads_share_the_corrections_of_a_join) {
    for (const unsigned threads : {1, 3}) check_life(threads, 7, 1300, 75, 3);
}

TEST(bytes_are_those_of_the_sums) { CHECK_EQUAL(PairMatrix<std::uint32_t>::bytes(1000), 8'000'000u); }

TEST(work_of_pairs_is_counted) {
    Random random(3);
    Twins twins(naive::random_topics(random, 10, 30, 60, 2), 1);
    std::size_t pairs = 0;
    for (std::size_t d = 0; d < twins.topics().documents(); ++d) {
        std::size_t words = 0;
        for (const auto& counts : twins.topics().counts) words += counts[d] > 0;
        pairs += words * (words - (words > 0)) / 2;
    }
    CHECK_EQUAL(twins.matrix_work().evaluations, pairs);
    CHECK(twins.matrix_work().pairs > 0);
}
