// The crossing between Python and this module: arrays in, arrays out, the GIL released in between.
#include <nanobind/nanobind.h>

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "common/arrays.hpp"
#include "common/interpreter.hpp"
#include "likelihood/probability_curve.hpp"

namespace topicgrouper::likelihood {

namespace {

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
    m.def("log_probability_curve", &curve, nb::kw_only(), nb::arg("training_starts"),
          nb::arg("training_documents"), nb::arg("training_counts"), nb::arg("training_lengths"),
          nb::arg("test_starts"), nb::arg("test_documents"), nb::arg("test_counts"),
          nb::arg("test_lengths"), nb::arg("frequencies"), nb::arg("children"), nb::arg("alphas"));
}

}  // namespace topicgrouper::likelihood
