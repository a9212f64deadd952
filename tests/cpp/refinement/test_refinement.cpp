#include "refinement/refinement.hpp"

#include <limits>

#include "check.hpp"
#include "random.hpp"
#include "refinement/samples.hpp"

using namespace topicgrouper;
using namespace topicgrouper::refinement;

namespace {

constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();

// Every pass raises the likelihood by what it says, and no move that would is left at the end.
template <class Count>
void check_passes(const Sample<Count>& sample, unsigned threads) {
    const GainFunction gain(sample.total(), 2);
    std::vector<Topic> labels(sample.topics.begin(), sample.topics.end());
    const Gain start = sample.likelihood(labels, gain);
    Refinement before;
    before.topics = labels;
    for (std::uint32_t passes = 1; !before.converged; ++passes) {
        const Refinement result =
            refine(sample.columns(), sample.start(), settings_of(threads, passes));
        CHECK_EQUAL(result.passes, passes);
        CHECK_EQUAL(sample.likelihood(result.topics, gain) - start, result.gain);
        CHECK_EQUAL(result.converged, result.topics == before.topics);
        CHECK_EQUAL(result.converged, result.moves == before.moves);
        CHECK_EQUAL(result.converged, result.gain <= before.gain);
        before = result;
    }
    CHECK(before.passes > 3);  // sums are kept from the third on
    labels = before.topics;
    const Gain reached = sample.likelihood(labels, gain);
    for (Word word = 0; word < labels.size(); ++word) {
        const Topic own = labels[word];
        if (std::count(labels.begin(), labels.end(), own) == 1) continue;
        for (Topic topic = 0; topic < sample.n_topics; ++topic) {
            labels[word] = topic;
            CHECK_AT_MOST(sample.likelihood(labels, gain), reached);
        }
        labels[word] = own;
    }
}

}  // namespace

TEST(passes_gain_what_they_say_and_no_move_is_left) {
    Random random(1);
    for (const std::uint64_t most : {1, 9}) {
        check_passes(Sample<std::uint32_t>(random, 40, 12, 6, most), 1);
    }
}

TEST(wide_counts_do_the_same) {
    Random random(2);
    check_passes(Sample<std::uint64_t>(random, 30, 10, 5, std::uint64_t{1} << 36), 2);
}

TEST(threads_do_not_matter) {
    Random random(3);
    const Sample<std::uint32_t> sample(random, 400, 30, 12, 3);
    const Refinement expected = refine(sample.columns(), sample.start(), settings_of(1));
    CHECK(expected.moves > 100);
    for (const unsigned threads : {1, 2, 3}) {
        check_same(refine(sample.columns(), sample.start(), settings_of(threads)), expected);
    }
}

TEST(a_topic_is_never_emptied) {
    Random random(4);
    const Sample<std::uint32_t> sample(random, 12, 6, 11, 2);
    const Refinement result = refine(sample.columns(), sample.start(), settings_of(1));
    for (Topic topic = 0; topic < 11; ++topic) {
        CHECK(std::count(result.topics.begin(), result.topics.end(), topic) > 0);
    }
}

TEST(words_without_a_topic_are_put_into_one) {
    Random random(5);
    Sample<std::uint32_t> sample(random, 40, 10, 4, 3);
    for (std::size_t word = 20; word < 40; ++word) sample.topics[word] = -1;
    const Refinement result = refine(sample.columns(), sample.start(), settings_of(2));
    CHECK(result.converged);
    for (const Topic topic : result.topics) CHECK(topic < 4);
}

TEST(passes_are_limited_and_told) {
    Random random(6);
    const Sample<std::uint32_t> sample(random, 300, 20, 10, 3);
    std::vector<std::pair<std::uint32_t, double>> reports;
    RefineSettings settings = settings_of(2, 2);
    settings.progress = [&](std::uint32_t pass, double share) { reports.emplace_back(pass, share); };
    const Refinement result = refine(sample.columns(), sample.start(), settings);
    CHECK_EQUAL(result.passes, 2);
    CHECK(!result.converged);
    CHECK(reports.back() == std::make_pair(std::uint32_t{2}, 1.0));
}

TEST(what_progress_throws_ends_the_refinement) {
    Random random(7);
    const Sample<std::uint32_t> sample(random, 100, 20, 10, 3);
    RefineSettings settings = settings_of(3);
    settings.progress = [](std::uint32_t, double) { throw std::runtime_error("enough"); };
    CHECK_THROWS(std::runtime_error, refine(sample.columns(), sample.start(), settings));
}

TEST(the_table_covers_the_longest_document) {
    const std::vector<std::int64_t> starts{0, 1, 3};
    const std::vector<std::int32_t> documents{0, 0, 1};
    const std::vector<std::uint32_t> counts{3'000'000, 5, 1};
    const WordColumns<std::uint32_t> columns{starts, documents, counts, 2};
    const DocumentLengths lengths(columns);
    CHECK_EQUAL(lengths.longest, 3'000'005u);
    CHECK_EQUAL(lengths.total, 3'000'006u);
    CHECK(table_size<std::uint32_t>(lengths.longest, lengths.total) >= 3'000'005);
    CHECK(table_size<std::uint32_t>(8, 9) >= 8);
}
