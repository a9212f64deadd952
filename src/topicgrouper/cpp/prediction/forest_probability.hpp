// The probability of documents under several trees: word after word, the mean over the trees of the
// probability of the next word.
//
// That depends on the order of the words, which counts do not tell. Words come in an order that looks
// random but depends on nothing but their numbers.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "common/log_mean_exp.hpp"
#include "prediction/rising_product.hpp"

namespace topicgrouper::prediction {

// The arrays belong to somebody else. Trees follow one another, all with the same words; nodes are
// numbered as in TopicTree.
struct Forest {
    std::span<const std::int64_t> parents;  // of every node; that of the root is no node
    std::span<const double> shares;         // of every node in its parent, on average
    std::span<const double> spreads;        // of the join that every node belongs to, as its parent's
    std::size_t n_trees;

    std::size_t nodes() const noexcept { return shares.size() / n_trees; }
};

// Documents by word.
struct WordRows {
    std::span<const std::int64_t> starts;  // one more than there are documents
    std::span<const std::int32_t> words;
    std::span<const std::int64_t> counts;

    std::size_t size() const noexcept { return starts.size() - 1; }
};

// log p(d) of one document after the other, in time linear in its tokens and the depths of the trees.
class ForestWalk {
public:
    ForestWalk(const Forest& forest, const WordRows& documents)
        : forest_(forest),
          documents_(documents),
          tokens_(forest.shares.size()),
          products_(forest.n_trees),
          logarithms_(forest.n_trees) {}

    double operator()(std::size_t document) {
        put_in_order(document);
        LogProduct result;
        for (const auto& [key, word] : order_) {
            bool are_plain = true;
            double sum = 0.0;
            for (std::size_t tree = 0; tree < forest_.n_trees; ++tree) {
                products_[tree] = take(tree, word);
                are_plain = are_plain && products_[tree].is_plain();
                sum += products_[tree].plain();
            }
            if (are_plain) {
                result.multiply(sum / static_cast<double>(forest_.n_trees));
            } else {
                result.add_logarithm(log_mean());
            }
        }
        for (const auto& [key, word] : order_) forget(word);
        return result.logarithm();
    }

private:
    // The finaliser of splitmix64: spreads every bit over all bits.
    static std::uint64_t mixed(std::uint64_t value) noexcept {
        value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9;
        value = (value ^ (value >> 27)) * 0x94D049BB133111EB;
        return value ^ (value >> 31);
    }

    // Every token of the document, by a number that is mixed from its word and how many of that word
    // have been before.
    void put_in_order(std::size_t document) {
        order_.clear();
        const auto last = static_cast<std::size_t>(documents_.starts[document + 1]);
        for (auto i = static_cast<std::size_t>(documents_.starts[document]); i < last; ++i) {
            const auto word = static_cast<std::size_t>(documents_.words[i]);
            const std::uint64_t key = mixed(word + 1);
            for (std::int64_t before = 0; before < documents_.counts[i]; ++before) {
                order_.emplace_back(mixed(key + static_cast<std::uint64_t>(before)), word);
            }
        }
        std::sort(order_.begin(), order_.end());
    }

    double log_mean() {
        std::transform(products_.begin(), products_.end(), logarithms_.begin(),
                       [](const LogProduct& product) { return product.logarithm(); });
        return log_mean_exp(logarithms_);
    }

    // The probability of a word in one tree; then it is one of the words seen.
    LogProduct take(std::size_t tree, std::size_t word) {
        const std::size_t first = tree * forest_.nodes();
        LogProduct product;
        for (std::size_t node = word;;) {
            const std::size_t at = first + node;
            const auto parent = static_cast<std::size_t>(forest_.parents[at]);
            const auto of_node = static_cast<double>(tokens_[at]++);
            if (parent >= forest_.nodes()) return product;
            const double spread = forest_.spreads[at];
            const auto of_parent = static_cast<double>(tokens_[first + parent]);
            product.multiply((forest_.shares[at] + spread * of_node) / (1.0 + spread * of_parent));
            node = parent;
        }
    }

    void forget(std::size_t word) {
        for (std::size_t tree = 0; tree < forest_.n_trees; ++tree) {
            const std::size_t first = tree * forest_.nodes();
            // What is above a node without tokens has been forgotten already.
            for (std::size_t node = word; node < forest_.nodes() && tokens_[first + node] != 0;) {
                tokens_[first + node] = 0;
                node = static_cast<std::size_t>(forest_.parents[first + node]);
            }
        }
    }

    const Forest& forest_;
    const WordRows& documents_;
    std::vector<std::uint32_t> tokens_;  // of every node of every tree
    std::vector<LogProduct> products_;   // of every tree
    std::vector<double> logarithms_;     // of these
    std::vector<std::pair<std::uint64_t, std::size_t>> order_;
};

}  // namespace topicgrouper::prediction
