// How often each word occurs in each of many documents.
//
// Documents come in batches and are shared out among threads. Each thread numbers words in a table
// of its own, so that none waits for another; the tables are merged once, at the end, and the words
// sorted. What comes out depends neither on the batches nor on the number of threads.
//
// For phrases, the words of each document are kept in their order instead of counts, until it is
// known which of them to count as one.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <numeric>
#include <span>
#include <stdexcept>
#include <string_view>
#include <utility>
#include <vector>

#include "common/workers.hpp"
#include "words/characters.hpp"
#include "words/count_block.hpp"
#include "words/document_block.hpp"
#include "words/phrase_finder.hpp"
#include "words/phrase_rows.hpp"
#include "words/phrase_table.hpp"
#include "words/word_splitter.hpp"
#include "words/word_table.hpp"

namespace topicgrouper::words {

// Rows of counts in SciPy's CSR layout, columns ascending within a row.
struct OwnedRows {
    std::vector<std::int64_t> starts{0};
    // Arrays that nobody fills with zeros first: they are large.
    std::unique_ptr<std::int32_t[]> columns;
    std::unique_ptr<std::int32_t[]> counts;

    std::size_t size() const noexcept { return static_cast<std::size_t>(starts.back()); }
};

class WordCounter {
public:
    using Tick = std::function<void()>;

    WordCounter(const WordRules& rules, unsigned threads, bool in_order = false)
        : in_order_(in_order) {
        threads_.reserve(std::max(1u, threads));
        for (unsigned i = 0; i < std::max(1u, threads); ++i) threads_.emplace_back(rules);
    }

    // Counts the words of more documents: valid UTF-8 without delicate characters. If it throws, as
    // tick may, the counter is of no more use.
    void add(std::span<const std::string_view> documents, const CharacterTable& characters,
             const Tick& tick) {
        const std::vector<std::size_t> ends = chunk_ends(documents);
        const std::size_t known = in_order_ ? sequences_.size() : blocks_.size();
        (in_order_ ? sequences_.resize(known + ends.size()) : blocks_.resize(known + ends.size()));
        run(ends.size(), tick, [&](unsigned thread, std::size_t chunk) {
            const std::size_t start = chunk == 0 ? 0 : ends[chunk - 1];
            const auto part = documents.subspan(start, ends[chunk] - start);
            if (in_order_) {
                sequences_[known + chunk] = threads_[thread].list(part, thread, characters);
            } else {
                blocks_[known + chunk] = threads_[thread].count(part, thread, characters);
            }
        });
    }

    // Ends the counting; to be called once, before what follows.
    void merge() {
        for (Thread& thread : threads_) {
            thread.ranks = words_.absorb(std::exchange(thread.table, WordTable()));
        }
        sorted_ = words_.sorted();
        std::vector<WordId> rank_of(sorted_.size());
        for (WordId rank = 0; rank < sorted_.size(); ++rank) rank_of[sorted_[rank]] = rank;
        for (Thread& thread : threads_) {
            for (WordId& rank : thread.ranks) rank = rank_of[rank];
        }
        numbers_ = sorted_.size();
        if (!in_order_) return;
        // Each block is the matter of one thread.
        run(
            sequences_.size(), [] {},
            [this](unsigned, std::size_t block) {
                const std::vector<WordId>& ranks = threads_[sequences_[block].thread].ranks;
                for (Token& token : sequences_[block].entries) {
                    token = token_of(ranks[word_of(token)], follows(token));
                }
            });
    }

    std::size_t words() const noexcept { return sorted_.size(); }
    std::string_view word(std::size_t rank) const noexcept { return words_[sorted_[rank]]; }

    // The occurrences of each word in all documents, words in alphabetical order; once phrases are
    // joined, of each unit.
    std::vector<std::int64_t> frequencies() const {
        std::vector<std::int64_t> sums(numbers_);
        for (const TokenBlock& block : sequences_) {
            for (const Token token : block.entries) ++sums[word_of(token)];
        }
        for (const CountBlock& block : blocks_) {
            const std::vector<WordId>& ranks = threads_[block.thread].ranks;
            for (const WordCount& entry : block.entries) sums[ranks[entry.word]] += entry.count;
        }
        return sums;
    }

    // The phrases of the columns that words have; for a counter of words in their order.
    std::vector<Phrase> find_phrases(std::span<const std::int32_t> column_of, std::uint64_t least,
                                     const Tick& tick) const {
        const std::vector<std::int64_t> of_words = frequencies();
        std::vector<std::int64_t> of_columns(columns_in(column_of));
        for (std::size_t word = 0; word < of_words.size(); ++word) {
            if (column_of[word] >= 0) {
                of_columns[static_cast<std::size_t>(column_of[word])] += of_words[word];
            }
        }
        Workers workers(workers_for(sequences_.size()), tick);
        return PhraseFinder(sequences_, column_of, of_columns, std::max<std::uint64_t>(least, 1),
                            workers)
            .find();
    }

    // Counts columns and phrases: from now on these are meant instead of words, columns first. Gives
    // the words that each phrase was made of, if asked for.
    PhraseForms join_phrases(std::span<const std::int32_t> column_of, std::span<const Phrase> phrases,
                             bool with_forms, const Tick& tick) {
        const PhraseTable table(columns_in(column_of), phrases);
        std::vector<PhraseRowMaker> makers(threads_.size(),
                                           PhraseRowMaker(table, column_of, with_forms));
        blocks_.resize(sequences_.size());
        // Each thread has its own maker, and each block is the matter of one thread.
        run(sequences_.size(), tick, [&](unsigned thread, std::size_t block) {
            blocks_[block] = makers[thread].to_counts(sequences_[block]);
            sequences_[block] = TokenBlock();
        });
        sequences_.clear();
        numbers_ = table.units();
        threads_[0].ranks.resize(numbers_);
        std::iota(threads_[0].ranks.begin(), threads_[0].ranks.end(), WordId{0});
        PhraseForms forms;
        for (const PhraseRowMaker& maker : makers) {
            maker.forms().for_each([&](const auto&... form) { forms.add(form...); });
        }
        return forms;
    }

    // Gives the counts of all documents away. `column_of` has a column for each word, words in
    // alphabetical order, or for each unit; a negative one drops it, equal ones add up.
    OwnedRows take_rows(std::span<const std::int32_t> column_of, const Tick& tick) {
        std::vector<RowMaker> makers(threads_.size(), RowMaker(column_of));
        run(blocks_.size(), tick, [&](unsigned thread, std::size_t block) {
            makers[thread].to_columns(blocks_[block], threads_[blocks_[block].thread].ranks);
        });
        OwnedRows rows;
        std::vector<std::size_t> first(blocks_.size());
        for (std::size_t block = 0; block < blocks_.size(); ++block) {
            first[block] = rows.size();
            for (const std::uint32_t end : blocks_[block].ends) {
                rows.starts.push_back(static_cast<std::int64_t>(first[block] + end));
            }
        }
        rows.columns.reset(new std::int32_t[rows.size()]);
        rows.counts.reset(new std::int32_t[rows.size()]);
        run(blocks_.size(), tick, [&](unsigned, std::size_t block) {
            std::size_t place = first[block];
            for (const WordCount& entry : blocks_[block].entries) {
                rows.columns[place] = static_cast<std::int32_t>(entry.word);
                rows.counts[place++] = static_cast<std::int32_t>(entry.count);
            }
            blocks_[block] = CountBlock();
        });
        blocks_.clear();
        return rows;
    }

private:
    struct Thread {
        explicit Thread(const WordRules& rules) : splitter(rules) {}

        CountBlock count(std::span<const std::string_view> documents, unsigned number,
                         const CharacterTable& characters) {
            return block_of(documents, number, entries, [&](std::string_view document) {
                const std::size_t start = entries.size();
                splitter.split(document, characters, [&](const char* bytes, std::size_t size) {
                    // The note is the place of the word's entry. One left over from an earlier
                    // document is recognised, so none is ever reset.
                    const auto [word, place] = table.add(bytes, size);
                    if (place >= start && place < entries.size() && entries[place].word == word) {
                        ++entries[place].count;
                    } else {
                        place = static_cast<std::uint32_t>(entries.size());
                        entries.push_back({word, 1});
                    }
                });
            });
        }

        TokenBlock list(std::span<const std::string_view> documents, unsigned number,
                        const CharacterTable& characters) {
            return block_of(documents, number, tokens, [&](std::string_view document) {
                splitter.split_in_order(
                    document, characters, [&](const char* bytes, std::size_t size, bool joined) {
                        tokens.push_back(token_of(table.add(bytes, size).id, joined));
                    });
            });
        }

        // Reads documents, each of which appends to `entries`, which keeps its memory.
        template <class Entry, class Read>
        static Block<Entry> block_of(std::span<const std::string_view> documents, unsigned number,
                                     std::vector<Entry>& entries, Read&& read) {
            Block<Entry> block;
            block.thread = number;
            block.ends.reserve(documents.size());
            entries.clear();
            for (const std::string_view document : documents) {
                read(document);
                block.ends.push_back(static_cast<std::uint32_t>(entries.size()));
            }
            block.entries.assign(entries.begin(), entries.end());
            return block;
        }

        WordSplitter splitter;
        WordTable table;
        std::vector<WordCount> entries;  // of the block in the making
        std::vector<Token> tokens;       // the same, for a counter of words in their order
        std::vector<WordId> ranks;       // of this thread's words in the order of all, once merged
    };

    static constexpr std::size_t kChunkBytes = 1 << 17;
    // So few bytes that 32 bits hold all numbers of a block.
    static constexpr std::size_t kMostBytes = (std::size_t{1} << 31) - 1 - kChunkBytes;

    // Cuts the documents into chunks of similar size, whatever the number of threads.
    static std::vector<std::size_t> chunk_ends(std::span<const std::string_view> documents) {
        std::vector<std::size_t> ends;
        std::size_t bytes = 0;
        for (std::size_t i = 0; i < documents.size(); ++i) {
            if (documents[i].size() > kMostBytes) {
                throw std::length_error("a document of more than 2 GB; split it");
            }
            bytes += documents[i].size();
            if (bytes >= kChunkBytes || i + 1 == documents.size()) {
                ends.push_back(i + 1);
                bytes = 0;
            }
        }
        return ends;
    }

    static std::size_t columns_in(std::span<const std::int32_t> column_of) {
        std::int32_t last = -1;
        for (const std::int32_t column : column_of) last = std::max(last, column);
        return static_cast<std::size_t>(last + 1);
    }

    unsigned workers_for(std::size_t chunks) const {
        const std::size_t most = std::min(threads_.size(), std::max<std::size_t>(chunks, 1));
        return static_cast<unsigned>(most);
    }

    // With threads of its own, so that a process that forks between two calls has none.
    template <class Body>
    void run(std::size_t chunks, const Tick& tick, const Body& body) const {
        Workers(workers_for(chunks), tick).for_each(chunks, body);
    }

    bool in_order_;
    std::vector<Thread> threads_;
    std::vector<CountBlock> blocks_;
    std::vector<TokenBlock> sequences_;  // instead of blocks, as long as phrases are not joined
    std::size_t numbers_ = 0;            // of words, then of units
    WordTable words_;
    std::vector<WordId> sorted_;
};

}  // namespace topicgrouper::words
