#include "kernel/local_data.hpp"

#include <thread>

#include "check.hpp"
#include "kernel/check_rows.hpp"
#include "kernel/naive.hpp"

using namespace topicgrouper;
using namespace topicgrouper::kernel;

namespace {

using Data = LocalData<PackedEntries>;

void check_first_rows(Data& data, const naive::Topics& topics, const GainFunction& gain,
                      SlotRange range) {
    const std::size_t slots = topics.counts.size();
    std::vector<std::vector<Gain>> visited(slots);  // checked afterwards: threads visit at once
    data.visit_first_rows(
        range,
        [&](Slot slot, const Row& row) {
            visited[slot].insert(visited[slot].end(), row.sums, row.sums + slots);
        },
        [](double share) { CHECK(share > 0.0 && share <= 1.0); });
    for (Slot slot = 0; slot < slots; ++slot) {
        const bool is_wanted = slot >= range.first && slot < range.last;
        if (!CHECK_EQUAL(visited[slot].size(), is_wanted ? slots : 0) || !is_wanted) continue;
        for (Slot other = slot + 1; other < slots; ++other) {
            CHECK_EQUAL(visited[slot][other], topics.sum(slot, other, gain));
        }
    }
}

void check_rows(Data& data, const naive::Topics& topics, const GainFunction& gain) {
    std::vector<Slot> living;
    for (Slot slot = 0; slot < topics.counts.size(); ++slot) {
        if (topics.alive(slot)) living.push_back(slot);
    }
    std::size_t next = 0;
    data.visit_rows(living, [&](Slot slot, const Row& row) {
        CHECK_EQUAL(slot, living[next++]);
        check_whole_row(row, slot, topics, gain);
    });
    CHECK_EQUAL(next, living.size());
}

}  // namespace

TEST(first_rows_of_any_range_are_sums_over_the_documents) {
    Random random(1);
    const naive::Topics topics = naive::random_topics(random, 25, 40, 20, 3);
    const GainFunction gain = naive::gain_of(topics);
    for (const unsigned threads : {1, 3}) {
        for (const std::size_t most_kept : {0, 60, 25 * 25}) {
            Workers workers(threads);
            Data data(naive::documents_of<PackedEntries>(topics), gain, workers, most_kept);
            for (const SlotRange range : {SlotRange{0, 25}, SlotRange{3, 17}, SlotRange{25, 25}}) {
                check_first_rows(data, topics, gain, range);
                check_rows(data, topics, gain);
            }
        }
    }
}

TEST(rows_stay_right_through_joins_and_renumbering) {
    for (const std::size_t documents : {40, 700}) {
        for (const std::size_t most_kept : {0, 100, 24 * 24}) {
            Random random(2);
            naive::Topics topics = naive::random_topics(random, 24, documents, 20, 3);
            const GainFunction gain = naive::gain_of(topics);
            Workers workers(2);
            Data data(naive::documents_of<PackedEntries>(topics), gain, workers, most_kept);
            check_first_rows(data, topics, gain, {10, 24});  // in two rounds, as a shard is asked
            check_first_rows(data, topics, gain, {0, 10});
            CHECK_EQUAL(data.work().kept_rows, most_kept / 24);
            for (std::size_t joins = 0; naive::living(topics) > 1; ++joins) {
                const auto [kept, moved] = naive::random_pair(random, topics);
                CHECK_EQUAL(data.co_occur(kept, moved), topics.co_occur(kept, moved));
                topics.join(kept, moved);
                const Row row = data.join(kept, moved);
                check_whole_row(row, kept, topics, gain);
                if (joins % 2 == 0) data.settle();  // otherwise the next question does
                check_whole_row(row, kept, topics, gain);
                if (joins % 7 == 6) data.renumber(naive::renumber(topics), naive::living(topics));
                if (joins % 3 == 0) check_rows(data, topics, gain);
            }
        }
    }
}

TEST(a_row_may_be_read_while_its_join_settles) {
    for (const std::size_t most_kept : {0, 100, 24 * 24}) {
        Random random(5);
        naive::Topics topics = naive::random_topics(random, 24, 300, 20, 3);
        const GainFunction gain = naive::gain_of(topics);
        Workers workers(2);
        Data data(naive::documents_of<PackedEntries>(topics), gain, workers, most_kept);
        check_first_rows(data, topics, gain, {0, 24});
        while (naive::living(topics) > 1) {
            const auto [kept, moved] = naive::random_pair(random, topics);
            topics.join(kept, moved);
            const Row row = data.join(kept, moved);
            std::thread settling([&] { data.settle(); });
            std::vector<Gain> read(row.sums, row.sums + topics.counts.size());
            settling.join();
            check_whole_row({read.data(), row.slots}, kept, topics, gain);
        }
        check_rows(data, topics, gain);
    }
}

TEST(entries_are_packed_where_they_fit) {
    Random random(6);
    for (const std::uint64_t most : {std::uint64_t{3}, std::uint64_t{1} << 29}) {
        const naive::Topics topics = naive::random_topics(random, 9, 30, 50, most);
        const GainFunction gain = naive::gain_of(naive::random_topics(random, 2, 2, 50, 2));
        const naive::Matrix<std::uint32_t> matrix(topics);
        const Totals totals = totals_of(matrix.view(), 9);
        Workers workers(1);
        const auto data =
            local_data(matrix.view(), totals, naive::same_slots(9), 9, gain, workers, 0);
        CHECK_EQUAL(dynamic_cast<Data*>(data.get()) != nullptr, most == 3);
    }
}

TEST(a_topic_weighs_its_documents) {
    Random random(3);
    const naive::Topics topics = naive::random_topics(random, 5, 30, 50, 3);
    const GainFunction gain = naive::gain_of(topics);
    Workers workers(1);
    const Data data(naive::documents_of<PackedEntries>(topics), gain, workers, 0);
    for (Slot slot = 0; slot < 5; ++slot) {
        std::uint64_t documents = 0;
        for (const std::uint64_t count : topics.counts[slot]) documents += count > 0;
        CHECK_EQUAL(data.weight(slot), documents);
    }
}

TEST(work_adds_up) {
    Random random(4);
    const naive::Topics topics = naive::random_topics(random, 9, 30, 50, 3);
    const GainFunction gain = naive::gain_of(topics);
    Workers workers(1);
    Data data(naive::documents_of<PackedEntries>(topics), gain, workers, 9 * 9);
    std::size_t pairs = 0;
    for (std::size_t d = 0; d < topics.documents(); ++d) {
        std::size_t words = 0;
        for (const auto& counts : topics.counts) words += counts[d] > 0;
        pairs += words * (words - (words > 0)) / 2;
    }
    check_first_rows(data, topics, gain, {0, 9});
    CHECK_EQUAL(data.work().evaluations, pairs);  // each pair of a document once
    CHECK_EQUAL(data.work().kept_rows, 9);
    for (Slot moved = 1; moved < 9; ++moved) data.join(0, moved);
    CHECK_EQUAL(data.work().evaluations, 2 * pairs);  // and once more, in the join of the two
}
