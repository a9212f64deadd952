// The crossing between Python and this module: arrays in, arrays out, the GIL released in between.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "fold_in.hpp"
#include "interpreter.hpp"
#include "left_to_right.hpp"
#include "probability_curve.hpp"

namespace nb = nanobind;
using namespace topicgrouper;

namespace {

template <class T>
using Vector = nb::ndarray<const T, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Matrix = nb::ndarray<const double, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

template <class T>
std::span<const T> span_of(const Vector<T>& vector) {
    return {vector.data(), vector.size()};
}

// Hands a vector's memory over to NumPy.
nb::object to_numpy(std::vector<double>&& values, std::initializer_list<std::size_t> shape) {
    auto owned = std::make_unique<std::vector<double>>(std::move(values));
    double* const data = owned->data();
    nb::capsule owner(owned.get(),
                      [](void* p) noexcept { delete static_cast<std::vector<double>*>(p); });
    owned.release();
    return nb::cast(nb::ndarray<nb::numpy, double>(data, shape, owner));
}

CountRows rows_of(const Vector<std::int64_t>& row_starts, const Vector<std::int32_t>& words,
                  const Vector<std::int64_t>& counts) {
    return {span_of(row_starts), span_of(words), span_of(counts)};
}

TopicModel model_of(const Matrix& word_topics, const Vector<double>& prior) {
    return {{word_topics.data(), word_topics.size()}, span_of(prior)};
}

nb::tuple estimate(const Vector<std::int64_t>& row_starts, const Vector<std::int32_t>& words,
                   const Vector<std::int64_t>& counts, const Matrix& word_topics,
                   const Vector<double>& prior, unsigned chains, unsigned sweeps,
                   std::uint64_t seed, unsigned threads) {
    const LeftToRightSettings settings{chains, sweeps, seed, threads, SignalCheck()};
    std::vector<Estimate> estimates;
    {
        const WithoutGil no_gil;
        estimates = left_to_right(rows_of(row_starts, words, counts),
                                  model_of(word_topics, prior), settings);
    }
    std::vector<double> log_probabilities;
    std::vector<double> variances;
    for (const Estimate& one : estimates) {
        log_probabilities.push_back(one.log_probability);
        variances.push_back(one.variance);
    }
    return nb::make_tuple(to_numpy(std::move(log_probabilities), {estimates.size()}),
                          to_numpy(std::move(variances), {estimates.size()}));
}

nb::object shares_of(const Vector<std::int64_t>& row_starts, const Vector<std::int32_t>& words,
                     const Vector<std::int64_t>& counts, const Matrix& word_topics,
                     const Vector<double>& prior, unsigned burn_in, unsigned sweeps,
                     std::uint64_t seed, unsigned threads) {
    const FoldInSettings settings{burn_in, sweeps, seed, threads, SignalCheck()};
    const CountRows documents = rows_of(row_starts, words, counts);
    std::vector<double> shares;
    {
        const WithoutGil no_gil;
        shares = fold_in(documents, model_of(word_topics, prior), settings);
    }
    return to_numpy(std::move(shares), {documents.size(), prior.size()});
}

Exceedances exceedances_of(const Vector<std::int64_t>& lengths) {
    Exceedances result;
    for (const std::int64_t length : span_of(lengths)) {
        exceed(result, 0, static_cast<std::size_t>(length));
    }
    return result;
}

nb::tuple curve(const Vector<std::int64_t>& training_starts,
                const Vector<std::int32_t>& training_documents,
                const Vector<std::int64_t>& training_counts,
                const Vector<std::int64_t>& training_lengths,
                const Vector<std::int64_t>& test_starts, const Vector<std::int32_t>& test_documents,
                const Vector<std::int64_t>& test_counts, const Vector<std::int64_t>& test_lengths,
                const Vector<double>& frequencies, const Vector<std::int64_t>& children,
                const Vector<double>& alphas) {
    const CurveInput input{
        {span_of(training_starts), span_of(training_documents), span_of(training_counts)},
        {span_of(test_starts), span_of(test_documents), span_of(test_counts)},
        exceedances_of(training_lengths),
        exceedances_of(test_lengths),
        span_of(frequencies),
        span_of(children),
        span_of(alphas)};
    ProbabilityCurve result;
    {
        const WithoutGil no_gil;
        result = probability_curve(input, SignalCheck());
    }
    const std::size_t size = result.places.size();
    return nb::make_tuple(to_numpy(std::move(result.log_probabilities), {size}),
                          to_numpy(std::move(result.places), {size}));
}

}  // namespace

NB_MODULE(_likelihood, m) {
    m.doc() = "Compiled part of topicgrouper.likelihood. Arguments are not checked here.";
    stop_loops_at_exit(m);
    m.def("left_to_right", &estimate, nb::arg("row_starts"), nb::arg("words"), nb::arg("counts"),
          nb::arg("word_topics"), nb::arg("prior"), nb::kw_only(), nb::arg("chains"),
          nb::arg("sweeps"), nb::arg("seed"), nb::arg("threads"));
    m.def("fold_in", &shares_of, nb::arg("row_starts"), nb::arg("words"), nb::arg("counts"),
          nb::arg("word_topics"), nb::arg("prior"), nb::kw_only(), nb::arg("burn_in"),
          nb::arg("sweeps"), nb::arg("seed"), nb::arg("threads"));
    m.def("probability_curve", &curve, nb::kw_only(), nb::arg("training_starts"),
          nb::arg("training_documents"), nb::arg("training_counts"), nb::arg("training_lengths"),
          nb::arg("test_starts"), nb::arg("test_documents"), nb::arg("test_counts"),
          nb::arg("test_lengths"), nb::arg("frequencies"), nb::arg("children"), nb::arg("alphas"));
}
