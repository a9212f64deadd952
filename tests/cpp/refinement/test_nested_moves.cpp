#include "refinement/nested_moves.hpp"

#include "check.hpp"
#include "random.hpp"
#include "refinement/samples.hpp"

using namespace topicgrouper;
using namespace topicgrouper::refinement;

namespace {

// Twelve topics in five in two.
const std::vector<std::int32_t> kMiddle{0, 3, 1, 2, 0, 4, 1, 3, 2, 4, 0, 1};
const std::vector<std::int32_t> kTop{0, 1, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0};
const std::vector<std::span<const std::int32_t>> kAbove{kMiddle, kTop};
constexpr std::size_t kFinest = 12;

template <class Count>
Gain likelihood_of_levels(const Sample<Count>& sample, const std::vector<Topic>& labels) {
    const GainFunction gain(sample.total(), 2);
    Gain sum = sample.likelihood(labels, gain);
    for (const std::span<const std::int32_t> topics : kAbove) {
        std::vector<Topic> above;
        for (const Topic topic : labels) above.push_back(static_cast<Topic>(topics[topic]));
        sum += sample.likelihood(above, gain);
    }
    return sum;
}

template <class Count>
void check_nested(const Sample<Count>& sample) {
    const TopicPaths paths(kFinest, kAbove);
    const Refinement result =
        move_nested(sample.columns(), sample.topics, paths, settings_of(1, 0, 4));
    CHECK(result.moves.size() > 10);
    std::vector<Topic> labels(sample.topics.begin(), sample.topics.end());
    for (const WordMove& move : result.moves) {
        const Gain before = likelihood_of_levels(sample, labels);
        CHECK_EQUAL(labels[move.word], move.from);
        labels[move.word] = move.to;
        CHECK_EQUAL(likelihood_of_levels(sample, labels) - before, move.gain);
        CHECK(move.gain > 0);
    }
    CHECK(labels == result.topics);
    for (Topic topic = 0; topic < kFinest; ++topic) {
        CHECK(std::count(labels.begin(), labels.end(), topic) > 0);
    }
    for (const unsigned threads : {2, 3}) {
        check_same(move_nested(sample.columns(), sample.topics, paths, settings_of(threads, 0, 4)),
                   result);
    }
}

}  // namespace

TEST(nested_moves_gain_what_they_say_for_any_size_of_counts_and_any_threads) {
    Random random(1);
    check_nested(Sample<std::uint32_t>(random, 300, 9, kFinest, 1));        // a byte each
    check_nested(Sample<std::uint32_t>(random, 60, 90, kFinest, 100));      // more than are sampled
    check_nested(Sample<std::uint32_t>(random, 60, 10, kFinest, 1 << 20));  // no table
    check_nested(Sample<std::uint64_t>(random, 60, 10, kFinest, std::uint64_t{1} << 36));
}

TEST(what_progress_throws_ends_nested_moves) {
    Random random(2);
    const Sample<std::uint32_t> sample(random, 100, 20, kFinest, 3);
    RefineSettings settings = settings_of(3, 0);
    settings.progress = [](std::uint32_t, double) { throw std::runtime_error("enough"); };
    const TopicPaths paths(kFinest, kAbove);
    CHECK_THROWS(std::runtime_error, move_nested(sample.columns(), sample.topics, paths, settings));
}
