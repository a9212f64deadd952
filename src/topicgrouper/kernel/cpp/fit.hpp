// From a count matrix to the joins of its tree.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <vector>

#include "agglomeration.hpp"
#include "documents.hpp"
#include "gain.hpp"
#include "meter.hpp"
#include "workers.hpp"

namespace topicgrouper {

// A pair of nodes that was joined; join i made node |V| + i.
struct KnownJoin {
    Node a;
    Node b;
};

struct Settings {
    unsigned threads = 1;
    MatrixUse matrix;
    std::size_t most_joins = std::numeric_limits<std::size_t>::max();
    Progress progress;
};

struct Fit {
    std::vector<Join> joins;
    Counters counters;
    int shift = 0;
};

// Token counts of a matrix: of the whole, of its longest document, of each column.
struct Totals {
    std::uint64_t all = 0;
    std::uint64_t longest_document = 0;
    std::vector<std::uint64_t> columns;
};

template <class Count>
Totals totals_of(const CountMatrix<Count>& matrix, std::size_t columns) {
    Totals totals;
    totals.columns.resize(columns);
    for (std::size_t d = 0; d + 1 < matrix.row_starts.size(); ++d) {
        std::uint64_t length = 0;
        for (std::int64_t i = matrix.row_starts[d]; i < matrix.row_starts[d + 1]; ++i) {
            totals.columns[matrix.columns[i]] += matrix.counts[i];
            length += matrix.counts[i];
        }
        totals.all += length;
        totals.longest_document = std::max(totals.longest_document, length);
    }
    return totals;
}

// The topic of each word after the known joins. Throws if these do not form a tree.
inline std::vector<Node> replay(std::size_t words, std::span<const KnownJoin> joins) {
    std::vector<Node> topic(words + joins.size());
    for (Node node = 0; node < topic.size(); ++node) topic[node] = node;
    for (std::size_t i = joins.size(); i-- > 0;) {
        const Node made = static_cast<Node>(words + i);
        for (const Node child : {joins[i].a, joins[i].b}) {
            if (child >= made || topic[child] != child || joins[i].a == joins[i].b) {
                throw std::invalid_argument("the known joins do not form a tree");
            }
            topic[child] = topic[made];
        }
    }
    topic.resize(words);
    return topic;
}

// A table must cover twice the longest document (documents.hpp), and is worth its time for the
// frequencies that most topics have.
inline std::uint64_t table_size(const Totals& totals, bool covers_documents) {
    constexpr std::uint64_t kUsual = std::uint64_t{1} << 16;
    const std::uint64_t usual = std::min(totals.all + 1, kUsual);
    return covers_documents ? std::max(usual, 2 * totals.longest_document + 1) : usual;
}

// Every column of the matrix must have a positive total of at most kLargestTotal together.
// 32-bit counts ask for a table over the longest document; see table_size.
template <class Count>
Fit fit(const CountMatrix<Count>& matrix, std::size_t words, std::span<const KnownJoin> known,
        const Settings& settings) {
    const std::vector<Node> topic_of_word = replay(words, known);
    const Totals totals = totals_of(matrix, words);
    std::vector<std::uint64_t> frequencies(words + known.size());
    for (std::size_t w = 0; w < words; ++w) frequencies[topic_of_word[w]] += totals.columns[w];
    std::vector<Rank> ranks;
    for (Node node = 0; node < frequencies.size(); ++node) {
        if (frequencies[node] > 0) ranks.push_back({frequencies[node], node});
    }
    std::sort(ranks.begin(), ranks.end());
    std::vector<Slot> slot_of_node(frequencies.size());
    for (Slot slot = 0; slot < ranks.size(); ++slot) slot_of_node[ranks[slot].node] = slot;
    std::vector<Slot> slot_of_word(words);
    for (std::size_t w = 0; w < words; ++w) slot_of_word[w] = slot_of_node[topic_of_word[w]];

    const bool tabled = std::is_same_v<Count, std::uint32_t>;
    const GainFunction gain(totals.all, table_size(totals, tabled));
    Meter meter(settings.progress);
    meter.set(ranks.size(), 0.0);
    Workers workers(settings.threads, [&meter] { meter.tick(); });
    Agglomeration<Count> agglomeration(Documents<Count>(matrix, slot_of_word, ranks.size()), ranks,
                                       static_cast<Node>(frequencies.size()), gain, workers, meter,
                                       settings.matrix);
    Fit result;
    result.shift = gain.shift();
    result.joins = agglomeration.run(settings.most_joins);
    result.counters = agglomeration.counters();
    meter.set(agglomeration.living(), 1.0);
    meter.finish();
    return result;
}

}  // namespace topicgrouper
