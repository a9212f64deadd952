// Fits the counts in a file and writes the joins to another: the kernel without Python, so that any
// compiler and any processor can be asked for its tree.
//
//     fit_file COUNTS JOINS THREADS KEPT_SUMS
//
// COUNTS: numbers of 64 bits, those of documents, words and entries, then the row starts, the columns
// and the counts. JOINS: smaller node, larger node and gain of each join, 64 bits each.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <vector>

#include "kernel/fit.hpp"

namespace {

std::vector<std::int64_t> numbers_from(std::ifstream& file, std::size_t size) {
    std::vector<std::int64_t> result(size);
    file.read(reinterpret_cast<char*>(result.data()), static_cast<std::streamsize>(8 * size));
    return result;
}

}  // namespace

int main(int arguments, char** values) {
    if (arguments != 5) {
        std::fputs("usage: fit_file COUNTS JOINS THREADS KEPT_SUMS\n", stderr);
        return 2;
    }
    std::ifstream file(values[1], std::ios::binary);
    const std::vector<std::int64_t> sizes = numbers_from(file, 3);
    const std::vector<std::int64_t> starts = numbers_from(file, sizes[0] + 1);
    const std::vector<std::int64_t> wide_columns = numbers_from(file, sizes[2]);
    const std::vector<std::int64_t> wide_counts = numbers_from(file, sizes[2]);
    if (!file) {
        std::fputs("the file of counts is too short\n", stderr);
        return 1;
    }
    const std::vector<std::int32_t> columns(wide_columns.begin(), wide_columns.end());
    const std::vector<std::uint32_t> counts(wide_counts.begin(), wide_counts.end());
    topicgrouper::kernel::Settings settings;
    settings.threads = static_cast<unsigned>(std::atoi(values[3]));
    settings.most_kept = std::strtoull(values[4], nullptr, 10);
    const topicgrouper::CountRows<std::uint32_t> matrix{starts, columns, counts};
    const topicgrouper::kernel::Fit fit = topicgrouper::kernel::fit(matrix, sizes[1], {}, settings);
    std::vector<std::int64_t> joins;
    for (const topicgrouper::kernel::Join& join : fit.joins) {
        joins.insert(joins.end(), {join.smaller, join.larger, join.gain});
    }
    std::ofstream result(values[2], std::ios::binary);
    result.write(reinterpret_cast<const char*>(joins.data()),
                 static_cast<std::streamsize>(8 * joins.size()));
    return result ? 0 : 1;
}
