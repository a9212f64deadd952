// The crossing between Python and this module: arrays in, arrays out, the GIL released in between.
#include <nanobind/nanobind.h>
#include <nanobind/stl/unique_ptr.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "common/arrays.hpp"
#include "common/interpreter.hpp"
#include "mixtures/count_tails.hpp"
#include "mixtures/cvb0.hpp"

namespace topicgrouper::mixtures {

namespace {

CorpusCounts rows_of(const Vector<std::int64_t>& starts, const Vector<std::int32_t>& columns,
                     const Vector<std::int64_t>& counts, std::size_t words) {
    return {span_of(starts), span_of(columns), span_of(counts), words};
}

template <class Index>
std::unique_ptr<Cvb0<Index>> make_cvb0(
    const Vector<std::int64_t>& starts, const Vector<std::int32_t>& columns,
    const Vector<std::int64_t>& counts, std::size_t words, const Vector<double>& alpha, double beta,
    const Vector<std::int64_t>& share_starts, const Vector<std::int64_t>& share_topics,
    const Vector<float>& shares, std::size_t groups, unsigned threads) {
    Priors priors{{alpha.data(), alpha.data() + alpha.size()}, beta};
    const CorpusCounts rows = rows_of(starts, columns, counts, words);
    const WithoutGil no_gil;
    const EntryShares first{span_of(share_starts), span_of(share_topics), span_of(shares)};
    return std::make_unique<Cvb0<Index>>(rows, groups, std::move(priors), first, threads,
                                         SignalCheck());
}

// Expected counts, one row of topics for each document and for each word, by their numbers.
template <class Index>
void copy_counts(Cvb0<Index>& cvb0, const ChangedMatrix& document_topics,
                 const ChangedMatrix& word_topics) {
    Cvb0State<Index>& state = cvb0.state();
    const std::size_t topics = state.topics();
    for (std::size_t i = 0; i < state.grid.documents(); ++i) {
        std::copy_n(state.of_document(i), topics,
                    document_topics.data() + state.grid.document_at(i) * topics);
    }
    for (std::size_t i = 0; i < state.grid.words(); ++i) {
        std::copy_n(state.of_word(i), topics, word_topics.data() + state.grid.word_at(i) * topics);
    }
}

// Document, word, topic and share of all shares that are kept, cell by cell. With one group cells
// come in the order in which they are worked on.
template <class Index>
Arrays<std::int64_t, std::int64_t, std::int64_t, double> cell_shares(Cvb0<Index>& cvb0) {
    Cvb0State<Index>& state = cvb0.state();
    const CellGrid& grid = state.grid;
    std::vector<std::int64_t> documents, words, topics;
    std::vector<double> values;
    for (std::size_t block = 0; block < state.blocks.size(); ++block) {
        const std::size_t group = block % grid.groups();
        typename CellShares<Index>::Reader reader(state.blocks[block]);
        for (std::size_t word = grid.first_word(group); word < grid.first_word(group + 1); ++word) {
            const ItemRange range = grid.of_word_in(word, block / grid.groups());
            for (std::size_t i = range.begin; i < range.end; ++i) {
                const auto view = reader.next();
                documents.insert(documents.end(), view.size,
                                 grid.document_at(grid.cells()[i].document));
                words.insert(words.end(), view.size, grid.word_at(word));
                topics.insert(topics.end(), view.topics, view.topics + view.size);
                values.insert(values.end(), view.shares, view.shares + view.size);
            }
        }
    }
    return {to_numpy(std::move(documents)), to_numpy(std::move(words)), to_numpy(std::move(topics)),
            to_numpy(std::move(values))};
}

// The tails of counts in rows of topics: one set for each topic, or all in one.
Tails row_tails(const std::vector<std::uint32_t>& counts, std::size_t topics, bool by_topic) {
    return tails_of_sets(by_topic ? topics : 1, [&](const auto& visit) {
        for (std::size_t i = 0; i < counts.size(); ++i) {
            if (counts[i] > 0) visit(by_topic ? i % topics : 0, counts[i]);
        }
    });
}

// From a topic drawn for every token: the tails of n_dt (starts and values, a set for each topic),
// and the tail of n_wt over all words and topics.
template <class Index>
Arrays<std::int64_t, std::int64_t, std::int64_t> draw_tails(Cvb0<Index>& cvb0, std::uint64_t number) {
    Tails documents, words;
    {
        const WithoutGil no_gil;
        const DrawnCounts drawn = cvb0.draw(number);
        documents = row_tails(drawn.document_topics, cvb0.state().topics(), true);
        words = row_tails(drawn.word_topics, cvb0.state().topics(), false);
    }
    return {to_numpy(std::move(documents.starts)), to_numpy(std::move(documents.values)),
            to_numpy(std::move(words.values))};
}

template <class Index>
void define_cvb0(nb::module_& m, const char* name) {
    using C = Cvb0<Index>;
    nb::class_<C>(m, name)
        .def(nb::new_(&make_cvb0<Index>), nb::arg("starts"), nb::arg("columns"), nb::arg("counts"),
             nb::kw_only(), nb::arg("words"), nb::arg("alpha"), nb::arg("beta"),
             nb::arg("share_starts"), nb::arg("share_topics"), nb::arg("shares"), nb::arg("groups"),
             nb::arg("threads"))
        .def("round", &C::round, nb::arg("cut_off"), nb::call_guard<WithoutGil>())
        .def(
            "set_priors",
            [](C& c, const Vector<double>& alpha, double beta) {
                c.state().priors = {{alpha.data(), alpha.data() + alpha.size()}, beta};
            },
            nb::arg("alpha"), nb::arg("beta"))
        .def("totals", [](C& c) { return to_numpy(std::vector<double>(c.state().totals)); })
        .def("copy_counts", &copy_counts<Index>, nb::arg("document_topics").noconvert(),
             nb::arg("word_topics").noconvert())
        .def("draw_tails", &draw_tails<Index>, nb::arg("number"))
        .def("shares", &cell_shares<Index>);
}

}  // namespace

void define(nb::module_& m) {
    define_cvb0<std::uint16_t>(m, "NarrowCvb0");
    define_cvb0<std::uint32_t>(m, "WideCvb0");
}

}  // namespace topicgrouper::mixtures
