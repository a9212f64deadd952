// The crossing between Python and this module: arrays in, arrays out, the GIL released in between.
#include <nanobind/nanobind.h>

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include "common/arrays.hpp"
#include "common/interpreter.hpp"
#include "common/word_columns.hpp"
#include "common/workers.hpp"
#include "prediction/beta_fit.hpp"
#include "prediction/document_probability.hpp"
#include "prediction/document_tree.hpp"
#include "prediction/forest_probability.hpp"
#include "prediction/join_loop.hpp"
#include "prediction/next_words.hpp"
#include "prediction/word_given_document.hpp"

namespace topicgrouper::prediction {

namespace {

using Numbers = Vector<std::int64_t>;
using Positions = Vector<std::int32_t>;  // and the counts of documents by word
using Reals = Vector<double>;

DocumentTree tree_of(const Numbers& children, const Numbers& starts, const Reals& shares,
                     const Reals& spreads) {
    return {span_of(children), span_of(starts), span_of(shares), span_of(spreads)};
}

SortedDocuments documents_of(const Numbers& row_starts, const Positions& positions,
                             const Numbers& sums) {
    return {span_of(row_starts), span_of(positions), span_of(sums)};
}

WordColumns<std::int32_t> columns_of(const Numbers& column_starts, const Positions& documents,
                                     const Positions& counts, std::size_t n_documents) {
    return {span_of(column_starts), span_of(documents), span_of(counts), n_documents};
}

Arrays<double, double> fit_joins(const Numbers& column_starts, const Positions& documents,
                                 const Positions& counts, std::size_t n_documents,
                                 const Numbers& children, double most_spread, unsigned threads) {
    const std::size_t joins = children.size() / 2;
    std::vector<double> means(joins);
    std::vector<double> spreads(joins);
    {
        const WithoutGil no_gil;
        Workers workers(threads, SignalCheck{});
        const auto fit = [&](const JoinTails& tails) {
            const Beta beta = fit_beta(tails, most_spread);
            means[tails.join] = beta.mean;
            spreads[tails.join] = beta.spread;
        };
        for_each_join(columns_of(column_starts, documents, counts, n_documents), span_of(children),
                      workers, fit);
    }
    return {to_numpy(std::move(means)), to_numpy(std::move(spreads))};
}

Array<double> join_log_likelihoods(const Numbers& column_starts, const Positions& documents,
                                   const Positions& counts, std::size_t n_documents,
                                   const Numbers& children, const Reals& means, const Reals& spreads,
                                   unsigned threads) {
    std::vector<double> result(children.size() / 2);
    {
        const WithoutGil no_gil;
        Workers workers(threads, SignalCheck{});
        const auto measure = [&](const JoinTails& tails) {
            const std::size_t join = tails.join;
            result[join] = log_likelihood(tails, {means.data()[join], spreads.data()[join]});
        };
        for_each_join(columns_of(column_starts, documents, counts, n_documents), span_of(children),
                      workers, measure);
    }
    return to_numpy(std::move(result));
}

Array<double> probabilities_of(const Numbers& children, const Numbers& starts, const Reals& shares,
                               const Reals& spreads, const Numbers& row_starts,
                               const Positions& positions, const Numbers& sums, unsigned threads) {
    std::vector<double> result;
    {
        const WithoutGil no_gil;
        Workers workers(threads, SignalCheck{});
        result = log_probabilities(tree_of(children, starts, shares, spreads),
                                   documents_of(row_starts, positions, sums), workers);
    }
    return to_numpy(std::move(result));
}

// `columns` has the column of each position.
Array<double> next_words(const Numbers& children, const Numbers& starts, const Reals& shares,
                         const Reals& spreads, const Numbers& row_starts, const Positions& positions,
                         const Numbers& sums, const Numbers& columns, std::size_t n_columns,
                         unsigned threads) {
    const DocumentTree tree = tree_of(children, starts, shares, spreads);
    const SortedDocuments documents = documents_of(row_starts, positions, sums);
    std::vector<double> result(documents.size() * n_columns);
    {
        const WithoutGil no_gil;
        Workers workers(threads, SignalCheck{});
        const Priors priors(tree);
        std::vector<NextWords> next(workers.size(), {tree, priors, documents});
        std::vector<std::vector<double>> by_position(workers.size(),
                                                     std::vector<double>(tree.words()));
        workers.for_each(documents.size(), [&](unsigned thread, std::size_t document) {
            const std::span<double> found = by_position[thread];
            next[thread].fill(document, found);
            double* const row = result.data() + document * n_columns;
            for (std::size_t i = 0; i < found.size(); ++i) row[columns.data()[i]] = found[i];
        });
    }
    return to_numpy(std::move(result), {documents.size(), n_columns});
}

Arrays<std::int32_t, double> top_next_words(const Numbers& children, const Numbers& starts,
                                            const Reals& shares, const Reals& spreads,
                                            const Numbers& row_starts, const Positions& positions,
                                            const Numbers& sums, const Numbers& words,
                                            std::size_t best, bool exclude_seen, unsigned threads) {
    const DocumentTree tree = tree_of(children, starts, shares, spreads);
    const SortedDocuments documents = documents_of(row_starts, positions, sums);
    std::vector<std::int32_t> found(documents.size() * best);
    std::vector<double> probabilities(documents.size() * best);
    {
        const WithoutGil no_gil;
        Workers workers(threads, SignalCheck{});
        const Priors priors(tree);
        std::vector<TopWords> top(workers.size(), {NextWords(tree, priors, documents), documents,
                                                   span_of(words), exclude_seen});
        workers.for_each(documents.size(), [&](unsigned thread, std::size_t i) {
            top[thread](i, std::span(found).subspan(i * best, best),
                        std::span(probabilities).subspan(i * best, best));
        });
    }
    return {to_numpy(std::move(found), {documents.size(), best}),
            to_numpy(std::move(probabilities), {documents.size(), best})};
}

// For each word, named once, and document, the logarithm of p(word | document) and the node that it
// rests on.
Arrays<double, std::int64_t> words_given_documents(const Numbers& children, const Numbers& starts,
                                                   const Reals& shares, const Reals& spreads,
                                                   const Numbers& row_starts,
                                                   const Positions& positions, const Numbers& sums,
                                                   const Positions& words, unsigned threads) {
    const DocumentTree tree = tree_of(children, starts, shares, spreads);
    const SortedDocuments documents = documents_of(row_starts, positions, sums);
    std::vector<double> logarithms(words.size() * documents.size());
    std::vector<std::int64_t> nodes(logarithms.size());
    {
        const WithoutGil no_gil;
        Workers workers(threads, SignalCheck{});
        const Priors priors(tree);
        std::vector<std::size_t> order(words.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::sort(order.begin(), order.end(),
                  [&](std::size_t a, std::size_t b) { return words.data()[a] < words.data()[b]; });
        std::vector<std::int32_t> sorted;
        for (const std::size_t i : order) sorted.push_back(words.data()[i]);
        std::vector<WordsGiven> walks(workers.size(), {tree, priors, documents, sorted});
        workers.for_each(documents.size(), [&](unsigned thread, std::size_t document) {
            walks[thread](document, [&](std::size_t i, const WordProbability& found) {
                const std::size_t place = order[i] * documents.size() + document;
                logarithms[place] = found.logarithm;
                nodes[place] = static_cast<std::int64_t>(found.node);
            });
        });
    }
    return {to_numpy(std::move(logarithms), {words.size(), documents.size()}),
            to_numpy(std::move(nodes), {words.size(), documents.size()})};
}

// The same for one token of each word of a document, given the other tokens.
Arrays<double, std::int64_t> words_given_others(const Numbers& children, const Numbers& starts,
                                                const Reals& shares, const Reals& spreads,
                                                const Numbers& row_starts, const Positions& positions,
                                                const Numbers& sums, unsigned threads) {
    const DocumentTree tree = tree_of(children, starts, shares, spreads);
    const SortedDocuments documents = documents_of(row_starts, positions, sums);
    std::vector<double> logarithms(positions.size());
    std::vector<std::int64_t> nodes(positions.size());
    {
        const WithoutGil no_gil;
        Workers workers(threads, SignalCheck{});
        const Priors priors(tree);
        std::vector<GivenOthers> walks(workers.size(), {tree, priors, documents});
        workers.for_each(documents.size(), [&](unsigned thread, std::size_t document) {
            walks[thread](document, [&](std::size_t entry, const WordProbability& found) {
                logarithms[entry] = found.logarithm;
                nodes[entry] = static_cast<std::int64_t>(found.node);
            });
        });
    }
    return {to_numpy(std::move(logarithms)), to_numpy(std::move(nodes))};
}

// Parents, shares and spreads have one number for every node of every tree.
Array<double> forest_log_probabilities(const Numbers& parents, const Reals& shares,
                                       const Reals& spreads, std::size_t n_trees,
                                       const Numbers& row_starts, const Positions& words,
                                       const Numbers& counts, unsigned threads) {
    const Forest forest{span_of(parents), span_of(shares), span_of(spreads), n_trees};
    const WordRows documents{span_of(row_starts), span_of(words), span_of(counts)};
    std::vector<double> result(documents.size());
    {
        const WithoutGil no_gil;
        Workers workers(threads, SignalCheck{});
        std::vector<ForestWalk> walks(workers.size(), {forest, documents});
        workers.for_each(documents.size(), [&](unsigned thread, std::size_t document) {
            result[document] = walks[thread](document);
        });
    }
    return to_numpy(std::move(result));
}

}  // namespace

void define(nb::module_& m) {
    m.def("fit_joins", &fit_joins, nb::arg("column_starts"), nb::arg("documents"), nb::arg("counts"),
          nb::kw_only(), nb::arg("n_documents"), nb::arg("children"), nb::arg("most_spread"),
          nb::arg("threads"));
    m.def("join_log_likelihoods", &join_log_likelihoods, nb::arg("column_starts"),
          nb::arg("documents"), nb::arg("counts"), nb::kw_only(), nb::arg("n_documents"),
          nb::arg("children"), nb::arg("means"), nb::arg("spreads"), nb::arg("threads"));
    m.def("document_log_probabilities", &probabilities_of, nb::arg("children"), nb::arg("starts"),
          nb::arg("shares"), nb::arg("spreads"), nb::arg("row_starts"), nb::arg("positions"),
          nb::arg("sums"), nb::kw_only(), nb::arg("threads"));
    m.def("next_word_probabilities", &next_words, nb::arg("children"), nb::arg("starts"),
          nb::arg("shares"), nb::arg("spreads"), nb::arg("row_starts"), nb::arg("positions"),
          nb::arg("sums"), nb::kw_only(), nb::arg("columns"), nb::arg("n_columns"),
          nb::arg("threads"));
    m.def("top_next_words", &top_next_words, nb::arg("children"), nb::arg("starts"),
          nb::arg("shares"), nb::arg("spreads"), nb::arg("row_starts"), nb::arg("positions"),
          nb::arg("sums"), nb::kw_only(), nb::arg("words"), nb::arg("best"), nb::arg("exclude_seen"),
          nb::arg("threads"));
    m.def("words_given_documents", &words_given_documents, nb::arg("children"), nb::arg("starts"),
          nb::arg("shares"), nb::arg("spreads"), nb::arg("row_starts"), nb::arg("positions"),
          nb::arg("sums"), nb::kw_only(), nb::arg("words"), nb::arg("threads"));
    m.def("words_given_others", &words_given_others, nb::arg("children"), nb::arg("starts"),
          nb::arg("shares"), nb::arg("spreads"), nb::arg("row_starts"), nb::arg("positions"),
          nb::arg("sums"), nb::kw_only(), nb::arg("threads"));
    m.def("forest_log_probabilities", &forest_log_probabilities, nb::arg("parents"),
          nb::arg("shares"), nb::arg("spreads"), nb::kw_only(), nb::arg("n_trees"),
          nb::arg("row_starts"), nb::arg("words"), nb::arg("counts"), nb::arg("threads"));
}

}  // namespace topicgrouper::prediction
