// The crossing between Python and the word counter: texts in, arrays out, the GIL released between.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "interpreter.hpp"
#include "word_counter.hpp"

namespace nb = nanobind;
using namespace topicgrouper;

namespace {

template <class T>
using Vector = nb::ndarray<const T, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

// Hands memory over to NumPy.
template <class T>
nb::object to_numpy(std::unique_ptr<T[]>&& values, std::size_t size) {
    T* const data = values.get();
    nb::capsule owner(data, [](void* p) noexcept { delete[] static_cast<T*>(p); });
    values.release();
    return nb::cast(nb::ndarray<nb::numpy, T>(data, {size}, owner));
}

template <class T>
nb::object to_numpy(const std::vector<T>& values) {
    std::unique_ptr<T[]> copy(new T[values.size()]);
    std::copy(values.begin(), values.end(), copy.get());
    return to_numpy(std::move(copy), values.size());
}

CharacterTable table_of(const Vector<std::uint32_t>& entries) {
    return CharacterTable({entries.data(), entries.size()});
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

std::vector<std::string_view> all_bytes_of(const nb::list& documents) {
    std::vector<std::string_view> result;
    result.reserve(nb::len(documents));
    for (const nb::handle document : documents) result.push_back(bytes_of(document));
    return result;
}

void add(WordCounter& counter, const nb::list& documents, const Vector<std::uint32_t>& characters) {
    const std::vector<std::string_view> views = all_bytes_of(documents);
    const WithoutGil no_gil;
    counter.add(views, table_of(characters), SignalCheck());
}

nb::list merge(WordCounter& counter) {
    {
        const WithoutGil no_gil;
        counter.merge();
    }
    nb::list words;
    for (std::size_t rank = 0; rank < counter.words(); ++rank) {
        const std::string_view word = counter.word(rank);
        words.append(nb::str(word.data(), word.size()));
    }
    return words;
}

nb::tuple take_rows(WordCounter& counter, const Vector<std::int32_t>& column_of) {
    CountRows rows;
    {
        const WithoutGil no_gil;
        rows = counter.take_rows({column_of.data(), column_of.size()}, SignalCheck());
    }
    const std::size_t size = rows.size();
    return nb::make_tuple(to_numpy(rows.starts), to_numpy(std::move(rows.columns), size),
                          to_numpy(std::move(rows.counts), size));
}

std::vector<std::size_t> delicate_ones(const nb::list& documents,
                                       const Vector<std::uint32_t>& characters) {
    const std::vector<std::string_view> views = all_bytes_of(documents);
    const CharacterTable table = table_of(characters);
    const WithoutGil no_gil;
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < views.size(); ++i) {
        if (has_delicate(views[i], table)) found.push_back(i);
    }
    return found;
}

}  // namespace

NB_MODULE(_words, m) {
    m.doc() = "Compiled word counter of topicgrouper. Arguments are not checked here.";
    stop_loops_at_exit(m);
    m.attr("KIND_SHIFT") = kKindShift;
    m.attr("LETTER") = static_cast<int>(kLetter);
    m.attr("NUMBER") = static_cast<int>(kNumber);
    m.attr("LINE") = static_cast<int>(kLine);
    m.attr("MARK") = static_cast<int>(kMark);
    m.attr("DELICATE") = kDelicate;
    m.def("delicate_ones", &delicate_ones, nb::arg("documents"), nb::arg("characters"));
    nb::class_<WordCounter>(m, "WordCounter")
        .def(
            "__init__",
            [](WordCounter* self, unsigned threads, bool lowercase, bool alphabetic,
               std::size_t min_length) {
                new (self) WordCounter(WordRules{lowercase, alphabetic, min_length}, threads);
            },
            nb::kw_only(), nb::arg("threads"), nb::arg("lowercase"), nb::arg("alphabetic"),
            nb::arg("min_length"))
        .def("add", &add, nb::arg("documents"), nb::arg("characters"))
        .def("merge", &merge)
        .def("frequencies", [](const WordCounter& self) { return to_numpy(self.frequencies()); })
        .def("take_rows", &take_rows, nb::arg("column_of"));
}
