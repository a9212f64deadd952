// What Python calls of the samplers (see crossing.hpp).
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "crossing.hpp"
#include "sampling/annealing.hpp"
#include "sampling/fold_in.hpp"
#include "sampling/lda_sampler.hpp"
#include "sampling/lda_summaries.hpp"
#include "sampling/left_to_right.hpp"

using namespace topicgrouper;
using namespace topicgrouper::sampling;

namespace {

// A sampler of either width.
class AnySampler {
public:
    virtual ~AnySampler() = default;
    virtual void sweep(std::uint64_t iteration) = 0;
    virtual DirichletPriors& priors() = 0;
    virtual const TokenGrid& grid() = 0;
    virtual const std::vector<std::int64_t>& totals() = 0;
    virtual void copy_topics(std::int64_t* topics) = 0;
    virtual void add(const double* scale, double* topic_words, double* document_topics) = 0;
    virtual mixtures::Tails document_tails() = 0;
    virtual std::vector<std::int64_t> word_tails() = 0;
    virtual double log_products() = 0;
    virtual std::vector<double> conditional(std::size_t word, std::size_t token) = 0;

    std::vector<std::int64_t> found;  // to be copied by whoever knows how many there are
};

template <class Half>
class SamplerOf final : public AnySampler {
public:
    template <class... Arguments>
    explicit SamplerOf(Arguments&&... arguments) : lda_(std::forward<Arguments>(arguments)...) {}

    void sweep(std::uint64_t iteration) override { lda_.sweep(iteration); }
    DirichletPriors& priors() override { return lda_.state().priors; }
    const TokenGrid& grid() override { return lda_.state().grid; }
    const std::vector<std::int64_t>& totals() override { return lda_.state().totals; }
    void copy_topics(std::int64_t* topics) override {
        std::copy(lda_.state().topic_of.begin(), lda_.state().topic_of.end(), topics);
    }
    void add(const double* scale, double* topic_words, double* document_topics) override {
        add_sample(lda_.state(), lda_.workers(), scale, topic_words, document_topics);
    }
    mixtures::Tails document_tails() override { return document_topic_tails(lda_.state()); }
    std::vector<std::int64_t> word_tails() override {
        return word_topic_tails(lda_.state(), lda_.workers());
    }
    double log_products() override { return word_log_products(lda_.state(), lda_.workers()); }
    std::vector<double> conditional(std::size_t word, std::size_t token) override {
        return lda_.conditional(word, token);
    }

private:
    LdaSampler<Half> lda_;
};

std::int64_t size_of(std::size_t size) { return static_cast<std::int64_t>(size); }

}  // namespace

extern "C" {

// Φ by word, words × topics, and αm.
struct Topics {
    const double* word_topics;
    const double* prior;
    std::size_t topics;

    TopicModel of(const Rows& rows) const {
        return {{word_topics, rows.words * topics}, {prior, topics}};
    }
};

// Lower and upper estimate of each document, and the variance.
std::int64_t anneal_documents(Rows rows, Topics topics, std::uint64_t chains, std::uint64_t steps,
                              std::uint64_t seed, std::uint64_t threads, double* estimates) {
    return guarded([&] {
        std::int64_t i = 0;
        for (const AnnealedEstimate& one :
             anneal(rows.spans(), topics.of(rows),
                    {unsigned_of(chains), unsigned_of(steps), seed, unsigned_of(threads)})) {
            estimates[i++] = one.lower;
            estimates[i++] = one.upper;
            estimates[i++] = one.variance;
        }
        return i;
    });
}

// The estimate of each document, and the variance.
std::int64_t left_to_right_documents(Rows rows, Topics topics, std::uint64_t chains,
                                     std::uint64_t sweeps, std::uint64_t seed, std::uint64_t threads,
                                     double* estimates) {
    return guarded([&] {
        std::int64_t i = 0;
        for (const Estimate& one :
             left_to_right(rows.spans(), topics.of(rows),
                           {unsigned_of(chains), unsigned_of(sweeps), seed, unsigned_of(threads)})) {
            estimates[i++] = one.log_probability;
            estimates[i++] = one.variance;
        }
        return i;
    });
}

// Documents × topics.
std::int64_t fold_in_documents(Rows rows, Topics topics, std::uint64_t burn_in, std::uint64_t sweeps,
                               std::uint64_t seed, std::uint64_t threads, double* shares) {
    return guarded([&] {
        const std::vector<double> found =
            fold_in(rows.spans(), topics.of(rows),
                    {unsigned_of(burn_in), unsigned_of(sweeps), seed, unsigned_of(threads)});
        std::copy(found.begin(), found.end(), shares);
        return size_of(found.size());
    });
}

// The address of a sampler, until it is deleted. β has one row for all words, or one for each;
// without topics of words, tokens start at random.
std::int64_t new_sampler(Rows rows, const double* alpha, std::size_t topics, const double* beta,
                         std::size_t beta_rows, const double* beta_sums,
                         const std::int64_t* word_topics, std::size_t groups, std::uint64_t seed,
                         std::uint64_t threads, std::uint64_t is_narrow) {
    return guarded([&] {
        DirichletPriors priors;
        priors.alpha.assign(alpha, alpha + topics);
        priors.beta.assign(beta, beta + beta_rows * topics);
        priors.beta_sums.assign(beta_sums, beta_sums + topics);
        priors.beta_by_word = beta_rows > 1;
        const CorpusCounts counts{rows.spans(), rows.words};
        std::span<const std::int64_t> starts;
        if (word_topics != nullptr) starts = {word_topics, rows.words};
        const auto make = [&]<class Half>(Half) -> AnySampler* {
            return new SamplerOf<Half>(counts, groups, std::move(priors), starts, seed,
                                       unsigned_of(threads));
        };
        AnySampler* const made = is_narrow != 0 ? make(std::uint16_t{}) : make(std::uint32_t{});
        return static_cast<std::int64_t>(reinterpret_cast<std::intptr_t>(made));
    });
}

std::int64_t delete_sampler(AnySampler* sampler) {
    delete sampler;
    return 0;
}

std::int64_t sweep_sampler(AnySampler* sampler, std::uint64_t iteration) {
    return guarded([&] {
        sampler->sweep(iteration);
        return size_of(0);
    });
}

std::int64_t set_sampler_alpha(AnySampler* sampler, const double* alpha) {
    std::vector<double>& now = sampler->priors().alpha;
    std::copy_n(alpha, now.size(), now.begin());
    return 0;
}

// The same β for every word and topic.
std::int64_t set_sampler_beta(AnySampler* sampler, double beta) {
    DirichletPriors& priors = sampler->priors();
    std::fill(priors.beta.begin(), priors.beta.end(), beta);
    const double sum = beta * static_cast<double>(sampler->grid().words());
    std::fill(priors.beta_sums.begin(), priors.beta_sums.end(), sum);
    return 0;
}

std::int64_t add_sampler_sample(AnySampler* sampler, const double* scale, double* topic_words,
                                double* document_topics) {
    return guarded([&] {
        sampler->add(scale, topic_words, document_topics);
        return size_of(0);
    });
}

// The number of the word at each place.
std::int64_t sampler_word_order(AnySampler* sampler, std::int64_t* words) {
    const TokenGrid& grid = sampler->grid();
    for (std::size_t place = 0; place < grid.words(); ++place) words[place] = grid.word_at(place);
    return size_of(grid.words());
}

std::int64_t sampler_totals(AnySampler* sampler, std::int64_t* totals) {
    std::copy(sampler->totals().begin(), sampler->totals().end(), totals);
    return size_of(sampler->totals().size());
}

// Document, word and topic of every token.
std::int64_t sampler_assignments(AnySampler* sampler, std::int64_t* documents, std::int64_t* words,
                                 std::int64_t* topics) {
    const TokenGrid& grid = sampler->grid();
    for (std::size_t word = 0; word < grid.words(); ++word) {
        const ItemRange range = grid.of_word(word);
        for (std::size_t i = range.begin; i < range.end; ++i) {
            documents[i] = grid.document_at(grid.document_of()[i]);
            words[i] = grid.word_at(word);
        }
    }
    sampler->copy_topics(topics);
    return size_of(grid.tokens());
}

// Where the tails of n_dt of each topic start; how many there are, which wait to be copied.
std::int64_t find_document_tails(AnySampler* sampler, std::int64_t* starts) {
    return guarded([&] {
        mixtures::Tails tails = sampler->document_tails();
        std::copy(tails.starts.begin(), tails.starts.end(), starts);
        sampler->found = std::move(tails.values);
        return size_of(sampler->found.size());
    });
}

std::int64_t find_word_tails(AnySampler* sampler) {
    return guarded([&] {
        sampler->found = sampler->word_tails();
        return size_of(sampler->found.size());
    });
}

std::int64_t copy_found(AnySampler* sampler, std::int64_t* values) {
    std::copy(sampler->found.begin(), sampler->found.end(), values);
    return size_of(sampler->found.size());
}

std::int64_t sampler_log_products(AnySampler* sampler, double* value) {
    return guarded([&] {
        *value = sampler->log_products();
        return size_of(1);
    });
}

// The probabilities of the topics of one token, given those of all others.
std::int64_t sampler_conditional(AnySampler* sampler, std::size_t token, double* probabilities) {
    return guarded([&] {
        std::size_t word = 0;
        while (sampler->grid().of_word(word).end <= token) ++word;
        const std::vector<double> found = sampler->conditional(word, token);
        std::copy(found.begin(), found.end(), probabilities);
        return size_of(found.size());
    });
}

}  // extern "C"
