#include "distinctive/distinctive_words.hpp"

#include <map>

#include "check.hpp"
#include "random.hpp"

using namespace topicgrouper;
using namespace topicgrouper::distinctive;

namespace {

// Counts as a dense table, from which everything is computed the obvious way.
struct Table {
    std::size_t n_documents;
    std::size_t n_words;
    std::vector<double> cells;

    double at(std::size_t document, std::size_t word) const {
        return cells[document * n_words + word];
    }
};

Table random_table(Random& random, std::size_t n_documents, std::size_t n_words) {
    Table table{n_documents, n_words, std::vector<double>(n_documents * n_words)};
    for (double& cell : table.cells)
        cell = random.below(3) == 0 ? static_cast<double>(random.below(9)) : 0;
    for (std::size_t word = 0; word < n_words; ++word) {
        table.cells[random.below(n_documents) * n_words + word] += 1;  // every word occurs
    }
    return table;
}

double x_log_x(double x) { return x > 0 ? x * std::log(x) : 0; }

// log q but for the terms of words, of two topics with these words.
double likelihood(const Table& table, const std::vector<std::int64_t>& words) {
    double result = 0;
    double total = 0;
    for (std::size_t document = 0; document < table.n_documents; ++document) {
        double sum = 0;
        for (const std::int64_t word : words)
            sum += table.at(document, static_cast<std::size_t>(word));
        result += x_log_x(sum);
        total += sum;
    }
    return result - x_log_x(total);
}

double slow_score(const Table& table, std::int64_t word, const std::vector<std::int64_t>& inside,
                  const std::vector<std::int64_t>& outside) {
    std::vector<std::int64_t> rest;
    for (const std::int64_t other : inside) {
        if (other != word) rest.push_back(other);
    }
    std::vector<std::int64_t> more = outside;
    more.push_back(word);
    const double loss = likelihood(table, inside) + likelihood(table, outside) -
                        likelihood(table, rest) - likelihood(table, more);
    double frequency = 0;
    for (std::size_t document = 0; document < table.n_documents; ++document) {
        frequency += table.at(document, static_cast<std::size_t>(word));
    }
    const double bits = loss / frequency / std::log(2.0);
    return loss > 0 ? loss * std::min(bits, 1.0) : loss;
}

template <class Count>
struct Columns {
    std::vector<std::int64_t> starts{0};
    std::vector<std::int32_t> documents;
    std::vector<Count> counts;
    std::vector<Count> lengths;

    explicit Columns(const Table& table) : lengths(table.n_documents) {
        for (std::size_t word = 0; word < table.n_words; ++word) {
            for (std::size_t document = 0; document < table.n_documents; ++document) {
                if (table.at(document, word) > 0) {
                    documents.push_back(static_cast<std::int32_t>(document));
                    counts.push_back(static_cast<Count>(table.at(document, word)));
                    lengths[document] += counts.back();
                }
            }
            starts.push_back(static_cast<std::int64_t>(documents.size()));
        }
    }

    std::vector<std::int32_t> ranked(const Comparisons& comparisons, std::size_t best,
                                     Workers& workers) const {
        const WordColumns<Count> columns{starts, documents, counts, lengths.size()};
        return distinctive_words<Count>(columns, lengths, comparisons, best, workers);
    }
};

// Every range of a list of words, compared with the words after it and with the rest.
struct Ranges {
    std::vector<std::int64_t> words;
    std::vector<std::int64_t> starts;
    std::vector<std::int64_t> sizes;
    std::vector<std::int64_t> other_starts;
    std::vector<std::int64_t> other_sizes;

    explicit Ranges(std::int64_t n_words) {
        for (std::int64_t word = 0; word < n_words; ++word) words.push_back(n_words - 1 - word);
        for (std::int64_t start = 0; start < n_words; ++start) {
            for (std::int64_t size = 1; start + size < n_words; ++size) {
                add(start, size, start + size, n_words - start - size);
                add(start, size, -1, -1);
            }
        }
    }

    void add(std::int64_t start, std::int64_t size, std::int64_t other, std::int64_t other_size) {
        starts.push_back(start);
        sizes.push_back(size);
        other_starts.push_back(other);
        other_sizes.push_back(other_size);
    }

    Comparisons view() const { return {words, starts, sizes, other_starts, other_sizes}; }

    std::vector<std::int64_t> inside(std::size_t topic) const {
        return {words.begin() + starts[topic], words.begin() + starts[topic] + sizes[topic]};
    }

    std::vector<std::int64_t> outside(std::size_t topic) const {
        const auto begin = words.begin();
        if (other_sizes[topic] >= 0) {
            return {begin + other_starts[topic], begin + other_starts[topic] + other_sizes[topic]};
        }
        std::vector<std::int64_t> rest(begin, begin + starts[topic]);
        rest.insert(rest.end(), begin + starts[topic] + sizes[topic], words.end());
        return rest;
    }
};

template <class Count>
void check_against_the_definition(std::uint64_t seed) {
    Random random(seed);
    const Table table = random_table(random, 7, 6);
    const Columns<Count> columns(table);
    const Ranges ranges(6);
    Workers workers(1);
    const auto found = columns.ranked(ranges.view(), 6, workers);
    for (std::size_t topic = 0; topic < ranges.starts.size(); ++topic) {
        std::map<std::int32_t, double> scores;
        for (const std::int64_t word : ranges.inside(topic)) {
            scores[static_cast<std::int32_t>(word)] =
                slow_score(table, word, ranges.inside(topic), ranges.outside(topic));
        }
        const std::int32_t* const row = found.data() + topic * 6;
        for (std::size_t place = 0; place < 6; ++place) {
            CHECK_EQUAL(row[place] == kNoWord, place >= scores.size());
            if (place > 0 && row[place] != kNoWord) {
                CHECK(scores.at(row[place - 1]) >= scores.at(row[place]) - 1e-9);
            }
        }
    }
}

}  // namespace

TEST(words_are_ranked_by_their_definition) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        check_against_the_definition<std::uint32_t>(seed);
        check_against_the_definition<double>(seed);
    }
}

TEST(threads_change_nothing) {
    Random random(5);
    const Table table = random_table(random, 40, 25);
    const Columns<std::uint32_t> columns(table);
    const Ranges ranges(25);
    Workers alone(1);
    const auto expected = columns.ranked(ranges.view(), 4, alone);
    for (const unsigned threads : {2u, 3u, 5u}) {
        Workers workers(threads);
        CHECK(columns.ranked(ranges.view(), 4, workers) == expected);
    }
}

TEST(counts_beyond_the_table_of_logarithms_are_computed) {
    const Table table{2, 3, {1e6, 7e5, 1, 3, 9e5, 2e6}};
    const Columns<std::uint32_t> whole(table);
    const Columns<double> real(table);
    const Ranges ranges(3);
    Workers workers(1);
    CHECK(whole.ranked(ranges.view(), 3, workers) == real.ranked(ranges.view(), 3, workers));
}

TEST(no_topics_give_no_words) {
    const Columns<double> columns(Table{1, 1, {1.0}});
    Workers workers(2);
    CHECK(columns.ranked(Comparisons{}, 3, workers).empty());
}
