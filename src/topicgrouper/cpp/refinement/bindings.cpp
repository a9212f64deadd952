// The crossing between Python and this module: arrays in, arrays out, the GIL released in between.
#include <nanobind/nanobind.h>
#include <nanobind/stl/vector.h>

#include <cstdint>
#include <span>
#include <vector>

#include "common/arrays.hpp"
#include "common/interpreter.hpp"
#include "refinement/refinement.hpp"
#include "refinement/regrowing.hpp"
#include "refinement/smooth_start.hpp"

namespace topicgrouper::refinement {

namespace {

using Numbers = Vector<std::int32_t>;

// Topics of the words, the gain and its shift, passes, and whether no move was left.
using RefinedTopics = std::tuple<Array<Topic>, Gain, int, std::uint32_t, bool>;

template <class Count>
RefinedTopics refine_words(const Vector<std::int64_t>& column_starts, const Numbers& documents,
                           const Vector<Count>& counts, std::size_t n_documents,
                           const Numbers& topics, std::size_t n_topics, std::uint32_t most_passes,
                           unsigned threads, const Callback<int, double>& progress) {
    const WordColumns<Count> columns{span_of(column_starts), span_of(documents), span_of(counts),
                                     n_documents};
    const Start start{span_of(topics), n_topics};
    const RefineSettings settings{threads, most_passes, 0.0, progress_of(progress)};
    Refinement result;
    {
        const WithoutGil no_gil;
        result = refine(columns, start, settings);
    }
    return {to_numpy(std::move(result.topics)), result.gain, result.shift, result.passes,
            result.converged};
}

using RegrownTopics = std::tuple<Array<Topic>, Array<std::int64_t>, Array<std::int64_t>, int>;

template <class Count>
RegrownTopics regrow_topics(const Vector<std::int64_t>& column_starts, const Numbers& documents,
                            const Vector<Count>& counts, std::size_t n_documents,
                            const Numbers& topics, const std::vector<kernel::Node>& children,
                            const std::vector<std::size_t>& levels, std::uint32_t passes,
                            double cost_of_leaving, unsigned threads,
                            const Callback<int, double>& progress) {
    const WordColumns<Count> columns{span_of(column_starts), span_of(documents), span_of(counts),
                                     n_documents};
    const RefineSettings settings{threads, passes, cost_of_leaving, progress_of(progress)};
    std::vector<kernel::Join> joins;
    for (std::size_t i = 0; i + 1 < children.size(); i += 2) {
        joins.push_back({children[i], children[i + 1], 0});
    }
    Regrown result;
    {
        const WithoutGil no_gil;
        result = regrow(columns, span_of(topics), levels, std::move(joins), settings);
    }
    std::vector<std::int64_t> nodes;
    std::vector<std::int64_t> gains;
    for (const kernel::Join& join : result.joins) {
        nodes.insert(nodes.end(), {join.smaller, join.larger});
        gains.push_back(join.gain);
    }
    return {to_numpy(std::move(result.topics)), to_numpy(std::move(nodes), {gains.size(), 2}),
            to_numpy(std::move(gains)), result.shift};
}

template <class Count>
Array<std::int32_t> smooth_topics(const Vector<std::int64_t>& column_starts, const Numbers& documents,
                                  const Vector<Count>& counts, std::size_t n_documents,
                                  std::size_t n_topics, unsigned threads,
                                  const Callback<int, double>& progress) {
    const WordColumns<Count> columns{span_of(column_starts), span_of(documents), span_of(counts),
                                     n_documents};
    Meter meter(progress_of(progress));
    std::vector<std::int32_t> topics;
    {
        const WithoutGil no_gil;
        topics = SmoothStart<Count>(columns, threads, meter).topics(n_topics);
    }
    return to_numpy(std::move(topics));
}

template <class Count>
void define_refine(nb::module_& m) {
    m.def("refine_words", &refine_words<Count>, nb::arg("column_starts"), nb::arg("documents"),
          nb::arg("counts").noconvert(), nb::kw_only(), nb::arg("n_documents"), nb::arg("topics"),
          nb::arg("n_topics"), nb::arg("most_passes"), nb::arg("threads"),
          nb::arg("progress").none());
    m.def("regrow_topics", &regrow_topics<Count>, nb::arg("column_starts"), nb::arg("documents"),
          nb::arg("counts").noconvert(), nb::kw_only(), nb::arg("n_documents"), nb::arg("topics"),
          nb::arg("children"), nb::arg("levels"), nb::arg("passes"), nb::arg("cost_of_leaving"),
          nb::arg("threads"), nb::arg("progress").none());
    m.def("smooth_topics", &smooth_topics<Count>, nb::arg("column_starts"), nb::arg("documents"),
          nb::arg("counts").noconvert(), nb::kw_only(), nb::arg("n_documents"), nb::arg("n_topics"),
          nb::arg("threads"), nb::arg("progress").none());
}

}  // namespace

void define(nb::module_& m) {
    define_refine<std::uint32_t>(m);
    define_refine<std::uint64_t>(m);
}

}  // namespace topicgrouper::refinement
