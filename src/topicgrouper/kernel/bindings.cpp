// The crossing between Python and the kernel: arrays in, arrays out, the GIL released in between.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "fit.hpp"

namespace nb = nanobind;
using namespace topicgrouper;

namespace {

template <class T>
using Vector = nb::ndarray<const T, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Pairs = nb::ndarray<const std::int64_t, nb::shape<-1, 2>, nb::c_contig, nb::device::cpu>;

template <class T>
std::span<const T> span_of(const Vector<T>& vector) {
    return {vector.data(), vector.size()};
}

// Hands a vector's memory over to NumPy.
template <class T>
nb::object to_numpy(std::vector<T>&& values, std::initializer_list<std::size_t> shape) {
    auto owned = std::make_unique<std::vector<T>>(std::move(values));
    T* const data = owned->data();
    nb::capsule owner(owned.get(), [](void* p) noexcept { delete static_cast<std::vector<T>*>(p); });
    owned.release();
    return nb::cast(nb::ndarray<nb::numpy, T>(data, shape, owner));
}

std::vector<KnownJoin> known_joins(const Pairs& pairs) {
    std::vector<KnownJoin> joins(pairs.shape(0));
    for (std::size_t i = 0; i < joins.size(); ++i) {
        joins[i] = {static_cast<Node>(pairs(i, 0)), static_cast<Node>(pairs(i, 1))};
    }
    return joins;
}

nb::dict to_dict(const Counters& counters) {
    nb::dict result;
    result["evaluations"] = counters.evaluations;
    result["pairs"] = counters.pairs;
    result["rows"] = counters.rows;
    result["deferred_updates"] = counters.deferred;
    result["cursor_steps"] = counters.cursor_steps;
    result["matrix_topics"] = counters.matrix_topics;
    return result;
}

nb::tuple to_python(Fit&& fit) {
    std::vector<std::int64_t> children;
    std::vector<std::int64_t> gains;
    children.reserve(2 * fit.joins.size());
    gains.reserve(fit.joins.size());
    for (const Join& join : fit.joins) {
        children.push_back(join.smaller);
        children.push_back(join.larger);
        gains.push_back(join.gain);
    }
    const std::size_t joins = fit.joins.size();
    return nb::make_tuple(to_numpy(std::move(children), {joins, 2}),
                          to_numpy(std::move(gains), {joins}), fit.shift, to_dict(fit.counters));
}

// Also without a callback: it is here that Ctrl-C is noticed.
Progress progress_of(const nb::object& callback) {
    return [&callback](std::uint32_t topics, double share) {
        const nb::gil_scoped_acquire gil;
        if (PyErr_CheckSignals() != 0) throw nb::python_error();
        if (!callback.is_none()) callback(topics, share);
    };
}

template <class Count>
nb::tuple agglomerate(const Vector<std::int64_t>& row_starts, const Vector<std::int32_t>& columns,
                      const Vector<Count>& counts, std::size_t words, const Pairs& known,
                      unsigned threads, bool matrix_from_start, std::size_t most_matrix_topics,
                      std::size_t most_joins, const nb::object& progress) {
    Settings settings;
    settings.threads = threads;
    settings.matrix = {matrix_from_start, most_matrix_topics};
    settings.most_joins = most_joins;
    settings.progress = progress_of(progress);
    const std::vector<KnownJoin> joins = known_joins(known);
    const CountMatrix<Count> matrix{span_of(row_starts), span_of(columns), span_of(counts)};
    Fit result;
    {
        const nb::gil_scoped_release no_gil;
        result = fit(matrix, words, joins, settings);
    }
    return to_python(std::move(result));
}

nb::object g_of(const Vector<std::uint64_t>& values, int shift) {
    std::vector<std::int64_t> result(values.size());
    for (std::size_t i = 0; i < result.size(); ++i) result[i] = fixed_point_g(values(i), shift);
    const std::size_t size = result.size();
    return to_numpy(std::move(result), {size});
}

template <class Count>
void define_agglomerate(nb::module_& m) {
    m.def("agglomerate", &agglomerate<Count>, nb::arg("row_starts"), nb::arg("columns"),
          nb::arg("counts").noconvert(), nb::kw_only(), nb::arg("words"), nb::arg("known"),
          nb::arg("threads"), nb::arg("matrix_from_start"), nb::arg("most_matrix_topics"),
          nb::arg("most_joins"), nb::arg("progress").none());
}

}  // namespace

NB_MODULE(_kernel, m) {
    m.doc() = "Compiled kernel of topicgrouper. Arguments are not checked here.";
    m.attr("LARGEST_TOTAL") = kLargestTotal;
    m.def("fixed_point_shift", &fixed_point_shift, nb::arg("total"));
    m.def("fixed_point_g", &g_of, nb::arg("values"), nb::arg("shift"));
    define_agglomerate<std::uint32_t>(m);
    define_agglomerate<std::uint64_t>(m);
}
