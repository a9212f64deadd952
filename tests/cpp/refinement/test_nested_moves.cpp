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
Gain likelihood_of(const WordColumns<Count>& columns, const std::vector<Topic>& labels,
                   const GainFunction& gain) {
    const std::size_t n = 1 + *std::max_element(labels.begin(), labels.end());
    std::vector<std::uint64_t> cells(columns.n_documents * n);
    std::vector<std::uint64_t> totals(n);
    for (Word word = 0; word < columns.words(); ++word) {
        for (const auto [document, count] : columns.entries_of(word)) {
            cells[document * n + labels[word]] += count;
            totals[labels[word]] += count;
        }
    }
    Gain sum = 0;
    for (const std::uint64_t cell : cells) sum += gain.g(cell);
    for (const std::uint64_t total : totals) sum -= gain.g(total);
    return sum;
}

template <class Count>
Refinement move_nested(const WordColumns<Count>& columns, std::span<const std::int32_t> topics,
                       const TopicPaths& paths, const RefineSettings& settings) {
    const DocumentLengths lengths(columns);
    const GainFunction gain(lengths.total, table_size<Count>(lengths.longest, lengths.total));
    return with_stored<Count>(lengths.longest, [&]<class Stored>(Stored) {
        NestedMover<Stored, Count> mover(columns, topics, paths, gain, lengths.longest, settings);
        const Refinement result = mover.run();
        // Joins of all topics, one after the other: what each gains, by the likelihoods.
        std::vector<kernel::Join> joins;
        for (std::size_t topic = 1; topic < paths.finest(); ++topic) {
            const std::size_t last = topic == 1 ? 0 : paths.finest() + topic - 2;
            joins.push_back({static_cast<kernel::Node>(std::min(topic, last)),
                             static_cast<kernel::Node>(std::max(topic, last)), 0});
        }
        mover.set_gains(joins);
        std::vector<Topic> labels(result.topics);
        for (std::size_t topic = 1; topic < paths.finest(); ++topic) {
            const Gain before = likelihood_of(columns, labels, gain);
            for (Topic& label : labels) label = label == topic ? 0 : label;
            CHECK_EQUAL(joins[topic - 1].gain, likelihood_of(columns, labels, gain) - before);
        }
        return result;
    });
}

// Looks at every topic for every word of a single block, with whole likelihoods.
template <class Count>
class ObviousMoves {
public:
    explicit ObviousMoves(const Sample<Count>& sample)
        : sample_(sample), labels_(sample.topics.begin(), sample.topics.end()) {}

    void pass() {
        std::vector<Word> wanting;
        for (Word word = 0; word < labels_.size(); ++word) {
            if (best(word).gain > 0) wanting.push_back(word);
        }
        for (const Word word : wanting) {
            const Choice choice = best(word);
            if (choice.gain <= 0) continue;
            labels_[word] = choice.topic;
            ++moves_;
        }
    }

    std::size_t moves() const { return moves_; }
    const std::vector<Topic>& labels() const { return labels_; }

private:
    Choice best(Word word) const {
        Choice best;
        if (std::count(labels_.begin(), labels_.end(), labels_[word]) == 1) return best;
        std::vector<Topic> moved(labels_);
        const Gain before = likelihood_of_levels(sample_, labels_);
        for (Topic topic = 0; topic < kFinest; ++topic) {
            if (topic == labels_[word]) continue;
            moved[word] = topic;
            const Choice choice{topic, likelihood_of_levels(sample_, moved) - before};
            if (choice.is_better_than(best)) best = choice;
        }
        return best;
    }

    const Sample<Count>& sample_;
    std::vector<Topic> labels_;
    std::size_t moves_ = 0;
};

template <class Count>
void check_nested(const Sample<Count>& sample) {
    const TopicPaths paths(kFinest, kAbove);
    std::vector<Topic> labels(sample.topics.begin(), sample.topics.end());
    std::size_t moves = 0;
    for (std::uint32_t passes = 1; passes <= 4; ++passes) {
        const Refinement result =
            move_nested(sample.columns(), sample.topics, paths, settings_of(1, passes));
        const Gain before = likelihood_of_levels(sample, labels);
        CHECK_EQUAL(likelihood_of_levels(sample, result.topics) > before, result.moves > moves);
        CHECK_EQUAL(result.topics == labels, result.moves == moves);
        CHECK_EQUAL(result.converged, result.moves == moves);
        labels = result.topics;
        moves = result.moves;
        for (Topic topic = 0; topic < kFinest; ++topic) {
            CHECK(std::count(labels.begin(), labels.end(), topic) > 0);
        }
        for (const unsigned threads : {2, 3}) {
            check_same(
                move_nested(sample.columns(), sample.topics, paths, settings_of(threads, passes)),
                result);
        }
    }
    CHECK(moves > 10);
}

// With twelve topics all are candidates, and all of a few documents are looked at.
template <class Count>
void check_obvious(const Sample<Count>& sample) {
    const TopicPaths paths(kFinest, kAbove);
    ObviousMoves<Count> expected(sample);
    for (std::uint32_t passes = 1; passes <= 4; ++passes) {
        expected.pass();
        const Refinement result =
            move_nested(sample.columns(), sample.topics, paths, settings_of(1, passes));
        CHECK(result.topics == expected.labels());
        CHECK_EQUAL(result.moves, expected.moves());
    }
    CHECK(expected.moves() > 10);
}

}  // namespace

TEST(nested_moves_raise_the_likelihood_for_any_size_of_counts_and_any_threads) {
    Random random(1);
    check_nested(Sample<std::uint32_t>(random, 300, 9, kFinest, 1));        // a byte each
    check_nested(Sample<std::uint32_t>(random, 60, 90, kFinest, 100));      // more than are sampled
    check_nested(Sample<std::uint32_t>(random, 60, 10, kFinest, 1 << 14));  // no table
    check_nested(Sample<std::uint64_t>(random, 60, 10, kFinest, std::uint64_t{1} << 36));
}

TEST(nested_moves_need_few_tokens) {
    // The sanitizer looks for values of g that do not fit.
    for (const std::uint64_t most : {1, 2, 5}) {
        Random random(5);
        const Sample<std::uint32_t> sample(random, 2, 2, 2, most);
        const TopicPaths paths(2, {});
        CHECK(move_nested(sample.columns(), sample.topics, paths, settings_of(1)).moves == 0);
    }
}

TEST(nested_moves_are_those_of_the_obvious_program) {
    Random random(3);
    check_obvious(Sample<std::uint32_t>(random, 40, 25, kFinest, 1));
    check_obvious(Sample<std::uint32_t>(random, 40, 25, kFinest, 4));
    check_obvious(Sample<std::uint32_t>(random, 40, 10, kFinest, 1 << 14));  // no table
    check_obvious(Sample<std::uint64_t>(random, 40, 10, kFinest, std::uint64_t{1} << 36));
}

TEST(words_find_their_topics_among_many_from_some_of_their_documents) {
    // A word is in a document of its topic as a rule; a third of the words start elsewhere.
    constexpr std::size_t kTopics = 20;
    constexpr std::size_t kDocuments = 4000;
    Random random(4);
    std::vector<std::int64_t> starts{0};
    std::vector<std::int32_t> documents;
    std::vector<std::int32_t> start;
    for (std::size_t word = 0; word < 6 * kTopics; ++word) {
        for (std::size_t d = 0; d < kDocuments; ++d) {
            if (random.below(100) < (d % kTopics == word % kTopics ? 80 : 3)) {
                documents.push_back(static_cast<std::int32_t>(d));
            }
        }
        starts.push_back(static_cast<std::int64_t>(documents.size()));
        start.push_back(static_cast<std::int32_t>((word + (word < 2 * kTopics ? 7 : 0)) % kTopics));
    }
    const std::vector<std::uint32_t> counts(documents.size(), 1);
    std::vector<std::int32_t> quarters(kTopics);
    for (std::size_t topic = 0; topic < kTopics; ++topic) quarters[topic] = topic / 4;
    const std::vector<std::span<const std::int32_t>> above{quarters};
    const WordColumns<std::uint32_t> columns{starts, documents, counts, kDocuments};
    const Refinement result =
        move_nested(columns, start, TopicPaths(kTopics, above), settings_of(1, 2));
    for (std::size_t word = 0; word < result.topics.size(); ++word) {
        CHECK_EQUAL(result.topics[word], word % kTopics);
    }
}

TEST(what_progress_throws_ends_nested_moves) {
    Random random(2);
    const Sample<std::uint32_t> sample(random, 100, 20, kFinest, 3);
    RefineSettings settings = settings_of(3);
    settings.progress = [](std::uint32_t, double) { throw std::runtime_error("enough"); };
    const TopicPaths paths(kFinest, kAbove);
    CHECK_THROWS(std::runtime_error, move_nested(sample.columns(), sample.topics, paths, settings));
}
