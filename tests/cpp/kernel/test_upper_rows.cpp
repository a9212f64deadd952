#include "kernel/upper_rows.hpp"

#include "check.hpp"
#include "kernel/naive.hpp"

using namespace topicgrouper;
using namespace topicgrouper::kernel;

namespace {

template <class Entries>
void check_upper_rows(Documents<Entries>& documents, const naive::Topics& topics,
                      const GainFunction& gain) {
    const UpperRows<Entries> upper(documents);
    RowSums row(documents.slots());
    std::size_t evaluations = 0;
    for (Slot slot = 0; slot < documents.slots(); ++slot) {
        for (const bool sparse : {true, false}) {
            row.start(sparse);
            const std::size_t took = upper.add(slot, gain, row);
            if (sparse) evaluations += took;
            for (Slot other = 0; other < documents.slots(); ++other) {
                const Gain expected = other > slot ? topics.sum(slot, other, gain) : 0;
                CHECK_EQUAL(row.sums()[other], expected);
            }
        }
    }
    std::size_t pairs = 0;
    for (const Document d : documents.all()) {
        const std::size_t entries = documents.entries(d).size();
        pairs += entries * (entries - (entries > 0)) / 2;
    }
    CHECK_EQUAL(evaluations, pairs);  // each pair of a document once
}

template <class Entries>
void check_life(std::uint64_t most) {
    Random random(most);
    naive::Topics topics = naive::random_topics(random, 16, 50, 35, most);
    const GainFunction gain(topics.total(),
                            sizeof(typename Entries::Count) == 4 ? 2 * topics.total() + 1 : 10);
    Documents<Entries> documents = naive::documents_of<Entries>(topics);
    std::vector<typename Documents<Entries>::Met> met;
    RowSums row(16);
    for (int round = 0; round < 5; ++round) {
        check_upper_rows(documents, topics, gain);
        for (int i = 0; i < 3; ++i) {  // leaves the entries in disorder
            const auto [kept, moved] = naive::random_pair(random, topics);
            documents.join_postings(kept, moved, met);
            row.start(false);
            documents.add_moved(kept, moved, met, gain, row);
            documents.insert(kept, met);
            topics.join(kept, moved);
        }
    }
}

}  // namespace

TEST(a_row_holds_the_sums_with_the_slots_behind_it_and_no_others) {
    check_life<PackedEntries>(1);
    check_life<WideEntries<std::uint32_t>>(6);
    check_life<WideEntries<std::uint64_t>>(std::uint64_t{1} << 32);
}
