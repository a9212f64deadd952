#include "words/word_counter.hpp"

#include <map>
#include <string>

#include "check.hpp"
#include "words/letters.hpp"

using namespace topicgrouper;
using namespace topicgrouper::words;

namespace {

// Documents of words of some five hundred, with enough bytes for several chunks.
std::vector<std::string> documents(std::size_t number) {
    std::vector<std::string> result(number);
    std::uint32_t state = 7;
    for (std::string& text : result) {
        for (std::uint32_t words = 0; words < 200; ++words) {
            state = state * 1664525u + 1013904223u;
            const auto letter = static_cast<char>('a' + (state >> 16) % 26);
            text += "w" + std::string(1 + state % 20, letter) + " ";
        }
    }
    result[number / 2].clear();
    return result;
}

struct Counted {
    std::vector<std::string> words;
    std::vector<std::int64_t> frequencies;
    OwnedRows rows;
};

Counted count(const std::vector<std::string>& texts, unsigned threads, std::size_t batch) {
    const std::vector<std::string_view> views(texts.begin(), texts.end());
    WordCounter counter({}, threads);
    for (std::size_t start = 0; start < views.size(); start += batch) {
        const std::size_t size = std::min(batch, views.size() - start);
        counter.add(std::span(views).subspan(start, size), CharacterTable(), [] {});
    }
    counter.merge();
    Counted counted;
    std::vector<std::int32_t> columns;
    for (std::size_t i = 0; i < counter.words(); ++i) {
        counted.words.emplace_back(counter.word(i));
        columns.push_back(static_cast<std::int32_t>(i));
    }
    counted.frequencies = counter.frequencies();
    counted.rows = counter.take_rows(columns, [] {});
    return counted;
}

std::map<std::string, int> naive(const std::string& text) {
    std::map<std::string, int> counts;
    std::string word;
    for (const char c : text) {
        if (c != ' ') {
            word += c;
        } else {
            if (word.size() >= 3) ++counts[word];
            word.clear();
        }
    }
    return counts;
}

}  // namespace

TEST(counts_are_those_of_a_naive_count_whatever_the_threads_and_batches) {
    const std::vector<std::string> texts = documents(250);
    for (const unsigned threads : {1, 3}) {
        for (const std::size_t batch : {250, 77}) {
            const Counted counted = count(texts, threads, batch);
            CHECK(std::is_sorted(counted.words.begin(), counted.words.end()));
            CHECK_EQUAL(counted.rows.starts.size(), texts.size() + 1);
            std::map<std::string, std::int64_t> totals;
            for (std::size_t d = 0; d < texts.size(); ++d) {
                std::map<std::string, int> row;
                for (auto i = counted.rows.starts[d]; i < counted.rows.starts[d + 1]; ++i) {
                    row[counted.words[counted.rows.columns[i]]] = counted.rows.counts[i];
                }
                CHECK(row == naive(texts[d]));
                for (const auto& [word, times] : row) totals[word] += times;
            }
            for (std::size_t i = 0; i < counted.words.size(); ++i) {
                CHECK_EQUAL(counted.frequencies[i], totals[counted.words[i]]);
            }
        }
    }
}

TEST(phrases_are_the_same_whatever_the_threads_and_batches) {
    std::vector<std::string> texts = documents(250);
    for (std::size_t i = 0; i < texts.size(); i += 5) texts[i] += "new york-city, new\nyork ";
    const std::vector<std::string_view> views(texts.begin(), texts.end());
    std::vector<Phrase> first;
    std::vector<std::int32_t> first_columns;
    for (const unsigned threads : {1, 3}) {
        for (const std::size_t batch : {250, 77}) {
            WordCounter counter({}, threads, true);
            for (std::size_t start = 0; start < views.size(); start += batch) {
                const std::size_t size = std::min(batch, views.size() - start);
                counter.add(std::span(views).subspan(start, size), CharacterTable(), [] {});
            }
            counter.merge();
            std::vector<std::int32_t> columns(counter.words());
            std::iota(columns.begin(), columns.end(), 0);
            std::vector<Phrase> phrases = counter.find_phrases(columns, 10, [] {});
            std::sort(phrases.begin(), phrases.end());
            CHECK_EQUAL(phrases.size(), 2);  // new york, new york city
            counter.join_phrases(columns, phrases, false, [] {});
            const std::vector<std::int64_t> sums = counter.frequencies();
            CHECK_EQUAL(sums.size(), columns.size() + 2);
            CHECK_EQUAL(sums[columns.size()], 50);
            CHECK_EQUAL(sums[columns.size() + 1], 50);
            columns.resize(sums.size());
            std::iota(columns.begin(), columns.end(), 0);
            const OwnedRows rows = counter.take_rows(columns, [] {});
            const std::vector<std::int32_t> found(rows.columns.get(),
                                                  rows.columns.get() + rows.size());
            if (first.empty()) first = phrases, first_columns = found;
            CHECK(phrases == first);
            CHECK(found == first_columns);
        }
    }
}

TEST(nothing_is_counted_in_nothing) {
    const Counted counted = count({}, 3, 1);
    CHECK(counted.words.empty());
    CHECK_EQUAL(counted.rows.size(), 0);
    CHECK_EQUAL(counted.rows.starts.size(), 1);
}

TEST(an_exception_of_the_tick_leaves_the_counting) {
    const std::vector<std::string> texts = documents(250);
    const std::vector<std::string_view> views(texts.begin(), texts.end());
    WordCounter counter({}, 2);
    CHECK_THROWS(std::runtime_error,
                 counter.add(views, CharacterTable(), [] { throw std::runtime_error("stop"); }));
}
