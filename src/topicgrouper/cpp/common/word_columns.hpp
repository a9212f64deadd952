// The counts by word: in which documents a word occurs, and how often.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace topicgrouper {

// Word w has the entries from starts[w] up to starts[w + 1]. The arrays belong to somebody else.
template <class Count>
struct WordColumns {
    std::span<const std::int64_t> starts;
    std::span<const std::int32_t> documents;
    std::span<const Count> counts;
    std::size_t n_documents = 0;

    struct Entry {
        std::size_t document;
        Count count;
    };

    struct Iterator {
        const std::int32_t* document;
        const Count* count;

        Entry operator*() const noexcept { return {static_cast<std::size_t>(*document), *count}; }
        bool operator!=(const Iterator& other) const noexcept { return document != other.document; }
        Iterator& operator++() noexcept {
            ++document;
            ++count;
            return *this;
        }
    };

    struct Entries {
        Iterator first;
        Iterator last;

        Iterator begin() const noexcept { return first; }
        Iterator end() const noexcept { return last; }
    };

    std::size_t words() const noexcept { return starts.size() - 1; }

    Entries entries_of(std::size_t word) const noexcept {
        return {at(starts[word]), at(starts[word + 1])};
    }

    std::span<const std::int32_t> documents_of(std::size_t word) const noexcept {
        return documents.subspan(starts[word], starts[word + 1] - starts[word]);
    }

    std::span<const Count> counts_of(std::size_t word) const noexcept {
        return counts.subspan(starts[word], starts[word + 1] - starts[word]);
    }

private:
    Iterator at(std::int64_t place) const noexcept {
        return {documents.data() + place, counts.data() + place};
    }
};

}  // namespace topicgrouper
