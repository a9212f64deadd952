#include "words/phrase_rows.hpp"

#include "check.hpp"

using namespace topicgrouper::words;

namespace {

bool same_counts(const std::vector<WordCount>& a, const std::vector<WordCount>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const auto& x, const auto& y) {
        return x.word == y.word && x.count == y.count;
    });
}

}  // namespace

TEST(units_are_counted_by_document) {
    const std::vector<Phrase> phrases{{0, 1, kNoWord}, {0, 1, 1}};
    // Words 1 and 2 are forms of column 1, word 3 is left out.
    const std::vector<std::int32_t> column_of{0, 1, 1, -1};
    const PhraseTable table(2, phrases);
    const auto next = [](WordId word) { return token_of(word, true); };
    const TokenBlock block{0, {6, 6, 8}, {0, next(1), 0, next(2), next(3), next(1), 0, next(1)}};
    PhraseRowMaker maker(table, column_of, true);
    for (int again = 1; again < 3; ++again) {
        const CountBlock counted = maker.to_counts(block);
        CHECK(counted.ends == (std::vector<std::uint32_t>{2, 2, 3}));
        CHECK(same_counts(counted.entries, {{2, 2}, {1, 1}, {2, 1}}));
        std::uint64_t first_form = 0;
        std::uint64_t second_form = 0;
        maker.forms().for_each(
            [&](std::uint32_t unit, WordId first, WordId second, WordId third, std::uint64_t times) {
                CHECK_EQUAL(unit, 2);
                CHECK_EQUAL(first, 0);
                CHECK_EQUAL(third, PhraseForms::kNone);
                (second == 1 ? first_form : second_form) += times;
            });
        CHECK_EQUAL(first_form, 2 * again);
        CHECK_EQUAL(second_form, again);
    }
}

TEST(forms_of_three_words_are_told_apart) {
    PhraseForms forms;
    forms.add(7, 1, 2, 3, 4);
    forms.add(7, 1, 2, 3, 1);
    forms.add(7, 1, 2, 4, 1);
    forms.add(8, 1, 2, 3, 1);
    std::vector<std::uint64_t> times;
    forms.for_each([&](std::uint32_t, WordId, WordId, WordId, std::uint64_t number) {
        times.push_back(number);
    });
    CHECK(times == (std::vector<std::uint64_t>{5, 1, 1}));
}
