// What Python calls of pLSI and DCM-LDA (see crossing.hpp).
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "baselines/dcm_annealing.hpp"
#include "baselines/dcm_lda.hpp"
#include "baselines/plsi.hpp"
#include "crossing.hpp"

using namespace topicgrouper;
using namespace topicgrouper::baselines;

extern "C" {

// α of the topics and β, words × topics.
struct Priors {
    const double* alpha;
    const double* beta;
    std::size_t topics;

    DcmPriors of(const Rows& rows) const { return {{alpha, topics}, {beta, rows.words * topics}}; }
};

// Steps of EM until one gains too little; writes the log likelihood before each of them.
std::int64_t plsi_steps(Rows rows, std::size_t topics, double* document_topics, double* word_topics,
                        std::size_t iterations, double tolerance, std::uint64_t threads,
                        double* log_likelihoods) {
    return guarded([&] {
        Workers workers(unsigned_of(threads));
        PlsiFit fit({rows.spans(), rows.words}, topics, workers);
        std::int64_t i = 0;
        while (i < static_cast<std::int64_t>(iterations)) {
            log_likelihoods[i++] = fit.step(document_topics, word_topics);
            if (i == 1) continue;
            const double before = log_likelihoods[i - 2];
            if (log_likelihoods[i - 1] - before <= tolerance * std::abs(before)) break;
        }
        return i;
    });
}

std::int64_t plsi_fold_in(Rows rows, std::size_t topics, const double* word_topics,
                          double* document_topics, std::size_t iterations, double tolerance,
                          std::uint64_t threads) {
    return guarded([&] {
        Workers workers(unsigned_of(threads));
        baselines::plsi_fold_in({rows.spans(), rows.words}, topics, word_topics, iterations,
                                tolerance, document_topics, workers);
        return static_cast<std::int64_t>(rows.documents * topics);
    });
}

// `cells` and `counts` have room for all tokens.
std::int64_t sample_dcm(Rows rows, Priors priors, const std::int64_t* first_tokens,
                        std::uint32_t* topics, std::size_t tokens, std::uint64_t sweeps,
                        std::uint64_t seed, std::uint64_t number, std::uint64_t threads,
                        std::int64_t* starts, std::int64_t* cells, std::int64_t* counts) {
    return guarded([&] {
        Workers workers(unsigned_of(threads));
        const DcmSample sample =
            dcm_sample(rows.spans(), priors.of(rows), {first_tokens, rows.documents},
                       {topics, tokens}, unsigned_of(sweeps), seed, number, workers);
        std::copy(sample.starts.begin(), sample.starts.end(), starts);
        std::copy(sample.cells.begin(), sample.cells.end(), cells);
        std::copy(sample.counts.begin(), sample.counts.end(), counts);
        return static_cast<std::int64_t>(sample.cells.size());
    });
}

// Lower and upper estimate of each document.
std::int64_t anneal_dcm(Rows rows, Priors priors, std::uint64_t chains, std::uint64_t steps,
                        std::uint64_t seed, std::uint64_t threads, double* estimates) {
    return guarded([&] {
        Workers workers(unsigned_of(threads));
        std::int64_t i = 0;
        for (const DcmEstimate& one :
             dcm_estimates(rows.spans(), priors.of(rows),
                           {unsigned_of(chains), unsigned_of(steps), seed}, workers)) {
            estimates[i++] = one.lower;
            estimates[i++] = one.upper;
        }
        return i;
    });
}

// The counts of `rows` are the seen tokens, `hidden` has as many numbers.
std::int64_t predict_dcm(Rows rows, Priors priors, const std::int64_t* hidden, std::uint64_t chains,
                         std::uint64_t sweeps, std::uint64_t seed, std::uint64_t threads,
                         double* predictions) {
    return guarded([&] {
        Workers workers(unsigned_of(threads));
        const auto seen = rows.spans();
        const std::vector<double> found =
            dcm_predictions(seen, {hidden, seen.counts.size()}, priors.of(rows),
                            {unsigned_of(chains), unsigned_of(sweeps), seed}, workers);
        std::copy(found.begin(), found.end(), predictions);
        return static_cast<std::int64_t>(found.size());
    });
}

}  // extern "C"
