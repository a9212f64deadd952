// The crossing between Python and the kernel: arrays in, arrays out, the GIL released in between.
#include <nanobind/nanobind.h>

#include <cstdint>
#include <span>
#include <vector>

#include "common/arrays.hpp"
#include "common/interpreter.hpp"
#include "common/large_buffer.hpp"
#include "kernel/fit.hpp"
#include "kernel/group_fits.hpp"
#include "kernel/python_shards.hpp"
#include "kernel/shard.hpp"

namespace topicgrouper::kernel {

namespace {

using Pairs = nb::ndarray<const std::int64_t, nb::shape<-1, 2>, nb::c_contig, nb::device::cpu>;

std::vector<KnownJoin> known_joins(const Pairs& pairs) {
    std::vector<KnownJoin> joins(pairs.shape(0));
    for (std::size_t i = 0; i < joins.size(); ++i) {
        joins[i] = {static_cast<Node>(pairs(i, 0)), static_cast<Node>(pairs(i, 1))};
    }
    return joins;
}

using Figures = nb::typed<nb::dict, nb::str, nb::int_>;

Figures to_dict(const Counters& counters) {
    Figures result;
    result["evaluations"] = counters.evaluations;
    result["pairs"] = counters.pairs;
    result["rows"] = counters.rows;
    result["deferred_updates"] = counters.deferred;
    result["cursor_steps"] = counters.cursor_steps;
    result["kept_rows"] = counters.kept_rows;
    return result;
}

// The children of joins and their gains in fixed point.
Arrays<std::int64_t, std::int64_t> to_python(std::span<const Join> joins) {
    std::vector<std::int64_t> children;
    std::vector<std::int64_t> gains;
    children.reserve(2 * joins.size());
    gains.reserve(joins.size());
    for (const Join& join : joins) {
        children.push_back(join.smaller);
        children.push_back(join.larger);
        gains.push_back(join.gain);
    }
    return {to_numpy(std::move(children), {joins.size(), 2}),
            to_numpy(std::move(gains), {joins.size()})};
}

using PythonFit = std::tuple<Array<std::int64_t>, Array<std::int64_t>, int, Figures>;

PythonFit to_python(const Fit& fit) {
    auto [children, gains] = to_python(std::span<const Join>(fit.joins));
    return {std::move(children), std::move(gains), fit.shift, to_dict(fit.counters)};
}

Arrays<std::int64_t, Slot, Gain> to_python(SparseRows&& rows) {
    const std::size_t number = rows.ends.size();
    const std::size_t entries = rows.slots.size();
    return {to_numpy(std::move(rows.ends), {number}), to_numpy(std::move(rows.slots), {entries}),
            to_numpy(std::move(rows.sums), {entries})};
}

using JoinedCallback = Callback<Array<std::int64_t>, Array<std::int64_t>>;

JoinsTold joined_of(const JoinedCallback& callback) {
    if (!callback) return {};
    return [&callback](std::span<const Join> joins) {
        with_gil([&] {
            auto [children, gains] = to_python(joins);
            (*callback)(std::move(children), std::move(gains));
        });
    };
}

// So many entries make it worth while to give back what was freed.
constexpr std::size_t kManyEntries = 1'000'000;

template <class Count>
PythonFit fit_counts(const Vector<std::int64_t>& row_starts, const Vector<std::int32_t>& columns,
                     const Vector<Count>& counts, std::size_t words, const Pairs& known,
                     unsigned threads, std::size_t most_kept_sums, std::size_t most_joins,
                     const Callback<int, double>& progress, const JoinedCallback& joined) {
    Settings settings;
    settings.threads = threads;
    settings.most_kept = most_kept_sums;
    settings.most_joins = most_joins;
    settings.progress = progress_of(progress);
    settings.joined = joined_of(joined);
    const std::vector<KnownJoin> joins = known_joins(known);
    const CountRows<Count> matrix{span_of(row_starts), span_of(columns), span_of(counts)};
    Fit result;
    {
        const WithoutGil no_gil;
        const bool is_large = matrix.columns.size() >= kManyEntries;
        if (is_large) give_back_freed_memory();
        result = fit(matrix, words, joins, settings);
        if (is_large) give_back_freed_memory();
    }
    return to_python(result);
}

template <class Count>
Arrays<std::int64_t, double> fit_word_groups(const Vector<std::int64_t>& row_starts,
                                             const Vector<std::int32_t>& columns,
                                             const Vector<Count>& counts,
                                             const Vector<std::int32_t>& groups, unsigned threads,
                                             std::size_t most_kept_sums) {
    const CountRows<Count> matrix{span_of(row_starts), span_of(columns), span_of(counts)};
    GroupFits fits;
    {
        const WithoutGil no_gil;
        fits = fit_groups(matrix, span_of(groups), threads, most_kept_sums, SignalCheck());
    }
    const std::size_t joins = fits.gains.size();
    return {to_numpy(std::move(fits.children), {joins, 2}), to_numpy(std::move(fits.gains), {joins})};
}

Array<Slot> first_slots(const Vector<std::uint64_t>& frequencies, const Pairs& known) {
    Start start = start_of(span_of(frequencies), known_joins(known));
    const std::size_t words = start.slot_of_word.size();
    return to_numpy(std::move(start.slot_of_word), {words});
}

PythonFit fit_python_shards(const nb::object& shards, const Vector<std::uint64_t>& frequencies,
                            const Pairs& known, std::size_t most_joins,
                            const Callback<int, double>& progress, const JoinedCallback& joined) {
    Settings settings;
    settings.most_joins = most_joins;
    settings.progress = progress_of(progress);
    settings.joined = joined_of(joined);
    PythonShards asked(shards);
    const std::vector<KnownJoin> joins = known_joins(known);
    Fit result;
    {
        const WithoutGil no_gil;
        result = fit_shards(asked, span_of(frequencies), joins, settings);
    }
    return to_python(result);
}

template <class Count>
void make_shard(Shard* place, const Vector<std::int64_t>& row_starts,
                const Vector<std::int32_t>& columns, const Vector<Count>& counts,
                const Vector<Slot>& slot_of_column, std::size_t slots, std::uint64_t total,
                unsigned threads, std::size_t most_kept_sums) {
    const CountRows<Count> matrix{span_of(row_starts), span_of(columns), span_of(counts)};
    const WithoutGil no_gil;
    new (place)
        Shard(matrix, span_of(slot_of_column), slots, total, threads, most_kept_sums, SignalCheck());
}

// Runs what takes time without the GIL, so that a worker stays responsive meanwhile.
template <class Body>
auto without_gil(Body body) {
    const WithoutGil no_gil;
    return body();
}

template <class Count>
void define_init(nb::class_<Shard>& shard) {
    shard.def("__init__", &make_shard<Count>, nb::arg("row_starts"), nb::arg("columns"),
              nb::arg("counts").noconvert(), nb::kw_only(), nb::arg("slot_of_column"),
              nb::arg("slots"), nb::arg("total"), nb::arg("threads"), nb::arg("most_kept_sums"));
}

void define_shard(nb::module_& m) {
    nb::class_<Shard> shard(m, "Shard");
    define_init<std::uint32_t>(shard);
    define_init<std::uint64_t>(shard);
    shard.def(
        "first_rows",
        [](Shard& self, Slot first, Slot last) {
            return to_python(without_gil([&] { return self.first_rows({first, last}); }));
        },
        nb::arg("first"), nb::arg("last"));
    shard.def(
        "rows",
        [](Shard& self, const Vector<Slot>& slots) {
            return to_python(without_gil([&] { return self.rows(span_of(slots)); }));
        },
        nb::arg("slots"));
    shard.def(
        "join",
        [](Shard& self, Slot kept, Slot moved) {
            return to_python(without_gil([&] { return self.join(kept, moved); }));
        },
        nb::arg("kept"), nb::arg("moved"));
    shard.def(
        "renumber",
        [](Shard& self, const Vector<Slot>& slot_of_old, std::size_t slots) {
            without_gil([&] { self.renumber(span_of(slot_of_old), slots); });
        },
        nb::arg("slot_of_old"), nb::arg("slots"));
    shard.def("evaluations", [](const Shard& self) { return self.work().evaluations; });
}

Array<std::int64_t> g_of(const Vector<std::uint64_t>& values, int shift) {
    std::vector<std::int64_t> result(values.size());
    for (std::size_t i = 0; i < result.size(); ++i) result[i] = fixed_point_g(values(i), shift);
    const std::size_t size = result.size();
    return to_numpy(std::move(result), {size});
}

template <class Count>
void define_fit_counts(nb::module_& m) {
    m.def("fit_counts", &fit_counts<Count>, nb::arg("row_starts"), nb::arg("columns"),
          nb::arg("counts").noconvert(), nb::kw_only(), nb::arg("words"), nb::arg("known"),
          nb::arg("threads"), nb::arg("most_kept_sums"), nb::arg("most_joins"),
          nb::arg("progress").none(), nb::arg("joined").none());
    m.def("fit_groups", &fit_word_groups<Count>, nb::arg("row_starts"), nb::arg("columns"),
          nb::arg("counts").noconvert(), nb::kw_only(), nb::arg("groups"), nb::arg("threads"),
          nb::arg("most_kept_sums"));
}

}  // namespace

void define(nb::module_& m) {
    m.attr("LARGEST_TOTAL") = kLargestTotal;
    m.def("fixed_point_shift", &fixed_point_shift, nb::arg("total"));
    m.def("fixed_point_g", &g_of, nb::arg("values"), nb::arg("shift"));
    define_fit_counts<std::uint32_t>(m);
    define_fit_counts<std::uint64_t>(m);
    m.def("first_slots", &first_slots, nb::arg("frequencies"), nb::kw_only(), nb::arg("known"));
    m.def("fit_shards", &fit_python_shards, nb::arg("shards"), nb::arg("frequencies"), nb::kw_only(),
          nb::arg("known"), nb::arg("most_joins"), nb::arg("progress").none(),
          nb::arg("joined").none());
    define_shard(m);
    m.def("check_rows", &check_rows, nb::arg("ends"), nb::arg("slots_of_entries"), nb::arg("sums"),
          nb::kw_only(), nb::arg("rows"), nb::arg("slots"));
}

}  // namespace topicgrouper::kernel
