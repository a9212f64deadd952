// One Markov chain over the topics of one document's tokens, Φ being fixed.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "common/random_stream.hpp"
#include "sampling/word_rows.hpp"

namespace topicgrouper::sampling {

// A topic that occurs in a document, and how often.
struct PresentTopic {
    std::uint32_t topic;
    float count;  // whole, and exact below 2^24
};

// Holds the counts n_t of a document's topics and draws a token's topic from
//
//     p(t) ∝ Φ_t(w)·(n_t + αm_t).
//
// The sum is split: the part of αm has running sums that are known in advance, so a binary search
// finds the topic; the part of n_t has only the topics in the document. A draw costs
// O(topics in the document + log topics).
class TopicChain {
public:
    TopicChain(std::size_t topics, RandomStream random) : random_(random), place_(topics, kNowhere) {
        present_.reserve(topics);
        products_.resize(topics);
    }

    void add(std::uint32_t topic) {
        std::uint32_t& place = place_[topic];
        if (place == kNowhere) {
            place = static_cast<std::uint32_t>(present_.size());
            present_.push_back({topic, 1.0f});
        } else {
            present_[place].count += 1.0f;
        }
    }

    void remove(std::uint32_t topic) {
        PresentTopic& here = present_[place_[topic]];
        here.count -= 1.0f;
        if (here.count > 0.0f) return;
        here = present_.back();
        place_[here.topic] = place_[topic];
        place_[topic] = kNowhere;
        present_.pop_back();
    }

    // Draws a topic for a token that is not counted.
    std::uint32_t draw(const WordRow& row) {
        const float in_document = multiply(row);
        const float of_prior = row.prior_to[place_.size() - 1];
        const auto target =
            static_cast<float>(random_.uniform() * (static_cast<double>(in_document) + of_prior));
        return target < in_document ? find_present(target) : find_in_prior(row, target - in_document);
    }

    // Draws the topic of a counted token anew.
    std::uint32_t redraw(std::uint32_t topic, const WordRow& row) {
        remove(topic);
        const std::uint32_t drawn = draw(row);
        add(drawn);
        return drawn;
    }

    // Σ_t Φ_t(w)·(n_t + αm_t)
    double weight(const WordRow& row) const noexcept {
        double sum = row.prior_sum;
        for (const PresentTopic& one : present_) sum += row.exact[one.topic] * one.count;
        return sum;
    }

    std::span<const PresentTopic> present() const noexcept { return present_; }

private:
    static constexpr std::uint32_t kNowhere = 0xffffffff;

    // Fills products_ with Φ_t·n_t and returns their sum: in four parts, which do not wait for
    // each other.
    float multiply(const WordRow& row) noexcept {
        const std::size_t size = present_.size();
        float sums[4] = {0.0f, 0.0f, 0.0f, 0.0f};
        std::size_t i = 0;
        for (; i + 4 <= size; i += 4) {
            for (std::size_t lane = 0; lane < 4; ++lane) {
                const PresentTopic one = present_[i + lane];
                const float product = row.relative[one.topic] * one.count;
                products_[i + lane] = product;
                sums[lane] += product;
            }
        }
        for (; i < size; ++i) {
            products_[i] = row.relative[present_[i].topic] * present_[i].count;
            sums[0] += products_[i];
        }
        return (sums[0] + sums[1]) + (sums[2] + sums[3]);
    }

    // Finds where the running sum of products passes the target. Rounding may leave a rest of the
    // target at the end: then it is the last product above 0.
    std::uint32_t find_present(float target) const noexcept {
        std::size_t i = 0;
        const std::size_t last = present_.size() - 1;
        while (i < last && target >= products_[i]) target -= products_[i++];
        while (!(products_[i] > 0.0f)) --i;
        return present_[i].topic;
    }

    std::uint32_t find_in_prior(const WordRow& row, float target) const noexcept {
        const std::size_t topics = place_.size();
        // Rounding may reach the whole sum, beyond all topics: the number below it is as good.
        const float below = std::nextafter(row.prior_to[topics - 1], 0.0f);
        const float* const end = row.prior_to + topics;
        return static_cast<std::uint32_t>(
            std::upper_bound(row.prior_to, end, std::min(target, below)) - row.prior_to);
    }

    RandomStream random_;
    std::vector<PresentTopic> present_;  // in no order
    std::vector<std::uint32_t> place_;   // where a topic stands in `present_`
    std::vector<float> products_;
};

}  // namespace topicgrouper::sampling
