// The counts by word: in which documents a word occurs, and how often; and the same by document.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace topicgrouper {

// Asks for what will be read soon: words and documents are far apart in memory.
inline void prefetch([[maybe_unused]] const void* place) noexcept {
#if defined(__GNUC__)
    __builtin_prefetch(place);
#endif
}

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

// The same counts by document.
template <class Count>
struct DocumentWords {
    struct Entry {
        std::uint32_t word;
        Count count;
    };

    explicit DocumentWords(const WordColumns<Count>& columns)
        : starts(columns.n_documents + 1), entries(columns.documents.size()) {
        for (const std::int32_t document : columns.documents) ++starts[document + 1];
        for (std::size_t d = 0; d < columns.n_documents; ++d) starts[d + 1] += starts[d];
        std::vector<std::size_t> next(starts.begin(), starts.end() - 1);
        for (std::uint32_t word = 0; word < columns.words(); ++word) {
            for (const auto [document, count] : columns.entries_of(word)) {
                entries[next[document]++] = {word, count};
            }
        }
    }

    std::span<const Entry> of(std::size_t document) const noexcept {
        return {entries.data() + starts[document], starts[document + 1] - starts[document]};
    }

    std::vector<std::size_t> starts;
    std::vector<Entry> entries;
};

}  // namespace topicgrouper
