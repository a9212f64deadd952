#include "remote_data.hpp"

#include "check.hpp"
#include "naive.hpp"
#include "shard_samples.hpp"

using namespace topicgrouper;

namespace {

struct Sample {
    naive::Topics topics;  // by slot
    GainFunction gain;
    samples::InProcessShards shards;
    RemoteData data;

    Sample(naive::Topics of_words, std::size_t parts, const Start& start)
        : topics(sorted(of_words, start)), gain(naive::gain_of(topics)),
          shards(of_words, start, parts), data(shards, start.frequencies()) {}

    static naive::Topics sorted(const naive::Topics& of_words, const Start& start) {
        naive::Topics result = of_words;
        for (std::size_t word = 0; word < of_words.counts.size(); ++word) {
            result.counts[start.slot_of_word[word]] = of_words.counts[word];
        }
        return result;
    }
};

}  // namespace

TEST(parts_of_rows_add_up) {
    Random random(1);
    for (const std::size_t parts : {1, 3, 50}) {
        const naive::Topics words = naive::random_topics(random, 90, 40, 15, 3);
        Sample sample(words, parts, start_of(samples::frequencies(words), {}));
        std::size_t visits = 0;
        double told = 0.0;
        sample.data.visit_first_rows(
            {0, 90},
            [&](Slot slot, const Row& row) {
                CHECK_EQUAL(slot, visits++);
                for (Slot other = slot + 1; other < 90; ++other) {
                    CHECK_EQUAL(row.sums[other], sample.topics.sum(slot, other, sample.gain));
                }
            },
            [&](double share) { told = share; });
        CHECK_EQUAL(visits, 90u);
        CHECK_EQUAL(told, 1.0);
    }
}

TEST(a_join_is_one_exchange) {
    Random random(2);
    const naive::Topics words = naive::random_topics(random, 30, 40, 15, 3);
    Sample sample(words, 3, start_of(samples::frequencies(words), {}));
    for (std::size_t joins = 0; naive::living(sample.topics) > 1; ++joins) {
        const auto [kept, moved] = naive::random_pair(random, sample.topics);
        CHECK_EQUAL(sample.data.co_occur(kept, moved), sample.topics.co_occur(kept, moved));
        const std::size_t before = sample.shards.exchanges();
        const Row row = sample.data.join(kept, moved);
        CHECK_EQUAL(sample.shards.exchanges(), before + 1);
        sample.topics.join(kept, moved);
        CHECK_EQUAL(sample.data.weight(kept), sample.topics.frequency(kept));
        for (Slot other = 0; other < sample.topics.counts.size(); ++other) {
            if (other == kept) continue;
            CHECK_EQUAL(row.sums[other], sample.topics.sum(kept, other, sample.gain));
        }
        if (joins % 9 != 8) continue;
        sample.data.renumber(naive::renumber(sample.topics), sample.topics.counts.size());
        for (Slot slot = 0; slot < sample.topics.counts.size(); ++slot) {
            CHECK_EQUAL(sample.data.weight(slot), sample.topics.frequency(slot));
        }
    }
}

TEST(several_rows_are_one_exchange) {
    Random random(3);
    const naive::Topics words = naive::random_topics(random, 30, 40, 15, 3);
    Sample sample(words, 3, start_of(samples::frequencies(words), {}));
    const std::vector<Slot> slots{7, 2, 29};
    std::size_t next = 0;
    sample.data.visit_rows(slots, [&](Slot slot, const Row& row) {
        CHECK_EQUAL(slot, slots[next++]);
        for (Slot other = 0; other < 30; ++other) {
            if (other == slot) continue;
            CHECK_EQUAL(row.sums[other], sample.topics.sum(slot, other, sample.gain));
        }
    });
    CHECK_EQUAL(next, 3u);
    CHECK_EQUAL(sample.shards.exchanges(), 1u);
    CHECK(sample.data.work().evaluations > 0);
}
