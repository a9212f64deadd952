// p(next word | document) for every word.
//
// A walk visits the joins above the document's words. A subtree without any of them keeps the
// proportions of its prior, so its words are filled in without a walk.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

#include "prediction/document_tree.hpp"

namespace topicgrouper::prediction {

class NextWords {
public:
    NextWords(const DocumentTree& tree, const Priors& priors, const SortedDocuments& documents)
        : tree_(tree), priors_(priors), documents_(documents), prior_words_(tree.words()) {
        for (std::size_t i = 0; i < prior_words_.size(); ++i) {
            prior_words_[i] = std::exp(priors.log_at(i));
        }
    }

    // Writes the probabilities of all words by position.
    void fill(std::size_t document, std::span<double> probabilities) {
        waiting_.push_back({{tree_.root(), WordRange::of(documents_, document)}, 1.0, words()});
        while (!waiting_.empty()) {
            const Pending at = waiting_.back();
            waiting_.pop_back();
            if (tree_.is_word(at.visit.node)) {
                probabilities[tree_.start(at.visit.node)] = at.probability;
            } else if (!fill_alike(at, probabilities)) {
                descend(at);
            }
        }
    }

    std::size_t words() const noexcept { return tree_.words(); }

private:
    struct Pending {
        Visit visit;
        double probability;
        std::size_t end;  // the position behind its words
    };

    // Fills in a subtree without tokens. Not if its prior is so small that dividing by it would not
    // be exact.
    bool fill_alike(const Pending& at, std::span<double> probabilities) const {
        constexpr double kSmall = -500.0;
        const double log_prior = priors_.log_of(at.visit.node);
        if (at.visit.words.first != at.visit.words.last || log_prior < kSmall) return false;
        const double scale = at.probability * std::exp(-log_prior);
        for (std::size_t i = tree_.start(at.visit.node); i < at.end; ++i) {
            probabilities[i] = scale * prior_words_[i];
        }
        return true;
    }

    void descend(const Pending& at) {
        const Fork fork(tree_, documents_, at.visit);
        const double spread = tree_.spread(at.visit.node);
        const auto tokens = static_cast<double>(fork.left_tokens + fork.right_tokens);
        const double scale = at.probability / (1.0 + spread * tokens);
        const auto probability = [&](const Visit& child, std::int64_t of_child) {
            return scale * (tree_.shares[child.node] + spread * static_cast<double>(of_child));
        };
        waiting_.push_back(
            {fork.left, probability(fork.left, fork.left_tokens), tree_.start(fork.right.node)});
        waiting_.push_back({fork.right, probability(fork.right, fork.right_tokens), at.end});
    }

    const DocumentTree& tree_;
    const Priors& priors_;
    const SortedDocuments& documents_;
    std::vector<double> prior_words_;  // by position
    std::vector<Pending> waiting_;
};

// The most probable words of one document after the other, by falling probability; of equal ones that
// with the smaller number first.
class TopWords {
public:
    TopWords(const NextWords& next, const SortedDocuments& documents,
             std::span<const std::int64_t> words, bool exclude_seen)
        : next_(next),
          documents_(documents),
          words_(words),
          exclude_seen_(exclude_seen),
          probabilities_(words.size()),
          positions_(words.size()) {
        std::iota(positions_.begin(), positions_.end(), std::int32_t{0});
    }

    // Fills both spans; -1 stands where there is no word left.
    void operator()(std::size_t document, std::span<std::int32_t> words,
                    std::span<double> probabilities) {
        next_.fill(document, probabilities_);
        if (exclude_seen_) {
            const WordRange seen = WordRange::of(documents_, document);
            for (std::size_t i = seen.first; i < seen.last; ++i) {
                probabilities_[static_cast<std::size_t>(documents_.positions[i])] = -1.0;
            }
        }
        const auto is_better = [&](std::int32_t a, std::int32_t b) {
            const double pa = probabilities_[static_cast<std::size_t>(a)];
            const double pb = probabilities_[static_cast<std::size_t>(b)];
            return pa > pb || (pa == pb && word(a) < word(b));
        };
        // Most positions are looked at once: they are no better than the worst of the best so far.
        best_.resize(std::min(words.size(), positions_.size()));
        std::partial_sort_copy(positions_.begin(), positions_.end(), best_.begin(), best_.end(),
                               is_better);
        for (std::size_t i = 0; i < words.size(); ++i) {
            const double p =
                i < best_.size() ? probabilities_[static_cast<std::size_t>(best_[i])] : -1.0;
            words[i] = p < 0.0 ? -1 : word(best_[i]);
            probabilities[i] = std::max(p, 0.0);
        }
    }

private:
    std::int32_t word(std::int32_t position) const {
        return static_cast<std::int32_t>(words_[static_cast<std::size_t>(position)]);
    }

    NextWords next_;
    const SortedDocuments& documents_;
    std::span<const std::int64_t> words_;  // at each position
    bool exclude_seen_;
    std::vector<double> probabilities_;    // by position
    std::vector<std::int32_t> positions_;  // all, in order
    std::vector<std::int32_t> best_;
};

}  // namespace topicgrouper::prediction
