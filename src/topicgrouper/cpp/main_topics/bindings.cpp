// The crossing between Python and this module: arrays in, arrays out, the GIL released in between.
#include <nanobind/nanobind.h>

#include <cstddef>
#include <cstdint>

#include "common/arrays.hpp"
#include "common/interpreter.hpp"
#include "common/workers.hpp"
#include "main_topics/topic_scores.hpp"

namespace topicgrouper::main_topics {

namespace {

using Numbers = Vector<std::int64_t>;
using Positions = Vector<std::int32_t>;
using Values = Vector<float>;
using Weights = nb::ndarray<const float, nb::ndim<3>, nb::c_contig, nb::device::cpu>;
template <class T>
using Changed = nb::ndarray<T, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

Rows rows_of(const Numbers& starts, const Positions& words, const Values& values) {
    return {span_of(starts), span_of(words), span_of(values)};
}

void change(const Numbers& starts, const Positions& words, const Values& values,
            const Vector<double>& factors, const Numbers& before, const Numbers& now,
            const Changed<std::int64_t>& totals) {
    const WithoutGil no_gil;
    change_totals(rows_of(starts, words, values), span_of(factors), span_of(before), span_of(now),
                  totals.shape(1), {totals.data(), totals.size()});
}

void rank(const Numbers& starts, const Positions& words, const Values& values, const Weights& weights,
          const Values& added, std::int64_t first, const Changed<std::int64_t>& topics,
          const Changed<float>& scores, unsigned threads) {
    const WithoutGil no_gil;
    Workers workers(threads, SignalCheck{});
    const Ranking ranking{
        topics.shape(1), {topics.data(), topics.size()}, {scores.data(), scores.size()}};
    rank_topics(rows_of(starts, words, values), {weights.data(), weights.size()}, span_of(added),
                first, ranking, workers);
}

}  // namespace

void define(nb::module_& m) {
    m.attr("TOPICS_AT_ONCE") = kTile;
    m.attr("TOTALS_OF_ONE") = kOne;
    m.def("change_totals", &change, nb::arg("starts"), nb::arg("words"), nb::arg("values"),
          nb::arg("factors"), nb::kw_only(), nb::arg("before"), nb::arg("now"),
          nb::arg("totals").noconvert());
    m.def("rank_topics", &rank, nb::arg("starts"), nb::arg("words"), nb::arg("values"),
          nb::arg("weights"), nb::arg("added"), nb::kw_only(), nb::arg("first"),
          nb::arg("topics").noconvert(), nb::arg("scores").noconvert(), nb::arg("threads"));
}

}  // namespace topicgrouper::main_topics
