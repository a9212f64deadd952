#include "kernel/agglomeration.hpp"

#include "check.hpp"
#include "kernel/local_data.hpp"
#include "kernel/naive.hpp"
#include "kernel/same_joins.hpp"

using namespace topicgrouper;
using namespace topicgrouper::kernel;

namespace {

// The widest; test_fit.cpp and the Python tests have the fast paths.
using Entries = WideEntries<std::uint64_t>;

// How many rows may be kept at the start, and by how many threads.
struct Way {
    std::size_t kept_rows;
    unsigned threads;
};

constexpr std::size_t kAllRows = 1'000'000;
const std::vector<Way> kWays{{0, 1}, {0, 3}, {1, 1}, {6, 2}, {25, 1}, {kAllRows, 1}, {kAllRows, 3}};

struct Result {
    std::vector<Join> joins;
    Counters counters;
    std::size_t living;
};

Result run(const naive::Topics& topics, const GainFunction& gain, const Way& way,
           std::size_t most_joins = 1'000'000) {
    std::vector<Rank> ranks;
    for (Node word = 0; word < topics.counts.size(); ++word) {
        ranks.push_back({topics.frequency(word), word});
    }
    std::sort(ranks.begin(), ranks.end());
    std::vector<Slot> slot_of_word(ranks.size());
    for (Slot slot = 0; slot < ranks.size(); ++slot) slot_of_word[ranks[slot].node] = slot;
    Workers workers(way.threads);
    Meter meter;
    const naive::Matrix<Entries::Count> matrix(topics);
    LocalData<Entries> data(Documents<Entries>(matrix.view(), slot_of_word, ranks.size(), Entries()),
                            gain, workers, way.kept_rows * ranks.size());
    Agglomeration agglomeration(data, ranks, static_cast<Node>(ranks.size()), gain, meter, workers);
    Result result;
    result.joins = agglomeration.run(most_joins);
    result.counters = agglomeration.counters();
    result.living = agglomeration.living();
    return result;
}

void check_all_ways(const naive::Topics& topics, const GainFunction& gain) {
    const std::vector<naive::Join> expected = naive::greedy(topics, gain);
    for (const Way& way : kWays) {
        const Result result = run(topics, gain, way);
        check_same(result.joins, expected);
        CHECK_EQUAL(result.living, 1);
        CHECK(result.counters.rows >= topics.counts.size());
        const std::size_t words = topics.counts.size();
        if (way.kept_rows == 0) CHECK_EQUAL(result.counters.kept_rows, 0u);
        if (way.kept_rows >= words) CHECK_EQUAL(result.counters.kept_rows, words);
        CHECK(result.counters.kept_rows >= std::min(words, way.kept_rows));
    }
}

naive::Topics apart(std::size_t words, std::uint64_t most, Random& random) {
    naive::Topics topics;
    topics.counts.assign(words, std::vector<std::uint64_t>(words));
    for (std::size_t i = 0; i < words; ++i) topics.counts[i][i] = 1 + random.below(most);
    return topics;
}

}  // namespace

TEST(every_way_makes_the_greedy_joins) {
    Random random(1);
    for (const std::size_t words : {1, 2, 3, 10, 40}) {
        for (const std::uint64_t share : {3, 20, 80}) {
            // Counts of 1 tie nearly always, larger ones hardly ever.
            for (const std::uint64_t most : {1, 20}) {
                const naive::Topics topics = naive::random_topics(random, words, 25, share, most);
                check_all_ways(topics, naive::gain_of(topics));
            }
        }
    }
}

TEST(words_that_never_occur_together_are_joined_by_frequency) {
    Random random(2);
    for (const std::uint64_t most : {1, 3, 1000}) {
        const naive::Topics topics = apart(50, most, random);
        check_all_ways(topics, naive::gain_of(topics));
    }
}

// So many joins that slots are renumbered, which makes room for more rows.
TEST(compaction_leaves_the_joins_as_they_are) {
    Random random(3);
    const naive::Topics topics = naive::random_topics(random, 260, 40, 30, 2);
    const GainFunction gain = naive::gain_of(topics);
    check_all_ways(topics, gain);
    const Counters few = run(topics, gain, {25, 1}).counters;
    CHECK(few.kept_rows > 25);
    CHECK(few.kept_rows < topics.counts.size());
    // The more is kept, the less is added up again.
    CHECK(few.evaluations < run(topics, gain, {0, 1}).counters.evaluations);
    CHECK(few.evaluations > run(topics, gain, {kAllRows, 1}).counters.evaluations);
}

// Totals beyond 2^28: rounding flattens J, and a more frequent partner may win by it.
TEST(rounding_in_huge_counts_hides_no_pair) {
    Random random(4);
    for (const std::uint64_t most : {std::uint64_t{1} << 30, std::uint64_t{1} << 43}) {
        const naive::Topics topics = naive::random_topics(random, 20, 12, 20, most);
        check_all_ways(topics, GainFunction(topics.total(), 1000));
        const naive::Topics lone = apart(25, most, random);
        check_all_ways(lone, GainFunction(lone.total(), 1000));
    }
}

TEST(it_stops_after_the_joins_asked_for) {
    Random random(5);
    const naive::Topics topics = naive::random_topics(random, 30, 20, 30, 3);
    const GainFunction gain = naive::gain_of(topics);
    const std::vector<naive::Join> all = naive::greedy(topics, gain);
    for (const std::size_t most : {0, 1, 17, 29, 30}) {
        const Result result = run(topics, gain, kWays.front(), most);
        const std::size_t made = std::min<std::size_t>(most, 29);
        check_same(result.joins, {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(made)});
        CHECK_EQUAL(result.living, 30 - made);
    }
}
