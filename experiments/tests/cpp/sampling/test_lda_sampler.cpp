#include "sampling/lda_sampler.hpp"

#include <array>
#include <cmath>
#include <numeric>

#include "check.hpp"
#include "sampling/lda_summaries.hpp"
#include "sampling/topic_lists.hpp"
#include "sampling/word_weights.hpp"

using namespace topicgrouper;
using namespace topicgrouper::sampling;

namespace {

struct Corpus {
    Corpus(std::size_t documents, std::size_t word_number, std::size_t length) : words(word_number) {
        RandomStream random(7, documents, length);
        starts.push_back(0);
        for (std::size_t d = 0; d < documents; ++d) {
            std::vector<std::int64_t> row(words);
            // Every seventh document is empty; low words are frequent.
            for (std::size_t i = 0; d % 7 != 6 && i < length; ++i) {
                const double at = random.uniform();
                ++row[static_cast<std::size_t>(at * at * static_cast<double>(words))];
            }
            if (d == 0)
                for (std::int64_t& count : row) ++count;
            for (std::size_t w = 0; w < words; ++w) {
                if (row[w] == 0) continue;
                columns.push_back(static_cast<std::int32_t>(w));
                counts.push_back(row[w]);
            }
            starts.push_back(static_cast<std::int64_t>(columns.size()));
        }
    }

    CorpusCounts rows() const { return {starts, columns, counts, words}; }

    std::int64_t tokens() const {
        return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
    }

    std::vector<std::int64_t> starts;
    std::vector<std::int32_t> columns;
    std::vector<std::int64_t> counts;
    std::size_t words;
};

DirichletPriors priors_of(std::size_t topics, std::size_t words, bool by_word) {
    DirichletPriors priors;
    priors.beta_by_word = by_word;
    priors.beta_sums.assign(topics, 0.0);
    for (std::size_t t = 0; t < topics; ++t)
        priors.alpha.push_back(0.1 + 0.05 * static_cast<double>(t));
    for (std::size_t w = 0; w < words; ++w) {
        for (std::size_t t = 0; t < topics; ++t) {
            const double beta = by_word ? 0.1 + static_cast<double>((w + 3 * t) % 5) : 0.2;
            if (by_word || w == 0) priors.beta.push_back(beta);
            priors.beta_sums[t] += beta;
        }
    }
    return priors;
}

// A list has exactly the topics that occur, each once, with their counts.
template <class Half>
void check_list(const TopicList<Half>& list, std::vector<std::uint64_t> expected) {
    for (const TopicCount<Half>& entry : list) {
        CHECK(entry.count > 0);
        CHECK_EQUAL(expected[entry.topic], entry.count);
        expected[entry.topic] = 0;
    }
    CHECK_EQUAL(std::accumulate(expected.begin(), expected.end(), std::uint64_t{0}), 0);
}

template <class Half>
void check_counts(LdaState<Half>& state, std::int64_t tokens) {
    std::vector<std::int64_t> totals(state.topics());
    for (const Half topic : state.topic_of) ++totals[topic];
    for (std::size_t t = 0; t < totals.size(); ++t) CHECK_EQUAL(totals[t], state.totals[t]);
    CHECK_EQUAL(std::accumulate(totals.begin(), totals.end(), std::int64_t{0}), tokens);
    std::vector<std::vector<std::uint64_t>> expected(state.grid.documents(),
                                                     std::vector<std::uint64_t>(state.topics()));
    for (std::size_t i = 0; i < state.grid.tokens(); ++i) {
        ++expected[state.grid.document_of()[i]][state.topic_of[i]];
    }
    for (std::size_t d = 0; d < expected.size(); ++d) check_list(state.lists[d], expected[d]);
    for (std::size_t word = 0; word < state.grid.words(); ++word) {
        std::vector<std::uint64_t> of_word(state.topics());
        const ItemRange range = state.grid.of_word(word);
        for (std::size_t i = range.begin; i < range.end; ++i) ++of_word[state.topic_of[i]];
        if (const std::uint32_t* const row = state.row(word)) {
            CHECK(std::equal(of_word.begin(), of_word.end(), row));
            CHECK_EQUAL(state.word_list(word).size(), 0);
        } else {
            check_list(state.word_list(word), of_word);
        }
    }
}

// A word whose weights are whole numbers, 1 + t % 3 for topic t, so that their sums are exact.
struct WholeWeights {
    explicit WholeWeights(std::size_t topics) : counts(topics), weights(topics) {
        priors.beta_by_word = false;
        priors.alpha.assign(topics, 1.0);
        priors.beta_sums.assign(topics, 1.0);
        for (std::size_t t = 0; t < topics; ++t) {
            priors.beta.push_back(1.0 + static_cast<double>(t % 3));
        }
        weights.start(priors, std::vector<std::int64_t>(topics));
        weights.set_word(counts.data(), priors.beta_of(0));
        weights.rebuild();
    }

    DirichletPriors priors;
    std::vector<std::uint32_t> counts;
    WordWeights weights;
};

template <class Half>
std::vector<Half> topics_after(const Corpus& corpus, std::size_t topics, std::size_t groups,
                               bool by_word, unsigned threads) {
    LdaSampler<Half> sampler(corpus.rows(), groups, priors_of(topics, corpus.words, by_word), {}, 3,
                             threads);
    for (std::uint64_t i = 1; i <= 6; ++i) sampler.sweep(i);
    check_counts(sampler.state(), corpus.tokens());
    return sampler.state().topic_of;
}

}  // namespace

TEST(a_list_finds_the_place_of_each_topic) {
    std::array<TopicCount<std::uint16_t>, 40> entries{};
    TopicList<std::uint16_t> list(entries.data(), 0);
    for (std::uint16_t i = 0; i < 40; ++i) list.add(static_cast<std::uint16_t>(3 * i % 40));
    CHECK_EQUAL(list.size(), 40);
    for (std::uint32_t i = 0; i < 40; ++i) CHECK_EQUAL(list.place_of(entries[i].topic), i);
}

TEST(a_list_moves_occurrences_between_entries) {
    using Counts = std::vector<std::uint64_t>;
    std::array<TopicCount<std::uint16_t>, 3> entries{};
    TopicList<std::uint16_t> list(entries.data(), 0);
    for (const std::uint16_t topic : {4, 1, 4, 0}) list.add(topic);
    check_list(list, Counts{1, 1, 0, 0, 2});
    list.move(list.place_of(4), list.place_of(1));
    check_list(list, Counts{1, 2, 0, 0, 1});
    list.move(list.place_of(4), list.place_of(0));  // the entry of 0 takes the place of that of 4
    check_list(list, Counts{2, 2, 0, 0, 0});
    CHECK_EQUAL(list.size(), 2);
    CHECK_EQUAL(list.place_of(0), 0);
    list.move(1, 0);
    list.move(1, 0);  // the last entry goes
    check_list(list, Counts{4, 0, 0, 0, 0});
    CHECK_EQUAL(list.size(), 1);
}

TEST(a_list_replaces_occurrences_by_those_of_other_topics) {
    using Counts = std::vector<std::uint64_t>;
    std::array<TopicCount<std::uint16_t>, 3> entries{};  // room for all tokens, and no more
    TopicList<std::uint16_t> list(entries.data(), 0);
    for (const std::uint16_t topic : {4, 1, 0}) list.add(topic);
    list.replace(list.place_of(4), 2);  // a full list drops an entry before it takes one
    check_list(list, Counts{1, 1, 1, 0, 0});
    list.replace(list.place_of(2), 0);
    check_list(list, Counts{2, 1, 0, 0, 0});
    list.replace(list.place_of(1), 1);
    check_list(list, Counts{2, 1, 0, 0, 0});
    list.replace(list.place_of(0), 3);
    check_list(list, Counts{1, 1, 0, 1, 0});
    std::array<TopicCount<std::uint16_t>, 1> single{};
    TopicList<std::uint16_t> alone(single.data(), 0);
    alone.add(3);
    alone.replace(0, 1);
    check_list(alone, Counts{0, 1, 0, 0, 0});
}

TEST(other_topics_are_drawn_between_their_borders) {
    for (const std::size_t topics : {2, 16, 17, 33}) {
        const WholeWeights word(topics);
        for (std::size_t own = 0; own < topics; ++own) {
            double border = 0.0;
            std::size_t last = own;
            for (std::size_t t = 0; t < topics; ++t) {
                if (t == own) continue;
                CHECK_EQUAL(word.weights.draw_other(own, border), t);
                border += word.weights.weights()[t];
                CHECK_EQUAL(word.weights.draw_other(own, std::nextafter(border, 0.0)), t);
                last = t;
            }
            CHECK_EQUAL(border, word.weights.sum() - word.weights.weights()[own]);
            // Rounding can lead to the end itself: the last of the last sixteen, or the own topic.
            if (own % 16 == 0 && own + 1 == topics) last = own;
            CHECK_EQUAL(word.weights.draw_other(own, border), last);
        }
    }
}

TEST(the_only_topic_is_drawn_for_want_of_another) {
    CHECK_EQUAL(WholeWeights(1).weights.draw_other(0, 0.0), 0);
}

TEST(sweeps_keep_the_counts_and_do_not_depend_on_threads) {
    const Corpus corpus(60, 37, 30);
    for (const bool by_word : {false, true}) {
        for (const std::size_t topics : {1, 2, 5, 16, 33, 70}) {
            for (const std::size_t groups : {1, 2, 5}) {
                const auto one = topics_after<std::uint16_t>(corpus, topics, groups, by_word, 1);
                CHECK(one == topics_after<std::uint16_t>(corpus, topics, groups, by_word, 3));
                const auto wide = topics_after<std::uint32_t>(corpus, topics, groups, by_word, 2);
                CHECK(std::equal(one.begin(), one.end(), wide.begin(), wide.end()));
            }
        }
    }
}

TEST(more_groups_than_documents_or_words) {
    const Corpus corpus(2, 3, 4);
    CHECK(topics_after<std::uint16_t>(corpus, 4, 9, false, 1) ==
          topics_after<std::uint16_t>(corpus, 4, 9, false, 4));
}

TEST(conditionals_are_distributions_and_change_nothing) {
    const Corpus corpus(40, 20, 15);
    LdaSampler<std::uint16_t> sampler(corpus.rows(), 2, priors_of(9, 20, false), {}, 1, 2);
    sampler.sweep(1);
    const auto before = sampler.state().topic_of;
    for (std::size_t word = 0; word < 20; ++word) {
        const auto found = sampler.conditional(word, sampler.state().grid.of_word(word).begin);
        const double sum = std::accumulate(found.begin(), found.end(), 0.0);
        CHECK_AT_MOST(std::abs(sum - 1.0), 1e-12);
    }
    CHECK(before == sampler.state().topic_of);
    check_counts(sampler.state(), corpus.tokens());
}

TEST(summaries_do_not_depend_on_threads) {
    const Corpus corpus(80, 300, 25);
    std::vector<std::vector<double>> words;
    std::vector<double> products;
    for (const unsigned threads : {1U, 3U}) {
        LdaSampler<std::uint16_t> sampler(corpus.rows(), 4, priors_of(6, 300, false), {}, 1, threads);
        sampler.sweep(1);
        std::vector<double> topic_words(6 * 300);
        std::vector<double> document_topics(80 * 6);
        const std::vector<double> scale(6, 1.0);
        add_sample(sampler.state(), sampler.workers(), scale.data(), topic_words.data(),
                   document_topics.data());
        const double sum = std::accumulate(topic_words.begin(), topic_words.end(), 0.0);
        CHECK_EQUAL(sum, static_cast<double>(corpus.tokens()));
        CHECK_EQUAL(std::accumulate(document_topics.begin(), document_topics.end(), 0.0), sum);
        const auto tails = word_topic_tails(sampler.state(), sampler.workers());
        CHECK_EQUAL(std::accumulate(tails.begin(), tails.end(), std::int64_t{0}), corpus.tokens());
        const Tails by_topic = document_topic_tails(sampler.state());
        for (std::size_t t = 0; t < 6; ++t) {
            const auto first = by_topic.values.begin();
            CHECK_EQUAL(std::accumulate(first + by_topic.starts[t], first + by_topic.starts[t + 1],
                                        std::int64_t{0}),
                        sampler.state().totals[t]);
        }
        words.push_back(topic_words);
        products.push_back(word_log_products(sampler.state(), sampler.workers()));
    }
    CHECK(words[0] == words[1]);
    CHECK_EQUAL(products[0], products[1]);
}
