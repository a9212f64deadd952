#include "refinement/refinement.hpp"

#include <limits>

#include "check.hpp"
#include "random.hpp"

using namespace topicgrouper;
using namespace topicgrouper::refinement;

namespace {

constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();

// Counts by word, words by falling frequency, and a random start.
template <class Count>
struct Sample {
    Sample(Random& random, std::size_t words, std::size_t n_documents, std::size_t n_topics,
           std::uint64_t most)
        : documents(n_documents), parents_of_topics(n_topics), parents_of_words(words) {
        starts.push_back(0);
        for (std::size_t word = 0; word < words; ++word) {
            const std::size_t held = 1 + random.below(n_documents);
            for (std::size_t d = 0; d < n_documents; ++d) {
                if (d != word % n_documents && random.below(n_documents) >= held / 2) continue;
                places.push_back(static_cast<std::int32_t>(d));
                counts.push_back(static_cast<Count>(1 + random.below(most)));
            }
            starts.push_back(static_cast<std::int64_t>(places.size()));
            topics.push_back(
                static_cast<std::int32_t>(word < n_topics ? word : random.below(n_topics)));
        }
    }

    WordColumns<Count> columns() const { return {starts, places, counts, documents}; }
    Start start() const {
        return {topics, {parents_of_topics, parents_of_words}, topics, keepers, {}};
    }

    std::uint64_t total() const {
        std::uint64_t sum = 0;
        for (const Count count : counts) sum += count;
        return sum;
    }

    // Sum over topics of g over documents less g of the whole.
    Gain likelihood(const std::vector<Topic>& labels, const GainFunction& gain) const {
        const std::size_t n_topics = parents_of_topics.size();
        std::vector<std::uint64_t> cells(documents * n_topics);
        std::vector<std::uint64_t> totals(n_topics);
        for (std::size_t word = 0; word < labels.size(); ++word) {
            for (std::int64_t i = starts[word]; i < starts[word + 1]; ++i) {
                cells[places[i] * n_topics + labels[word]] += counts[i];
                totals[labels[word]] += counts[i];
            }
        }
        Gain sum = 0;
        for (const std::uint64_t cell : cells) sum += gain.g(cell);
        for (const std::uint64_t each : totals) sum -= gain.g(each);
        return sum;
    }

    std::size_t documents;
    std::vector<std::int64_t> starts;
    std::vector<std::int32_t> places;
    std::vector<Count> counts;
    std::vector<std::int32_t> topics;
    std::vector<std::int32_t> parents_of_topics;
    std::vector<std::int32_t> parents_of_words;
    std::vector<std::int32_t> keepers;
};

RefineSettings settings_of(unsigned threads, std::size_t most_sums, std::uint32_t most_passes = 200) {
    RefineSettings settings;
    settings.threads = threads;
    settings.most_sums = most_sums;
    settings.most_passes = most_passes;
    return settings;
}

void check_same(const Refinement& a, const Refinement& b) {
    CHECK_EQUAL(a.moves.size(), b.moves.size());
    CHECK_EQUAL(a.passes, b.passes);
    CHECK(a.topics == b.topics);
    CHECK(a.losses == b.losses);
    for (std::size_t i = 0; i < std::min(a.moves.size(), b.moves.size()); ++i) {
        CHECK_EQUAL(a.moves[i].word, b.moves[i].word);
        CHECK_EQUAL(a.moves[i].to, b.moves[i].to);
        CHECK_EQUAL(a.moves[i].gain, b.moves[i].gain);
    }
}

template <class Count>
void check_moves(const Sample<Count>& sample, const Refinement& result) {
    const GainFunction gain(sample.total(), 2);
    std::vector<Topic> labels(sample.topics.begin(), sample.topics.end());
    for (const WordMove& move : result.moves) {
        const Gain before = sample.likelihood(labels, gain);
        CHECK_EQUAL(labels[move.word], move.from);
        labels[move.word] = move.to;
        CHECK_EQUAL(sample.likelihood(labels, gain) - before, move.gain);
        CHECK(move.gain > 0);
    }
    CHECK(labels == result.topics);
    CHECK(result.converged);
    const Gain reached = sample.likelihood(labels, gain);
    for (Word word = 0; word < labels.size(); ++word) {
        const Topic own = labels[word];
        if (std::count(labels.begin(), labels.end(), own) == 1) continue;
        for (Topic topic = 0; topic < sample.parents_of_topics.size(); ++topic) {
            labels[word] = topic;
            CHECK_AT_MOST(sample.likelihood(labels, gain), reached);
        }
        labels[word] = own;
    }
}

}  // namespace

TEST(moves_gain_what_they_say_and_none_is_left) {
    Random random(1);
    for (const std::uint64_t most : {1, 9}) {
        const Sample<std::uint32_t> sample(random, 40, 12, 6, most);
        const Refinement result = refine(sample.columns(), sample.start(), settings_of(1, kAll));
        CHECK(result.passes > 3);  // sums are kept from the third on
        check_moves(sample, result);
    }
}

TEST(wide_counts_do_the_same) {
    Random random(2);
    const Sample<std::uint64_t> sample(random, 30, 10, 5, std::uint64_t{1} << 36);
    const Refinement result = refine(sample.columns(), sample.start(), settings_of(2, kAll));
    check_moves(sample, result);
}

TEST(neither_threads_nor_kept_sums_matter) {
    Random random(3);
    const Sample<std::uint32_t> sample(random, 400, 30, 12, 3);
    const Refinement expected = refine(sample.columns(), sample.start(), settings_of(1, 0));
    CHECK(expected.moves.size() > 100);
    for (const unsigned threads : {1, 2, 3}) {
        check_same(refine(sample.columns(), sample.start(), settings_of(threads, kAll)), expected);
    }
}

TEST(a_topic_is_never_emptied) {
    Random random(4);
    const Sample<std::uint32_t> sample(random, 12, 6, 11, 2);
    const Refinement result = refine(sample.columns(), sample.start(), settings_of(1, kAll));
    for (Topic topic = 0; topic < 11; ++topic) {
        CHECK(std::count(result.topics.begin(), result.topics.end(), topic) > 0);
    }
}

TEST(words_are_put_below_their_parents_and_leave_a_keeper) {
    Random random(5);
    Sample<std::uint32_t> sample(random, 40, 10, 4, 3);
    const std::vector<std::int32_t> homes = sample.topics;
    sample.parents_of_topics = {0, 0, 1, 1};
    sample.keepers.resize(40);
    for (std::size_t word = 0; word < 40; ++word) {
        sample.parents_of_words[word] = homes[word] / 2;
        sample.keepers[word] = homes[word];
        if (word < 20) continue;
        sample.parents_of_words[word] = static_cast<std::int32_t>(random.below(2));
        if (sample.parents_of_words[word] != homes[word] / 2) sample.topics[word] = -1;
    }
    Start start = sample.start();
    start.homes = homes;
    const Refinement result = refine(sample.columns(), start, settings_of(2, kAll));
    CHECK(result.converged);
    std::vector<int> at_home(4);
    for (std::size_t word = 0; word < 40; ++word) {
        CHECK_EQUAL(result.topics[word] / 2, sample.parents_of_words[word]);
        at_home[homes[word]] += std::cmp_equal(result.topics[word], homes[word]);
    }
    for (const int words : at_home) CHECK(words > 0);
}

TEST(passes_are_limited_and_told) {
    Random random(6);
    const Sample<std::uint32_t> sample(random, 300, 20, 10, 3);
    std::vector<std::pair<std::uint32_t, double>> reports;
    RefineSettings settings = settings_of(2, kAll, 2);
    settings.progress = [&](std::uint32_t pass, double share) { reports.emplace_back(pass, share); };
    const Refinement result = refine(sample.columns(), sample.start(), settings);
    CHECK_EQUAL(result.passes, 2);
    CHECK(!result.converged);
    CHECK(reports.back() == std::make_pair(std::uint32_t{2}, 1.0));
}

TEST(what_progress_throws_ends_the_refinement) {
    Random random(7);
    const Sample<std::uint32_t> sample(random, 100, 20, 10, 3);
    RefineSettings settings = settings_of(3, kAll);
    settings.progress = [](std::uint32_t, double) { throw std::runtime_error("enough"); };
    CHECK_THROWS(std::runtime_error, refine(sample.columns(), sample.start(), settings));
}

TEST(the_table_goes_beyond_the_longest_document) {
    const std::vector<std::int64_t> starts{0, 1, 3};
    const std::vector<std::int32_t> documents{0, 0, 1};
    const std::vector<std::uint32_t> counts{3'000'000, 5, 1};
    const WordColumns<std::uint32_t> columns{starts, documents, counts, 2};
    CHECK(table_size(columns, 3'000'006) >= 3'000'005 + kSmallCounts);
    const std::vector<std::uint32_t> small{3, 5, 1};
    const WordColumns<std::uint32_t> short_ones{starts, documents, small, 2};
    CHECK(table_size(short_ones, 9) >= 8 + kSmallCounts);
}
