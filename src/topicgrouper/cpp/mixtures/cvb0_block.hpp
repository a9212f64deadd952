// Brings the shares of one block of cells up to date.
//
// CVB0 is about tokens: the new shares of a token are those that all other tokens speak for,
//
//     γ_t ∝ (n_dt − γ_t + α_t) · (n_wt − γ_t + β) / (n_t − γ_t + |V|β),
//
// with the token's own γ taken out of the three counts. The tokens of a cell, the copies of a word in
// a document, have the same d and w. If their γ are equal before an update, the right-hand side is
// the same for each of them, so they are equal after it, as long as all are computed before any of
// them is replaced. Hence a cell of c tokens keeps one γ: one of it is taken out, c − 1 stay and
// support each other, and c times the new γ replace c times the old one. (With c of them taken out,
// a copy would hear nothing from its fellows, although they are evidence like any other token.)
//
// Shares below the cut-off are dropped and the others scaled to add up to 1. Documents and words of
// the block must not be touched by anyone else meanwhile. The totals n_t are the block's own: those
// at its start plus its own changes.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "mixtures/cvb0_state.hpp"

namespace topicgrouper::mixtures {

template <class Index>
class Cvb0Block {
public:
    explicit Cvb0Block(Cvb0State<Index>& state)
        : state_(&state),
          totals_(state.topics()),
          inverse_(state.topics()),
          likelihood_(state.topics()),
          weights_(state.topics()),
          topics_(state.topics()),
          shares_(state.topics()) {}

    // Returns Σ log p(w | d, all other tokens) over the block's tokens, as each was found.
    double run(std::size_t document_group, std::size_t word_group, double cut_off) {
        start(cut_off);
        CellShares<Index>& shares = state_->block(document_group, word_group);
        typename CellShares<Index>::Reader reader(shares);
        written_.clear();
        double log_probability = 0.0;
        const CellGrid& grid = state_->grid;
        const std::size_t end = grid.first_word(word_group + 1);
        for (std::size_t word = grid.first_word(word_group); word < end; ++word) {
            const ItemRange range = grid.of_word_in(word, document_group);
            if (range.size() == 0) continue;
            enter(word);
            for (std::size_t i = range.begin; i < range.end; ++i) {
                log_probability += update(grid.cells()[i], reader.next());
            }
        }
        std::swap(shares, written_);
        return log_probability;
    }

    // n_t as this block has left it.
    std::span<const double> totals() const noexcept { return totals_; }

private:
    using View = typename CellShares<Index>::View;

    void start(double cut_off) {
        const Priors& priors = state_->priors;
        std::copy(state_->totals.begin(), state_->totals.end(), totals_.begin());
        cut_off_ = cut_off;
        beta_ = priors.beta;
        beta_sum_ = beta_ * static_cast<double>(state_->grid.words());
        alpha_sum_ = 0.0;
        for (const double alpha : priors.alpha) alpha_sum_ += alpha;
        for (std::size_t t = 0; t < totals_.size(); ++t) inverse_[t] = 1.0 / (totals_[t] + beta_sum_);
    }

    void enter(std::size_t word) noexcept {
        word_ = state_->of_word(word);
        for (std::size_t t = 0; t < totals_.size(); ++t) {
            likelihood_[t] = (word_[t] + beta_) * inverse_[t];
        }
    }

    double update(const Cell cell, const View old) {
        double* const document = state_->of_document(cell.document);
        const double count = cell.count;
        add_all(document, old, -1.0);
        const double sum = weigh(document);
        const View fresh{topics_.data(), shares_.data(), keep(sum)};
        if (cell.count > 1) add_all(document, old, 1.0 - count);
        add_all(document, fresh, count);
        written_.add(fresh.topics, fresh.shares, fresh.size);
        const auto length = static_cast<double>(state_->grid.length(cell.document));
        return count * std::log(sum / (length - 1.0 + alpha_sum_));
    }

    // Adds the shares of so many tokens to the counts.
    void add_all(double* document, const View view, double tokens) noexcept {
        for (std::size_t i = 0; i < view.size; ++i) {
            add(document, view.topics[i], tokens * static_cast<double>(view.shares[i]));
        }
    }

    void add(double* document, std::size_t topic, double amount) noexcept {
        document[topic] += amount;
        word_[topic] += amount;
        totals_[topic] += amount;
        inverse_[topic] = 1.0 / (totals_[topic] + beta_sum_);
        likelihood_[topic] = (word_[topic] + beta_) * inverse_[topic];
    }

    // Fills `weights_` with what each topic has for a token of the cell; returns their sum. Most of a
    // round is spent here.
    double weigh(const double* document) noexcept {
        const double* const alpha = state_->priors.alpha.data();
        const double* const likelihood = likelihood_.data();
        double* const weights = weights_.data();
        const std::size_t topics = weights_.size();
        for (std::size_t t = 0; t < topics; ++t)
            weights[t] = (document[t] + alpha[t]) * likelihood[t];
        // In strands, which a processor adds up at the same time.
        std::array<double, 8> strands{};
        std::size_t t = 0;
        for (; t + strands.size() <= topics; t += strands.size()) {
            for (std::size_t i = 0; i < strands.size(); ++i) strands[i] += weights[t + i];
        }
        double sum = 0.0;
        for (; t < topics; ++t) sum += weights[t];
        for (const double strand : strands) sum += strand;
        return sum;
    }

    // Leaves the new shares in `topics_` and `shares_`; returns how many there are. A cut-off of at
    // most 1 / topics keeps one at least.
    std::size_t keep(double sum) noexcept {
        const double least = sum * cut_off_;
        std::size_t kept = 0;
        for (std::size_t t = 0; t < weights_.size(); ++t) {
            topics_[kept] = static_cast<Index>(t);
            kept += weights_[t] >= least ? 1 : 0;
        }
        double kept_sum = 0.0;
        for (std::size_t i = 0; i < kept; ++i) kept_sum += weights_[topics_[i]];
        const double scale = 1.0 / kept_sum;
        for (std::size_t i = 0; i < kept; ++i) {
            shares_[i] = static_cast<float>(weights_[topics_[i]] * scale);
        }
        return kept;
    }

    Cvb0State<Index>* state_;
    CellShares<Index> written_;
    double cut_off_ = 0.0;
    double* word_ = nullptr;  // n_wt of the word
    double beta_ = 0.0;
    double beta_sum_ = 0.0;
    double alpha_sum_ = 0.0;
    std::vector<double> totals_;
    std::vector<double> inverse_;
    std::vector<double> likelihood_;
    std::vector<double> weights_;
    std::vector<Index> topics_;
    std::vector<float> shares_;
};

}  // namespace topicgrouper::mixtures
