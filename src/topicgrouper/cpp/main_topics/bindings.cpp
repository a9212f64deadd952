// The crossing between Python and this module: arrays in, arrays out, the GIL released in between.
#include <nanobind/nanobind.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "common/arrays.hpp"
#include "common/interpreter.hpp"
#include "common/workers.hpp"
#include "main_topics/topic_scores.hpp"

namespace topicgrouper::main_topics {

namespace {

using Numbers = Vector<std::int64_t>;
using Positions = Vector<std::int32_t>;
using Reals = Vector<double>;

std::span<const double> span_of(const Matrix& matrix) { return {matrix.data(), matrix.size()}; }

Rows rows_of(const Numbers& starts, const Positions& words, const Reals& values) {
    return {topicgrouper::span_of(starts), topicgrouper::span_of(words),
            topicgrouper::span_of(values)};
}

Array<double> totals_of(const Numbers& starts, const Positions& words, const Reals& values,
                        const Numbers& topics, std::size_t n_words, std::size_t n_topics) {
    std::vector<double> result;
    {
        const WithoutGil no_gil;
        result = word_totals(rows_of(starts, words, values), topicgrouper::span_of(topics), n_words,
                             n_topics);
    }
    return to_numpy(std::move(result), {n_words, n_topics});
}

Array<double> scores_of(const Numbers& starts, const Positions& words, const Reals& values,
                        const Matrix& weights, unsigned threads) {
    const std::size_t n_topics = weights.shape(1);
    std::vector<double> result;
    {
        const WithoutGil no_gil;
        Workers workers(threads, SignalCheck{});
        result = topic_scores(rows_of(starts, words, values), span_of(weights), n_topics, workers);
    }
    return to_numpy(std::move(result), {starts.size() - 1, n_topics});
}

}  // namespace

void define(nb::module_& m) {
    m.def("word_totals", &totals_of, nb::arg("starts"), nb::arg("words"), nb::arg("values"),
          nb::kw_only(), nb::arg("topics"), nb::arg("n_words"), nb::arg("n_topics"));
    m.def("topic_scores", &scores_of, nb::arg("starts"), nb::arg("words"), nb::arg("values"),
          nb::arg("weights"), nb::kw_only(), nb::arg("threads"));
}

}  // namespace topicgrouper::main_topics
