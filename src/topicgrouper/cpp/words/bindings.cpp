// The crossing between Python and the word counter: texts in, arrays out, the GIL released between.
#include <nanobind/nanobind.h>
#include <nanobind/stl/variant.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "common/arrays.hpp"
#include "common/interpreter.hpp"
#include "words/word_counter.hpp"

namespace topicgrouper::words {

namespace {

using Documents = nb::typed<nb::list, std::variant<nb::str, nb::bytes>>;
using Numbers = nb::typed<nb::tuple, nb::int_, nb::ellipsis>;

CharacterTable table_of(const Vector<std::uint32_t>& entries) {
    return CharacterTable(span_of(entries));
}

// Looks at Python's own memory: an ASCII str is its UTF-8, anything else must come as bytes.
std::string_view bytes_of(nb::handle document) {
    Py_ssize_t size = 0;
    if (PyUnicode_Check(document.ptr())) {
        const char* const text = PyUnicode_AsUTF8AndSize(document.ptr(), &size);
        if (text == nullptr) throw nb::python_error();
        return {text, static_cast<std::size_t>(size)};
    }
    char* bytes = nullptr;
    if (PyBytes_AsStringAndSize(document.ptr(), &bytes, &size) != 0) throw nb::python_error();
    return {bytes, static_cast<std::size_t>(size)};
}

std::vector<std::string_view> all_bytes_of(const Documents& documents) {
    std::vector<std::string_view> result;
    result.reserve(documents.size());
    for (const nb::handle document : documents) result.push_back(bytes_of(document));
    return result;
}

void add(WordCounter& counter, const Documents& documents, const Vector<std::uint32_t>& characters) {
    const std::vector<std::string_view> views = all_bytes_of(documents);
    const WithoutGil no_gil;
    counter.add(views, table_of(characters), SignalCheck());
}

nb::typed<nb::list, nb::str> merge(WordCounter& counter) {
    {
        const WithoutGil no_gil;
        counter.merge();
    }
    nb::typed<nb::list, nb::str> words;
    for (std::size_t rank = 0; rank < counter.words(); ++rank) {
        const std::string_view word = counter.word(rank);
        words.append(nb::str(word.data(), word.size()));
    }
    return words;
}

std::span<const std::int32_t> checked_columns(const WordCounter& counter,
                                              const Vector<std::int32_t>& column_of) {
    if (column_of.size() != counter.words()) {
        throw std::invalid_argument("one column per word is needed");
    }
    return span_of(column_of);
}

Arrays<std::int64_t, std::int32_t, std::int32_t> take_rows(WordCounter& counter,
                                                           const Vector<std::int32_t>& column_of) {
    OwnedRows rows;
    {
        const WithoutGil no_gil;
        rows = counter.take_rows(span_of(column_of), SignalCheck());
    }
    const std::size_t size = rows.size();
    return {to_numpy(std::move(rows.starts)), to_numpy(std::move(rows.columns), size),
            to_numpy(std::move(rows.counts), size)};
}

// Phrases as rows of three columns.
using PhraseArray = nb::ndarray<const std::int32_t, nb::shape<-1, 3>, nb::c_contig, nb::device::cpu>;

nb::typed<nb::list, Numbers> find_phrases(const WordCounter& counter,
                                          const Vector<std::int32_t>& column_of,
                                          std::uint64_t least) {
    std::vector<Phrase> phrases;
    {
        const WithoutGil no_gil;
        phrases = counter.find_phrases(checked_columns(counter, column_of), least, SignalCheck());
    }
    nb::typed<nb::list, Numbers> found;
    for (const Phrase& phrase : phrases) {
        found.append(phrase[2] == kNoWord ? nb::make_tuple(phrase[0], phrase[1])
                                          : nb::make_tuple(phrase[0], phrase[1], phrase[2]));
    }
    return found;
}

nb::typed<nb::list, std::tuple<int, Numbers, int>> join_phrases(WordCounter& counter,
                                                                const Vector<std::int32_t>& column_of,
                                                                const PhraseArray& phrases,
                                                                bool with_forms) {
    std::vector<Phrase> rows(phrases.shape(0));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        std::copy_n(phrases.data() + i * rows[i].size(), rows[i].size(), rows[i].begin());
    }
    PhraseForms forms;
    {
        const WithoutGil no_gil;
        forms = counter.join_phrases(checked_columns(counter, column_of), rows, with_forms,
                                     SignalCheck());
    }
    nb::typed<nb::list, std::tuple<int, Numbers, int>> found;
    forms.for_each([&](std::uint32_t unit, WordId first, WordId second, WordId third,
                       std::uint64_t times) {
        const nb::tuple words = third == PhraseForms::kNone ? nb::make_tuple(first, second)
                                                            : nb::make_tuple(first, second, third);
        found.append(nb::make_tuple(unit, words, times));
    });
    return found;
}

Arrays<std::int64_t, std::int64_t, std::uint8_t> word_places(
    const std::variant<nb::str, nb::bytes>& document, const Vector<std::uint32_t>& characters,
    bool alphabetic, std::size_t min_length, bool pairs, bool hashtags, bool emoji) {
    const WordRules rules{false, alphabetic, min_length, pairs, hashtags, emoji};
    const std::string_view text =
        std::visit([](const auto& value) { return bytes_of(value); }, document);
    WordPlaces places;
    {
        const WithoutGil no_gil;
        places = find_words(text, rules, table_of(characters));
    }
    return {to_numpy(std::move(places.starts)), to_numpy(std::move(places.ends)),
            to_numpy(std::move(places.follows))};
}

std::vector<std::uint32_t> notable_characters(const Documents& documents,
                                              const Vector<std::uint32_t>& characters) {
    const std::vector<std::string_view> views = all_bytes_of(documents);
    const CharacterTable table = table_of(characters);
    const WithoutGil no_gil;
    std::vector<std::uint32_t> found;
    found.reserve(views.size());
    for (const std::string_view view : views) found.push_back(notable_in(view, table));
    return found;
}

}  // namespace

void define(nb::module_& m) {
    m.attr("LENGTH_SHIFT") = kLengthShift;
    m.attr("KIND_SHIFT") = kKindShift;
    m.attr("LETTER") = static_cast<int>(kLetter);
    m.attr("NUMBER") = static_cast<int>(kNumber);
    m.attr("LINE") = static_cast<int>(kLine);
    m.attr("MARK") = static_cast<int>(kMark);
    m.attr("UNSPACED") = static_cast<int>(kUnspaced);
    m.attr("EMOJI") = static_cast<int>(kEmoji);
    m.attr("DELICATE") = kDelicate;
    m.def("notable_characters", &notable_characters, nb::arg("documents"), nb::arg("characters"));
    m.def("word_places", &word_places, nb::arg("document"), nb::arg("characters"), nb::kw_only(),
          nb::arg("alphabetic"), nb::arg("min_length"), nb::arg("pairs"), nb::arg("hashtags"),
          nb::arg("emoji"));
    nb::class_<WordCounter>(m, "WordCounter")
        .def(
            "__init__",
            [](WordCounter* self, unsigned threads, bool lowercase, bool alphabetic,
               std::size_t min_length, bool pairs, bool in_order, bool hashtags, bool emoji,
               bool ready) {
                const WordRules rules{lowercase, alphabetic, min_length, pairs,
                                      hashtags,  emoji,      ready};
                new (self) WordCounter(rules, threads, in_order);
            },
            nb::kw_only(), nb::arg("threads"), nb::arg("lowercase"), nb::arg("alphabetic"),
            nb::arg("min_length"), nb::arg("pairs"), nb::arg("in_order") = false,
            nb::arg("hashtags") = false, nb::arg("emoji") = false, nb::arg("ready") = false)
        .def("add", &add, nb::arg("documents"), nb::arg("characters"))
        .def("merge", &merge)
        .def("frequencies", [](const WordCounter& self) { return to_numpy(self.frequencies()); })
        .def("find_phrases", &find_phrases, nb::arg("column_of"), nb::arg("least"))
        .def("join_phrases", &join_phrases, nb::arg("column_of"), nb::arg("phrases"),
             nb::arg("with_forms"))
        .def("take_rows", &take_rows, nb::arg("column_of"));
}

}  // namespace topicgrouper::words
