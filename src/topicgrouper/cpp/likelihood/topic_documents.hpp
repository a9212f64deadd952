// How often the topics of a tree occur in some documents, while they are being joined.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "common/word_columns.hpp"

namespace topicgrouper::likelihood {

// Documents ascending.
using WordPostings = WordColumns<std::int32_t>;

// Entry i tells how many documents hold a topic more than i times; it never rises with i. The
// entries add up to the topic's frequency.
using Exceedances = std::vector<std::uint32_t>;

// Counts more occurrences of a topic in a document that had `before`.
inline void exceed(Exceedances& exceedances, std::size_t before, std::size_t more) {
    if (exceedances.size() < before + more) exceedances.resize(before + more, 0);
    for (std::size_t i = before; i < before + more; ++i) ++exceedances[i];
}

// Keeps for each topic its documents, in order, and its exceedances.
class TopicDocuments {
public:
    explicit TopicDocuments(const WordPostings& postings) : topics_(postings.words()) {
        for (std::size_t word = 0; word < topics_.size(); ++word) {
            Topic& topic = topics_[word];
            topic.postings.reserve(postings.documents_of(word).size());
            for (const auto [document, signed_count] : postings.entries_of(word)) {
                const auto count = static_cast<std::uint32_t>(signed_count);
                topic.postings.push_back({static_cast<std::uint32_t>(document), count});
                topic.frequency += count;
                exceed(topic.exceedances, 0, count);
            }
        }
    }

    const Exceedances& exceedances(std::size_t topic) const { return topics_[topic].exceedances; }
    std::uint64_t frequency(std::size_t topic) const { return topics_[topic].frequency; }

    // Joins one topic into another, which gives up its own memory: O(documents that hold either),
    // and O(frequency of the rarer).
    void join(std::size_t into, std::size_t from) {
        Topic& target = topics_[into];
        if (target.frequency < topics_[from].frequency) std::swap(target, topics_[from]);
        Topic other = std::exchange(topics_[from], Topic{});
        if (other.postings.empty()) return;
        merged_.clear();
        auto a = target.postings.cbegin();
        for (const Posting& posting : other.postings) {
            while (a != target.postings.cend() && a->document < posting.document) {
                merged_.push_back(*a++);
            }
            const bool both = a != target.postings.cend() && a->document == posting.document;
            const std::uint32_t before = both ? (a++)->count : 0;
            exceed(target.exceedances, before, posting.count);
            merged_.push_back({posting.document, before + posting.count});
        }
        merged_.insert(merged_.end(), a, target.postings.cend());
        target.postings.assign(merged_.begin(), merged_.end());
        target.frequency += other.frequency;
    }

private:
    struct Posting {
        std::uint32_t document;
        std::uint32_t count;
    };

    struct Topic {
        std::vector<Posting> postings;
        Exceedances exceedances;
        std::uint64_t frequency = 0;
    };

    std::vector<Topic> topics_;
    std::vector<Posting> merged_;
};

}  // namespace topicgrouper::likelihood
