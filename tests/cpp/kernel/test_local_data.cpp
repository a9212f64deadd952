#include "kernel/local_data.hpp"

#include "check.hpp"
#include "kernel/naive.hpp"

using namespace topicgrouper;
using namespace topicgrouper::kernel;

namespace {

using Data = LocalData<std::uint32_t>;

void check_first_rows(Data& data, const naive::Topics& topics, const GainFunction& gain,
                      SlotRange range) {
    const std::size_t slots = topics.counts.size();
    std::vector<std::vector<Gain>> visited(slots);  // checked afterwards: threads visit at once
    data.visit_first_rows(
        range,
        [&](Slot slot, const Row& row) {
            visited[slot].insert(visited[slot].end(), row.sums, row.sums + slots);
        },
        [](double share) { CHECK(share >= 0.0 && share < 1.0); });
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
        for (const Slot other : living) {
            if (other != slot) CHECK_EQUAL(row.sums[other], topics.sum(slot, other, gain));
        }
    });
    CHECK_EQUAL(next, living.size());
}

}  // namespace

TEST(first_rows_of_any_range_are_sums_over_the_documents) {
    Random random(1);
    const naive::Topics topics = naive::random_topics(random, 25, 40, 20, 3);
    const GainFunction gain = naive::gain_of(topics);
    for (const unsigned threads : {1, 3}) {
        for (const bool pairs : {false, true}) {
            Workers workers(threads);
            Data data(naive::documents_of<std::uint32_t>(topics), gain, workers);
            if (pairs) data.keep_pairs();
            for (const SlotRange range : {SlotRange{0, 25}, SlotRange{3, 17}, SlotRange{25, 25}}) {
                check_first_rows(data, topics, gain, range);
            }
        }
    }
}

TEST(rows_stay_right_through_joins_renumbering_and_the_change_to_pairs) {
    Random random(2);
    naive::Topics topics = naive::random_topics(random, 24, 40, 20, 3);
    const GainFunction gain = naive::gain_of(topics);
    Workers workers(1);
    Data data(naive::documents_of<std::uint32_t>(topics), gain, workers);
    for (std::size_t joins = 0; naive::living(topics) > 1; ++joins) {
        const auto [kept, moved] = naive::random_pair(random, topics);
        CHECK_EQUAL(data.co_occur(kept, moved), topics.co_occur(kept, moved));
        topics.join(kept, moved);
        const Row row = data.join(kept, moved);
        for (Slot other = 0; other < topics.counts.size(); ++other) {
            if (other == kept || !topics.alive(other)) continue;
            CHECK_EQUAL(row.sums[other], topics.sum(kept, other, gain));
        }
        if (joins % 7 == 6) data.renumber(naive::renumber(topics), topics.counts.size());
        if (joins == 10) data.keep_pairs();
        check_rows(data, topics, gain);
    }
}

TEST(a_topic_weighs_its_documents) {
    Random random(3);
    const naive::Topics topics = naive::random_topics(random, 5, 30, 50, 3);
    const GainFunction gain = naive::gain_of(topics);
    Workers workers(1);
    const Data data(naive::documents_of<std::uint32_t>(topics), gain, workers);
    for (Slot slot = 0; slot < 5; ++slot) {
        std::uint64_t documents = 0;
        for (const std::uint64_t count : topics.counts[slot]) documents += count > 0;
        CHECK_EQUAL(data.weight(slot), documents);
    }
}

TEST(work_adds_up_over_the_change_to_pairs) {
    Random random(4);
    const naive::Topics topics = naive::random_topics(random, 9, 30, 50, 3);
    const GainFunction gain = naive::gain_of(topics);
    Workers workers(1);
    Data data(naive::documents_of<std::uint32_t>(topics), gain, workers);
    data.visit_rows(std::vector<Slot>{2, 3}, [](Slot, const Row&) {});
    const std::uint64_t before = data.work().evaluations;
    CHECK(before > 0);
    data.keep_pairs();
    CHECK(data.work().evaluations > before);
    CHECK(data.pairs_work(9) > data.pairs_work(3));
}
