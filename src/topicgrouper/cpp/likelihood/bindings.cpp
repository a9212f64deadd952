// The crossing between Python and this module: arrays in, arrays out, the GIL released in between.
#include <nanobind/nanobind.h>

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "common/arrays.hpp"
#include "common/interpreter.hpp"
#include "common/meter.hpp"
#include "likelihood/annealing.hpp"
#include "likelihood/fold_in.hpp"
#include "likelihood/left_to_right.hpp"
#include "likelihood/probability_curve.hpp"

namespace topicgrouper::likelihood {

namespace {

Documents rows_of(const Vector<std::int64_t>& row_starts, const Vector<std::int32_t>& words,
                  const Vector<std::int64_t>& counts) {
    return {span_of(row_starts), span_of(words), span_of(counts)};
}

TopicModel model_of(const Matrix& word_topics, const Vector<double>& prior) {
    return {{word_topics.data(), word_topics.size()}, span_of(prior)};
}

Arrays<double, double> estimate(const Vector<std::int64_t>& row_starts,
                                const Vector<std::int32_t>& words, const Vector<std::int64_t>& counts,
                                const Matrix& word_topics, const Vector<double>& prior,
                                unsigned chains, unsigned sweeps, std::uint64_t seed,
                                unsigned threads) {
    const LeftToRightSettings settings{chains, sweeps, seed, threads, SignalCheck()};
    std::vector<Estimate> estimates;
    {
        const WithoutGil no_gil;
        estimates =
            left_to_right(rows_of(row_starts, words, counts), model_of(word_topics, prior), settings);
    }
    std::vector<double> log_probabilities;
    std::vector<double> variances;
    for (const Estimate& one : estimates) {
        log_probabilities.push_back(one.log_probability);
        variances.push_back(one.variance);
    }
    return {to_numpy(std::move(log_probabilities), {estimates.size()}),
            to_numpy(std::move(variances), {estimates.size()})};
}

Arrays<double, double, double> estimate_annealed(const Vector<std::int64_t>& row_starts,
                                                 const Vector<std::int32_t>& words,
                                                 const Vector<std::int64_t>& counts,
                                                 const Matrix& word_topics,
                                                 const Vector<double>& prior, unsigned chains,
                                                 unsigned steps, std::uint64_t seed, unsigned threads,
                                                 const Callback<double>& progress) {
    AnnealingSettings settings{chains, steps, seed, threads, SignalCheck()};
    Meter meter([&](std::uint32_t, double share) { with_gil([&] { (*progress)(share); }); });
    if (progress) {
        settings.told = [&](double share) {
            meter.set(0, share);
            meter.tick();
        };
    }
    std::vector<AnnealedEstimate> estimates;
    {
        const WithoutGil no_gil;
        estimates =
            anneal(rows_of(row_starts, words, counts), model_of(word_topics, prior), settings);
    }
    const auto column = [&](double AnnealedEstimate::* member) {
        std::vector<double> values;
        for (const AnnealedEstimate& one : estimates) values.push_back(one.*member);
        return to_numpy(std::move(values), {estimates.size()});
    };
    return {column(&AnnealedEstimate::lower), column(&AnnealedEstimate::upper),
            column(&AnnealedEstimate::variance)};
}

Array<double> shares_of(const Vector<std::int64_t>& row_starts, const Vector<std::int32_t>& words,
                        const Vector<std::int64_t>& counts, const Matrix& word_topics,
                        const Vector<double>& prior, unsigned burn_in, unsigned sweeps,
                        std::uint64_t seed, unsigned threads) {
    const FoldInSettings settings{burn_in, sweeps, seed, threads, SignalCheck()};
    const Documents documents = rows_of(row_starts, words, counts);
    std::vector<double> shares;
    {
        const WithoutGil no_gil;
        shares = fold_in(documents, model_of(word_topics, prior), settings);
    }
    return to_numpy(std::move(shares), {documents.documents(), prior.size()});
}

Exceedances exceedances_of(const Vector<std::int64_t>& lengths) {
    Exceedances result;
    for (const std::int64_t length : span_of(lengths)) {
        exceed(result, 0, static_cast<std::size_t>(length));
    }
    return result;
}

Arrays<double, double> curve(
    const Vector<std::int64_t>& training_starts, const Vector<std::int32_t>& training_documents,
    const Vector<std::int32_t>& training_counts, const Vector<std::int64_t>& training_lengths,
    const Vector<std::int64_t>& test_starts, const Vector<std::int32_t>& test_documents,
    const Vector<std::int32_t>& test_counts, const Vector<std::int64_t>& test_lengths,
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
    return {to_numpy(std::move(result.log_probabilities), {size}),
            to_numpy(std::move(result.places), {size})};
}

}  // namespace

void define(nb::module_& m) {
    m.def("left_to_right_estimates", &estimate, nb::arg("row_starts"), nb::arg("words"),
          nb::arg("counts"), nb::arg("word_topics"), nb::arg("prior"), nb::kw_only(),
          nb::arg("chains"), nb::arg("sweeps"), nb::arg("seed"), nb::arg("threads"));
    m.def("annealed_estimates", &estimate_annealed, nb::arg("row_starts"), nb::arg("words"),
          nb::arg("counts"), nb::arg("word_topics"), nb::arg("prior"), nb::kw_only(),
          nb::arg("chains"), nb::arg("steps"), nb::arg("seed"), nb::arg("threads"),
          nb::arg("progress").none());
    m.def("gibbs_shares", &shares_of, nb::arg("row_starts"), nb::arg("words"), nb::arg("counts"),
          nb::arg("word_topics"), nb::arg("prior"), nb::kw_only(), nb::arg("burn_in"),
          nb::arg("sweeps"), nb::arg("seed"), nb::arg("threads"));
    m.def("log_probability_curve", &curve, nb::kw_only(), nb::arg("training_starts"),
          nb::arg("training_documents"), nb::arg("training_counts"), nb::arg("training_lengths"),
          nb::arg("test_starts"), nb::arg("test_documents"), nb::arg("test_counts"),
          nb::arg("test_lengths"), nb::arg("frequencies"), nb::arg("children"), nb::arg("alphas"));
}

}  // namespace topicgrouper::likelihood
