// The crossing between Python and this module: arrays in, arrays out, the GIL released in between.
#include <nanobind/nanobind.h>

#include <cstdint>
#include <vector>

#include "common/arrays.hpp"
#include "common/interpreter.hpp"
#include "distinctive/cohering_words.hpp"
#include "distinctive/distinctive_words.hpp"

namespace topicgrouper::distinctive {

namespace {

using Numbers = Vector<std::int64_t>;

template <class Count>
Array<std::int32_t> rank_distinctive(const Numbers& column_starts,
                                     const Vector<std::int32_t>& documents,
                                     const Vector<Count>& counts, const Vector<Count>& lengths,
                                     const Numbers& words, const Numbers& starts,
                                     const Numbers& sizes, const Numbers& other_starts,
                                     const Numbers& other_sizes, std::size_t best, unsigned threads) {
    const WordColumns<Count> columns{span_of(column_starts), span_of(documents), span_of(counts),
                                     lengths.size()};
    const Comparisons comparisons{span_of(words), span_of(starts), span_of(sizes),
                                  span_of(other_starts), span_of(other_sizes)};
    std::vector<std::int32_t> result;
    {
        const WithoutGil no_gil;
        Workers workers(threads, SignalCheck{});
        result = distinctive_words(columns, span_of(lengths), comparisons, best, workers);
    }
    return to_numpy(std::move(result), {comparisons.size(), best});
}

template <class Count>
void define_rank(nb::module_& m) {
    m.def("rank_distinctive", &rank_distinctive<Count>, nb::arg("column_starts"),
          nb::arg("documents"), nb::arg("counts").noconvert(), nb::arg("lengths").noconvert(),
          nb::kw_only(), nb::arg("words"), nb::arg("starts"), nb::arg("sizes"),
          nb::arg("other_starts"), nb::arg("other_sizes"), nb::arg("best"), nb::arg("threads"));
}

Array<std::int32_t> cohering_first(const Numbers& column_starts,
                                   const Vector<std::int32_t>& documents, std::size_t n_documents,
                                   const Vector<std::int32_t>& ranked, std::size_t width,
                                   std::size_t shown, std::size_t fixed, double limit,
                                   unsigned threads) {
    if (width > kMostCandidates) throw nb::value_error("too many words per topic");
    const Places places{span_of(column_starts), span_of(documents), {}, n_documents};
    const auto given = span_of(ranked);
    std::vector<std::int32_t> result(given.begin(), given.end());
    {
        const WithoutGil no_gil;
        Workers workers(threads, SignalCheck{});
        order_by_coherence(places, std::span(result), width, {shown, fixed, limit}, workers);
    }
    return to_numpy(std::move(result));
}

}  // namespace

void define(nb::module_& m) {
    define_rank<std::uint32_t>(m);
    define_rank<double>(m);
    m.def("cohering_first", &cohering_first, nb::arg("column_starts"), nb::arg("documents"),
          nb::kw_only(), nb::arg("n_documents"), nb::arg("ranked"), nb::arg("width"),
          nb::arg("shown"), nb::arg("fixed"), nb::arg("limit"), nb::arg("threads"));
}

}  // namespace topicgrouper::distinctive
