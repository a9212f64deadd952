#include "refinement/regrowing.hpp"

#include <stdexcept>

#include "check.hpp"
#include "random.hpp"
#include "refinement/samples.hpp"

using namespace topicgrouper;
using namespace topicgrouper::refinement;

namespace {

constexpr std::size_t kBelow = 12;

// Topics 0 to 11 as leaves: pairs, pairs of these, and the rest one after the other.
const std::vector<kernel::Join> kJoins{{0, 1, 0},   {2, 3, 0},   {4, 5, 0},   {6, 7, 0},
                                       {8, 9, 0},   {10, 11, 0}, {12, 13, 0}, {14, 15, 0},
                                       {16, 17, 0}, {18, 19, 0}, {20, 21, 0}};

template <class Count>
Regrown regrown(const Sample<Count>& sample, const RefineSettings& settings) {
    const std::vector<std::size_t> levels{6, 3};
    return regrow(sample.columns(), sample.topics, levels, kJoins, settings);
}

// Every topic keeps a word, and joins gain what they say, whatever the number of threads.
template <class Count>
void check_regrown(const Sample<Count>& sample) {
    const Regrown result = regrown(sample, settings_of(1, 4));
    const GainFunction gain(sample.total(), 2);
    CHECK_EQUAL(result.shift, gain.shift());
    CHECK_EQUAL(result.joins.size(), kBelow - 1);
    for (Topic topic = 0; topic < kBelow; ++topic) {
        CHECK(std::count(result.topics.begin(), result.topics.end(), topic) > 0);
    }
    std::vector<kernel::Node> nodes(result.topics.begin(), result.topics.end());
    const auto likelihood = [&] {
        // Numbers below that of topics: a topic is called by its smallest word.
        std::vector<Topic> labels;
        for (const kernel::Node node : nodes) {
            const auto first = std::find(nodes.begin(), nodes.end(), node) - nodes.begin();
            labels.push_back(result.topics[first]);
        }
        return sample.likelihood(labels, gain);
    };
    for (std::size_t i = 0; i < result.joins.size(); ++i) {
        const Gain before = likelihood();
        CHECK(result.joins[i].smaller < result.joins[i].larger);
        for (kernel::Node& node : nodes) {
            if (node == result.joins[i].smaller || node == result.joins[i].larger) {
                node = static_cast<kernel::Node>(kBelow + i);
            }
        }
        CHECK_EQUAL(result.joins[i].gain, likelihood() - before);
    }
    for (const unsigned threads : {2, 3}) {
        const Regrown other = regrown(sample, settings_of(threads, 4));
        CHECK(other.topics == result.topics);
        for (std::size_t i = 0; i < result.joins.size(); ++i) {
            CHECK_EQUAL(other.joins[i].smaller, result.joins[i].smaller);
            CHECK_EQUAL(other.joins[i].gain, result.joins[i].gain);
        }
    }
}

}  // namespace

TEST(levels_are_read_off_the_joins) {
    const std::vector<kernel::Join> joins{{1, 3, 0}, {0, 4, 0}, {2, 5, 0}, {6, 7, 0}};
    const std::vector<std::size_t> levels{4, 2};
    const auto found = topics_at(levels, joins);
    CHECK_EQUAL(found.size(), 2u);
    CHECK((found[0] == std::vector<std::int32_t>{0, 3, 1, 3, 2}));
    CHECK((found[1] == std::vector<std::int32_t>{0, 1, 1, 1, 0}));
}

TEST(regrown_topics_are_sound_for_any_size_of_counts_and_any_threads) {
    Random random(1);
    check_regrown(Sample<std::uint32_t>(random, 300, 9, kBelow, 1));
    check_regrown(Sample<std::uint32_t>(random, 60, 90, kBelow, 100));
    check_regrown(Sample<std::uint32_t>(random, 60, 10, kBelow, 1 << 14));
    check_regrown(Sample<std::uint64_t>(random, 60, 10, kBelow, std::uint64_t{1} << 36));
    // No word but the last of its topic.
    check_regrown(Sample<std::uint32_t>(random, kBelow, 9, kBelow, 3));
}

TEST(words_leave_a_coarse_topic_only_if_they_gain_more_than_the_cost) {
    Random random(3);
    const Sample<std::uint32_t> sample(random, 300, 20, kBelow, 3);
    const std::vector<std::size_t> levels{6, 3};
    const auto coarse = topics_at(levels, kJoins).back();
    std::size_t before = sample.topics.size();
    for (const double cost : {0.0, 0.05, 100.0}) {
        RefineSettings settings = settings_of(1, 4);
        settings.cost_of_leaving = cost;
        const Regrown result = regrown(sample, settings);
        std::size_t left = 0;
        std::size_t moved = 0;
        for (std::size_t word = 0; word < sample.topics.size(); ++word) {
            const auto start = static_cast<std::size_t>(sample.topics[word]);
            left += coarse[start] != coarse[result.topics[word]];
            moved += start != result.topics[word];
        }
        CHECK(left < before);
        CHECK(moved > 0);
        before = left;
    }
    CHECK_EQUAL(before, 0u);
}

TEST(progress_counts_the_passes) {
    Random random(2);
    const Sample<std::uint32_t> sample(random, 100, 20, kBelow, 3);
    RefineSettings settings = settings_of(2, 6);
    double last = 0.0;
    settings.progress = [&last](std::uint32_t pass, double share) {
        CHECK(pass >= 1);
        CHECK(pass - 1 + share >= last);
        last = pass - 1 + share;
    };
    regrown(sample, settings);
    CHECK(last > 1.0);
    CHECK(last <= 6.0);
    settings.progress = [](std::uint32_t, double) { throw std::runtime_error("enough"); };
    CHECK_THROWS(std::runtime_error, regrown(sample, settings));
}
