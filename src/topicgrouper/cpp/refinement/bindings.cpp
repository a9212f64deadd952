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

namespace topicgrouper::refinement {

namespace {

using Numbers = Vector<std::int32_t>;

// One field of all moves.
template <class T>
Array<std::int64_t> column(const std::vector<WordMove>& moves, T WordMove::* field) {
    std::vector<std::int64_t> values(moves.size());
    for (std::size_t i = 0; i < moves.size(); ++i) values[i] = moves[i].*field;
    return to_numpy(std::move(values));
}

// A property of one field of all moves.
template <class T>
auto moves_by(T WordMove::* field) {
    return [field](const Refinement& self) { return column(self.moves, field); };
}

template <class Count>
Refinement refine_words(const Vector<std::int64_t>& column_starts, const Numbers& documents,
                        const Vector<Count>& counts, std::size_t n_documents, const Numbers& topics,
                        std::size_t n_topics, std::uint32_t most_passes, std::size_t most_sums,
                        unsigned threads, const Callback<int, double>& progress) {
    const WordColumns<Count> columns{span_of(column_starts), span_of(documents), span_of(counts),
                                     n_documents};
    const Start start{span_of(topics), n_topics};
    const RefineSettings settings{threads, most_passes, most_sums, progress_of(progress)};
    const WithoutGil no_gil;
    return refine(columns, start, settings);
}

using RegrownTopics = std::tuple<Array<Topic>, Array<std::int64_t>, Array<std::int64_t>, int>;

template <class Count>
RegrownTopics regrow_topics(const Vector<std::int64_t>& column_starts, const Numbers& documents,
                            const Vector<Count>& counts, std::size_t n_documents,
                            const Numbers& topics, std::size_t n_topics,
                            const std::vector<std::size_t>& levels, std::uint32_t first_passes,
                            std::uint32_t rounds, std::uint32_t passes_per_round,
                            const std::vector<kernel::Node>& kept, unsigned threads,
                            const Callback<int, double>& progress) {
    const WordColumns<Count> columns{span_of(column_starts), span_of(documents), span_of(counts),
                                     n_documents};
    RegrowSettings settings{threads,          levels, first_passes,         rounds,
                            passes_per_round, {},     progress_of(progress)};
    for (std::size_t i = 0; i + 1 < kept.size(); i += 2) {
        settings.kept.push_back({kept[i], kept[i + 1], 0});
    }
    Regrown result;
    {
        const WithoutGil no_gil;
        result = regrow(columns, span_of(topics), n_topics, settings);
    }
    std::vector<std::int64_t> children;
    std::vector<std::int64_t> gains;
    for (const kernel::Join& join : result.joins) {
        children.insert(children.end(), {join.smaller, join.larger});
        gains.push_back(join.gain);
    }
    return {to_numpy(std::move(result.topics)), to_numpy(std::move(children), {gains.size(), 2}),
            to_numpy(std::move(gains)), result.shift};
}

template <class Count>
void define_refine(nb::module_& m) {
    m.def("refine_words", &refine_words<Count>, nb::arg("column_starts"), nb::arg("documents"),
          nb::arg("counts").noconvert(), nb::kw_only(), nb::arg("n_documents"), nb::arg("topics"),
          nb::arg("n_topics"), nb::arg("most_passes"), nb::arg("most_sums"), nb::arg("threads"),
          nb::arg("progress").none());
    m.def("regrow_topics", &regrow_topics<Count>, nb::arg("column_starts"), nb::arg("documents"),
          nb::arg("counts").noconvert(), nb::kw_only(), nb::arg("n_documents"), nb::arg("topics"),
          nb::arg("n_topics"), nb::arg("levels"), nb::arg("first_passes"), nb::arg("rounds"),
          nb::arg("passes_per_round"), nb::arg("kept"), nb::arg("threads"),
          nb::arg("progress").none());
}

}  // namespace

void define(nb::module_& m) {
    // The arrays belong to nobody but Python.
    constexpr auto kOwn = nb::rv_policy::automatic;
    nb::class_<Refinement>(m, "Refinement")
        .def_prop_ro("move_passes", moves_by(&WordMove::pass), kOwn)
        .def_prop_ro("move_words", moves_by(&WordMove::word), kOwn)
        .def_prop_ro("move_sources", moves_by(&WordMove::from), kOwn)
        .def_prop_ro("move_targets", moves_by(&WordMove::to), kOwn)
        .def_prop_ro("move_gains", moves_by(&WordMove::gain), kOwn)
        .def_prop_ro(
            "topics", [](const Refinement& self) { return to_numpy(std::vector(self.topics)); }, kOwn)
        .def_prop_ro(
            "losses", [](const Refinement& self) { return to_numpy(std::vector(self.losses)); }, kOwn)
        .def_ro("passes", &Refinement::passes)
        .def_ro("converged", &Refinement::converged)
        .def_ro("shift", &Refinement::shift);
    define_refine<std::uint32_t>(m);
    define_refine<std::uint64_t>(m);
}

}  // namespace topicgrouper::refinement
