// The probability of documents under every flat view of a tree, in one pass over its joins.
//
// Each word has one topic, so with m_t = f(t)/Σf the log probability of documents under T(n) is
//
//     Σ_d [lnΓ(α) − lnΓ(α + |d|)] + Σ_t Σ_d [lnΓ(αm_t + f_d(t)) − lnΓ(αm_t)]
//         + Σ_w f(w in the documents)·log(f(w)/f(t(w))).
//
// The sum over documents of a topic t is Σ_i N_t(i)·log(αm_t + i), where N_t(i) documents hold t
// more than i times: its documents matter only through these numbers. A join takes out the sums of
// two topics and puts in that of the new one, for every α of a grid, for training and test
// documents alike. After each join the α that makes the training documents most probable is looked
// up on the grid, and the test documents' probability at it.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <utility>
#include <vector>

#include "likelihood/grid_curve.hpp"
#include "likelihood/topic_documents.hpp"

namespace topicgrouper::likelihood {

// Adds Σ_i N(i)·log(αm + i) for every α of a grid. Neighbours with the same N(i) share logarithms:
// those of their product. Costs grid × (largest count) multiplications and
// grid × (different counts) logarithms.
class GridSums {
public:
    explicit GridSums(std::span<const double> alphas)
        : alphas_(alphas.begin(), alphas.end()), starts_(alphas.size()), products_(alphas.size()) {}

    void compute(const Exceedances& exceedances, double share, std::span<double> sums) {
        std::fill(sums.begin(), sums.end(), 0.0);
        for (std::size_t g = 0; g < alphas_.size(); ++g) starts_[g] = alphas_[g] * share;
        for (std::size_t first = 0; first < exceedances.size();) {
            std::size_t last = first + 1;
            while (last < exceedances.size() && last - first < kMostFactors &&
                   exceedances[last] == exceedances[first]) {
                ++last;
            }
            multiply(first, last);
            const double times = exceedances[first];
            for (std::size_t g = 0; g < sums.size(); ++g) sums[g] += times * std::log(products_[g]);
            first = last;
        }
    }

private:
    // Factors below 2^25 keep a product of 32 in the range of doubles.
    static constexpr std::size_t kMostFactors = 32;

    void multiply(std::size_t first, std::size_t last) noexcept {
        for (std::size_t g = 0; g < products_.size(); ++g) {
            products_[g] = starts_[g] + static_cast<double>(first);
        }
        for (std::size_t i = first + 1; i < last; ++i) {
            for (std::size_t g = 0; g < products_.size(); ++g) {
                products_[g] *= starts_[g] + static_cast<double>(i);
            }
        }
    }

    std::vector<double> alphas_;
    std::vector<double> starts_;
    std::vector<double> products_;
};

// The curve over α of one set of documents under the current view, kept up to date by joins.
// Holds a number for every topic and α.
class ConcentrationCurve {
public:
    // `shares` are the words' m_t, `lengths` the exceedances of the documents' lengths.
    ConcentrationCurve(const WordPostings& postings, const Exceedances& lengths,
                       std::span<const double> shares, std::span<const double> alphas)
        : documents_(postings),
          sums_(alphas),
          grid_(alphas.size()),
          terms_(postings.words() * grid_),
          values_(grid_) {
        sums_.compute(lengths, 1.0, values_);
        for (double& value : values_) value = -value;
        for (std::size_t word = 0; word < postings.words(); ++word) {
            sums_.compute(documents_.exceedances(word), shares[word], terms(word));
            add(word, 1.0);
        }
    }

    // Joins two topics, the second into the first, to one with the given share of all tokens.
    void join(std::size_t into, std::size_t from, double share) {
        add(into, -1.0);
        add(from, -1.0);
        documents_.join(into, from);
        sums_.compute(documents_.exceedances(into), share, terms(into));
        add(into, 1.0);
    }

    std::span<const double> values() const noexcept { return values_; }
    std::uint64_t frequency(std::size_t topic) const { return documents_.frequency(topic); }

private:
    std::span<double> terms(std::size_t topic) noexcept {
        return std::span(terms_).subspan(topic * grid_, grid_);
    }

    void add(std::size_t topic, double sign) noexcept {
        const std::span<const double> added = terms(topic);
        for (std::size_t g = 0; g < grid_; ++g) values_[g] += sign * added[g];
    }

    TopicDocuments documents_;
    GridSums sums_;
    std::size_t grid_;
    std::vector<double> terms_;
    std::vector<double> values_;
};

struct CurveInput {
    WordPostings training;
    WordPostings test;
    Exceedances training_lengths;
    Exceedances test_lengths;
    std::span<const double> frequencies;     // f of each word, the total being that of m
    std::span<const std::int64_t> children;  // of the joins, two a join; nodes as in SciPy
    std::span<const double> alphas;          // evenly spaced by their logarithms
};

struct ProbabilityCurve {
    std::vector<double> log_probabilities;  // of the test documents, for n = words, …, 1
    std::vector<double> places;             // of α on the grid, for the same n
};

class CurvePass {
public:
    explicit CurvePass(const CurveInput& input)
        : input_(input),
          frequencies_(input.frequencies.begin(), input.frequencies.end()),
          topic_of_node_(2 * frequencies_.size() - 1) {
        for (const double frequency : frequencies_) total_ += frequency;
        for (std::size_t word = 0; word < frequencies_.size(); ++word) {
            topic_of_node_[word] = word;
            shares_.push_back(frequencies_[word] / total_);
        }
    }

    ProbabilityCurve run(const std::function<void()>& tick) {
        ConcentrationCurve training(input_.training, input_.training_lengths, shares_, input_.alphas);
        ConcentrationCurve test(input_.test, input_.test_lengths, shares_, input_.alphas);
        ProbabilityCurve result;
        double of_words = 0.0;  // each word is all of its topic at first
        look_up(training, test, of_words, result);
        const std::size_t words = frequencies_.size();
        for (std::size_t join = 0; join + 1 < words; ++join) {
            tick();
            const std::size_t into = topic_of_node_[node(2 * join)];
            const std::size_t from = topic_of_node_[node(2 * join + 1)];
            topic_of_node_[words + join] = into;
            of_words += word_part(test, into) + word_part(test, from);
            frequencies_[into] += frequencies_[from];
            const double share = frequencies_[into] / total_;
            training.join(into, from, share);
            test.join(into, from, share);
            of_words -= word_part(test, into);
            look_up(training, test, of_words, result);
        }
        return result;
    }

private:
    std::size_t node(std::size_t i) const { return static_cast<std::size_t>(input_.children[i]); }

    // What a topic's words lose by being a part of it: Σ_w f(w in test)·log f(t).
    double word_part(const ConcentrationCurve& test, std::size_t topic) const {
        return static_cast<double>(test.frequency(topic)) * std::log(frequencies_[topic]);
    }

    static void look_up(const ConcentrationCurve& training, const ConcentrationCurve& test,
                        double of_words, ProbabilityCurve& result) {
        const double place = place_of_maximum(training.values());
        const GridPolynomial polynomial(test.values(), static_cast<std::size_t>(std::lround(place)));
        result.log_probabilities.push_back(polynomial(place) + of_words);
        result.places.push_back(place);
    }

    const CurveInput& input_;
    double total_ = 0.0;
    std::vector<double> frequencies_;
    std::vector<double> shares_;
    std::vector<std::size_t> topic_of_node_;
};

// `tick` is called after every join and may throw to end the pass.
inline ProbabilityCurve probability_curve(
    const CurveInput& input, const std::function<void()>& tick = [] {}) {
    return CurvePass(input).run(tick);
}

}  // namespace topicgrouper::likelihood
