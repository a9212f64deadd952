// Topics of words to start from that stay nearly the same when some documents come or go.
//
// Greedy joins decide early and on little evidence, so a few documents change everything above. Here
// nothing is decided before the end, and every step is smooth in the counts:
// 1. Documents are vectors of f_d(w)·idf(w), of length 1. The space of their main directions, the
//    singular vectors with the largest values, changes little with the documents, though single
//    directions turn within it. Directions near the end of the spectrum, which others could replace,
//    count little: a value s becomes √(s² − r²), where r is the largest value that is left out.
// 2. They are turned until each document has much of few directions and little of the others
//    (varimax). The largest of them are subjects; words take shares of those of their documents.
// 3. In each of a few rounds a word takes shares of topics by how much its documents are those of
//    the topics. With T_d(t) = sum over words of f_d(w)·share(w, t), and T(t) its sum over documents,
//        S(w, t) = sum over documents d of f_d(w)/f(w)·log((T_d(t) + m·|d|/N) / (T(t) + m))
//    is, up to a constant, the negative divergence of the word's documents from the topic's, to which
//    m occurrences of an average topic are added. Shares are in proportion to exp(kSharpness·S).
// 4. Each word goes to the topic of which it has the largest share.
//
// Why neither threads nor machines matter: rows are divided into kParts parts, however many threads
// there are. A part writes to its own rows or its own sums, which are added up in order afterwards.
// All functions are made of +, −, ×, ÷ and roots, which are rounded alike everywhere.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include "common/meter.hpp"
#include "common/word_columns.hpp"
#include "common/workers.hpp"

namespace topicgrouper::refinement {

// Constants: the result depends on them.
constexpr std::size_t kMoreTurned = 5;      // directions that are turned besides those wanted
constexpr std::size_t kMoreDirections = 5;  // that are looked for besides these
constexpr int kFilters = 3;
constexpr int kDegree = 3;
constexpr int kSweeps = 30;  // over all pairs, at most
constexpr double kSmallTurn = 1e-4;
constexpr int kRounds = 6;
constexpr double kSharpness = 30.0;
constexpr double kAdded = 0.1;  // m, in occurrences of an average topic
constexpr std::size_t kParts = 64;
constexpr std::size_t kTogether = 64;  // rows that are added up in single precision
constexpr std::size_t kAtOnce = 8;     // of these, rows that are read at the same time
constexpr std::size_t kLine = 16;      // numbers per line of the cache

// Natural logarithm of a number above 0: a series of (m − 1)/(m + 1), with m between √½ and √2.
inline double portable_log(double x) noexcept {
    int exponent = 0;
    double m = std::frexp(x, &exponent);
    if (m < 0.70710678118654752440) {
        m *= 2.0;
        --exponent;
    }
    const double ratio = (m - 1.0) / (m + 1.0);
    double sum = 0.0;
    for (int k = 21; k >= 1; k -= 2) sum = sum * ratio * ratio + 1.0 / k;
    return 2.0 * ratio * sum + exponent * 0.69314718055994530942;
}

// exp of a number that is not above 0, to six digits if it is above -32: a series of x/2^10, squared
// ten times.
inline double portable_exp(double x) noexcept {
    if (x < -700.0) return 0.0;
    const double small = std::ldexp(x, -10);
    double power = 1.0 + small * (1.0 + small / 2 * (1.0 + small / 3 * (1.0 + small / 4)));
    for (int k = 0; k < 10; ++k) power *= power;
    return power;
}

inline double inverse_root(double x) noexcept { return x > 0.0 ? 1.0 / std::sqrt(x) : 0.0; }

template <class Number>
struct Matrix {
    Matrix(std::size_t rows, std::size_t columns) : width(columns), cells(rows * columns) {}

    std::size_t rows() const noexcept { return cells.size() / width; }
    Number* operator[](std::size_t row) noexcept { return cells.data() + row * width; }
    const Number* operator[](std::size_t row) const noexcept { return cells.data() + row * width; }

    std::size_t width;
    std::vector<Number> cells;
};

using Square = Matrix<double>;

// Turns two rows of numbers by an angle.
inline void turn(double* first, double* second, std::size_t n, double cosine, double sine) noexcept {
    for (std::size_t i = 0; i < n; ++i) {
        const double old = first[i];
        first[i] = cosine * old + sine * second[i];
        second[i] = cosine * second[i] - sine * old;
    }
}

struct Spectrum {
    std::vector<double> values;  // largest first
    Square vectors;              // a row each
};

// The eigenvalues and eigenvectors of a symmetric matrix, by Jacobi's rotations.
inline Spectrum spectrum_of(Square a) {
    const std::size_t n = a.width;
    Square vectors(n, n);
    for (std::size_t i = 0; i < n; ++i) vectors[i][i] = 1.0;
    for (int sweep = 0; sweep < kSweeps; ++sweep) {
        double beside = 0.0;
        double on = 0.0;
        for (std::size_t p = 0; p < n; ++p) {
            on += a[p][p] * a[p][p];
            for (std::size_t q = p + 1; q < n; ++q) beside += a[p][q] * a[p][q];
        }
        if (beside <= 1e-28 * on) break;
        for (std::size_t p = 0; p < n; ++p) {
            for (std::size_t q = p + 1; q < n; ++q) {
                if (a[p][q] == 0.0) continue;
                const double ratio = (a[q][q] - a[p][p]) / (2.0 * a[p][q]);
                const double tangent =
                    std::copysign(1.0, ratio) / (std::fabs(ratio) + std::sqrt(ratio * ratio + 1.0));
                const double cosine = 1.0 / std::sqrt(tangent * tangent + 1.0);
                const double sine = -tangent * cosine;
                turn(a[p], a[q], n, cosine, sine);
                for (std::size_t k = 0; k < n; ++k) turn(&a[k][p], &a[k][q], 1, cosine, sine);
                turn(vectors[p], vectors[q], n, cosine, sine);
            }
        }
    }
    std::vector<std::size_t> order(n);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t i, std::size_t j) { return a[i][i] > a[j][j]; });
    Spectrum found{{}, Square(n, n)};
    for (std::size_t k = 0; k < n; ++k) {
        found.values.push_back(a[order[k]][order[k]]);
        std::copy_n(vectors[order[k]], n, found.vectors[k]);
    }
    return found;
}

// Every word must occur in a document. O(counts × topics) for each of some fifty steps.
template <class Count>
class SmoothStart {
public:
    SmoothStart(const WordColumns<Count>& columns, unsigned threads, Meter& meter)
        : columns_(columns),
          documents_(columns),
          frequencies_(columns.words()),
          rarities_(columns.words()),
          lengths_(columns.n_documents),
          norms_(columns.n_documents),
          meter_(meter),
          workers_(threads, [&meter] { meter.tick(); }) {
        const double n_documents = static_cast<double>(columns.n_documents);
        for (std::size_t word = 0; word < columns.words(); ++word) {
            const double having = static_cast<double>(columns.documents_of(word).size());
            rarities_[word] = portable_log((1.0 + n_documents) / (1.0 + having)) + 1.0;
            for (const auto [document, count] : columns.entries_of(word)) {
                const double value = static_cast<double>(count);
                frequencies_[word] += value;
                lengths_[document] += value;
                norms_[document] += value * value * rarities_[word] * rarities_[word];
            }
        }
        for (double& norm : norms_) norm = inverse_root(norm);
        total_ = std::accumulate(lengths_.begin(), lengths_.end(), 0.0);
    }

    // The topic of each word, from 0; there may be topics without words.
    std::vector<std::int32_t> topics(std::size_t n_topics) {
        Matrix<float> shares = to_words(subjects(n_topics));
        for (std::size_t word = 0; word < shares.rows(); ++word) {
            for (std::size_t k = 0; k < n_topics; ++k) shares[word][k] += 1e-9f;
        }
        for (int round = 0; round < kRounds; ++round) {
            normalise(shares);
            share_out(shares);
            meter_.set(0, 0.8 + 0.2 * round / kRounds);
        }
        std::vector<std::int32_t> found;
        for (std::size_t word = 0; word < shares.rows(); ++word) {
            const float* const row = shares[word];
            found.push_back(static_cast<std::int32_t>(std::max_element(row, row + n_topics) - row));
        }
        return found;
    }

private:
    template <class Body>
    void for_parts(std::size_t n, const Body& body) {
        workers_.for_each(kParts, [&](unsigned, std::size_t part) {
            body(part, n * part / kParts, n * (part + 1) / kParts);
        });
    }

    // For each row the weighted sum of the rows of its entries: `entries_of` gives these, as places
    // and counts, `weight_of` a weight of a place. `finish` turns the sums into a row of the result.
    // A few rows are added up in single precision, which processors do four at a time.
    template <class EntriesOf, class WeightOf, class Finish>
    Matrix<float> add_rows(std::size_t n, const Matrix<float>& others, const EntriesOf& entries_of,
                           const WeightOf& weight_of, const Finish& finish) {
        Matrix<float> result(n, others.width);
        for_parts(n, [&](std::size_t, std::size_t first, std::size_t end) {
            std::vector<double> sums(others.width);
            std::vector<float> some(others.width);
            std::array<const float*, kTogether> rows;
            std::array<float, kTogether> weights;
            std::size_t waiting = 0;
            const auto add_waiting = [&] {
                for (; waiting % kAtOnce != 0; ++waiting) {
                    rows[waiting] = rows[0];
                    weights[waiting] = 0.0f;
                }
                std::fill(some.begin(), some.end(), 0.0f);
                for (std::size_t k = 0; k < waiting; k += kAtOnce) {
                    add_weighted(some.data(), &rows[k], &weights[k], some.size());
                }
                for (std::size_t k = 0; k < sums.size(); ++k) sums[k] += some[k];
                waiting = 0;
            };
            for (std::size_t i = first; i < end; ++i) {
                std::fill(sums.begin(), sums.end(), 0.0);
                for (const auto [place, count] : entries_of(i)) {
                    const float* const row = rows[waiting] = others[place];
                    for (std::size_t k = 0; k < some.size(); k += kLine) prefetch(row + k);
                    prefetch(row + some.size() - 1);
                    weights[waiting] =
                        static_cast<float>(static_cast<double>(count) * weight_of(place));
                    if (++waiting == kTogether) add_waiting();
                }
                add_waiting();
                finish(i, sums, result[i]);
            }
        });
        return result;
    }

    // Adds kAtOnce rows, one after the other.
    static void add_weighted(float* __restrict sums, const float* const* rows, const float* weights,
                             std::size_t n) noexcept {
        for (std::size_t k = 0; k < n; ++k) {
            float sum = sums[k];
            for (std::size_t i = 0; i < kAtOnce; ++i) sum += weights[i] * rows[i][k];
            sums[k] = sum;
        }
    }

    auto words_of() const noexcept {
        return [this](std::size_t document) { return documents_.of(document); };
    }
    auto documents_with() const noexcept {
        return [this](std::size_t word) { return columns_.entries_of(word); };
    }

    static auto scaled_by(const std::vector<double>& factors) noexcept {
        return [&factors](std::size_t i, const std::vector<double>& sums, float* row) {
            for (std::size_t k = 0; k < sums.size(); ++k) {
                row[k] = static_cast<float>(sums[k] * factors[i]);
            }
        };
    }

    // Documents × directions, given words × directions.
    Matrix<float> to_documents(const Matrix<float>& words) {
        return add_rows(
            columns_.n_documents, words, words_of(),
            [this](std::size_t word) { return rarities_[word]; }, scaled_by(norms_));
    }

    // Words × directions, given documents × directions.
    Matrix<float> to_words(const Matrix<float>& documents) {
        return add_rows(
            columns_.words(), documents, documents_with(),
            [this](std::size_t document) { return norms_[document]; }, scaled_by(rarities_));
    }

    // The inner products of the columns.
    Square products(const Matrix<float>& matrix) {
        const std::size_t n = matrix.width;
        std::vector<Square> parts(kParts, Square(n, n));
        for_parts(matrix.rows(), [&](std::size_t part, std::size_t first, std::size_t end) {
            for (std::size_t i = first; i < end; ++i) {
                for (std::size_t p = 0; p < n; ++p) {
                    const double value = matrix[i][p];
                    for (std::size_t q = p; q < n; ++q) parts[part][p][q] += value * matrix[i][q];
                }
            }
        });
        for (std::size_t part = 1; part < kParts; ++part) {
            for (std::size_t i = 0; i < n * n; ++i) parts[0].cells[i] += parts[part].cells[i];
        }
        for (std::size_t p = 0; p < n; ++p) {
            for (std::size_t q = 0; q < p; ++q) parts[0][p][q] = parts[0][q][p];
        }
        return parts[0];
    }

    // Makes columns orthogonal and of length 1; those that depend on others become 0.
    void orthonormalise(Matrix<float>& matrix) {
        const std::size_t n = matrix.width;
        for (int time = 0; time < 2; ++time) {  // the second time mends the rounding of the first
            Square cosines = products(matrix);
            std::vector<double> lengths(n);
            for (std::size_t k = 0; k < n; ++k) lengths[k] = inverse_root(cosines[k][k]);
            for (std::size_t i = 0; i < n * n; ++i) {
                cosines.cells[i] *= lengths[i / n] * lengths[i % n];
            }
            Spectrum spectrum = spectrum_of(std::move(cosines));
            for (std::size_t i = 0; i < n * n; ++i) {
                const double value = spectrum.values[i / n];
                spectrum.vectors.cells[i] *= lengths[i % n] * inverse_root(value > 1e-9 ? value : 0);
            }
            combine(matrix, spectrum.vectors);
        }
    }

    // Each column becomes the sum of all, weighted by a row of `weights`.
    void combine(Matrix<float>& matrix, const Square& weights) {
        const std::size_t n = matrix.width;
        Matrix<float> columns((n + kAtOnce - 1) / kAtOnce * kAtOnce, n);
        for (std::size_t i = 0; i < n * n; ++i) {
            columns[i % n][i / n] = static_cast<float>(weights.cells[i]);
        }
        std::vector<const float*> rows;
        for (std::size_t i = 0; i < columns.rows(); ++i) rows.push_back(columns[i]);
        for_parts(matrix.rows(), [&](std::size_t, std::size_t first, std::size_t end) {
            std::vector<float> row(columns.rows());
            for (std::size_t i = first; i < end; ++i) {
                std::copy_n(matrix[i], n, row.begin());
                std::fill_n(matrix[i], n, 0.0f);
                for (std::size_t k = 0; k < row.size(); k += kAtOnce) {
                    add_weighted(matrix[i], &rows[k], &row[k], n);
                }
            }
        });
    }

    // Chebyshev's polynomial of the products of words: it keeps directions with values up to `most`
    // small, and makes all others grow, those with larger values more.
    void filter(Matrix<float>& words, const Matrix<float>& documents, double most) {
        Matrix<float> before = words;
        for (int degree = 1; degree <= kDegree; ++degree) {
            Matrix<float> next = to_words(degree == 1 ? documents : to_documents(words));
            const double factor = (degree == 1 ? 2.0 : 4.0) / most;
            for (std::size_t i = 0; i < next.cells.size(); ++i) {
                const double less =
                    degree == 1 ? words.cells[i] : 2.0 * words.cells[i] + before.cells[i];
                next.cells[i] = static_cast<float>(factor * next.cells[i] - less);
            }
            before = std::exchange(words, std::move(next));
        }
    }

    // How much documents have of each subject: documents × subjects, columns of length 1.
    Matrix<float> subjects(std::size_t n_subjects) {
        const std::size_t n_turned = n_subjects + kMoreTurned;
        Matrix<float> words(columns_.words(), n_turned + kMoreDirections);
        for (std::size_t i = 0; i < words.cells.size(); ++i) {
            const std::uint64_t x = (i + 1) * 0x9E3779B97F4A7C15u;
            const std::uint64_t mixed = (x ^ (x >> 29)) * 0xBF58476D1CE4E5B9u;
            words.cells[i] = static_cast<float>(static_cast<std::int32_t>(mixed >> 32));
        }
        Matrix<float> documents = to_documents(words);
        std::vector<double> values;
        for (int time = -1; time <= kFilters; ++time) {
            if (time > 0 && values.back() > 0.0) {
                filter(words, documents, values.back());
            } else {
                words = to_words(documents);
            }
            orthonormalise(words);
            documents = to_documents(words);
            const Spectrum spectrum = spectrum_of(products(documents));
            values = spectrum.values;
            combine(words, spectrum.vectors);
            combine(documents, spectrum.vectors);
            meter_.set(0, 0.15 * (time + 1));
        }
        Square directions(n_turned, documents.rows());  // by direction: pairs of them are turned
        for (std::size_t k = 0; k < n_turned; ++k) {
            const double left = std::max(values[k] - values[n_turned], 0.0);
            const double factor = std::sqrt(left) * inverse_root(values[k]);
            for (std::size_t i = 0; i < documents.rows(); ++i) {
                directions[k][i] = factor * documents[i][k];
            }
        }
        turn_to_subjects(directions);
        return largest(directions, n_subjects);
    }

    // The positive parts of the directions with the largest ones, as columns of length 1.
    static Matrix<float> largest(Square& directions, std::size_t n_subjects) {
        const std::size_t n = directions.width;
        std::vector<double> squares(directions.rows());
        std::vector<std::size_t> order(directions.rows());
        std::iota(order.begin(), order.end(), std::size_t{0});
        for (const std::size_t k : order) {
            double cubes = 0.0;
            for (std::size_t i = 0; i < n; ++i) {
                cubes += directions[k][i] * directions[k][i] * directions[k][i];
            }
            const double sign = cubes < 0.0 ? -1.0 : 1.0;
            for (std::size_t i = 0; i < n; ++i) {
                directions[k][i] = std::max(sign * directions[k][i], 0.0);
                squares[k] += directions[k][i] * directions[k][i];
            }
        }
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t i, std::size_t j) { return squares[i] > squares[j]; });
        Matrix<float> result(n, n_subjects);
        for (std::size_t k = 0; k < n_subjects; ++k) {
            const double square = squares[order[k]];
            const double factor = inverse_root(square);
            for (std::size_t i = 0; i < n; ++i) {
                result[i][k] = static_cast<float>(factor * directions[order[k]][i]);
            }
        }
        return result;
    }

    // Turns pairs of directions until the variance of the squares is largest (varimax): the first
    // with all others, the second with all behind it, and so on. Pairs whose numbers have the same
    // sum share no direction, and all earlier pairs that do have a smaller sum. So threads turn these
    // pairs at the same time, each its own two rows, and the result is that of one after the other.
    void turn_to_subjects(Square& directions) {
        const std::size_t n = directions.width;
        const std::size_t rows = directions.rows();
        std::vector<char> turned(rows, true);
        for (int sweep = 0; sweep < kSweeps && std::count(turned.begin(), turned.end(), true);
             ++sweep) {
            std::fill(turned.begin(), turned.end(), false);
            for (std::size_t sum = 1; sum + 2 < 2 * rows; ++sum) {
                const std::size_t smallest = sum < rows ? 0 : sum - rows + 1;
                workers_.for_each((sum + 1) / 2 - smallest, [&](unsigned, std::size_t i) {
                    const std::size_t p = smallest + i;
                    const auto [cosine, sine] = best_turn(directions[p], directions[sum - p], n);
                    if (std::fabs(sine) <= kSmallTurn) return;
                    turned[p] = true;
                    turn(directions[p], directions[sum - p], n, cosine, sine);
                });
            }
            meter_.set(0, 0.6 + 0.2 * (sweep + 1) / kSweeps);
        }
    }

    // Cosine and sine of the angle by which varimax turns a pair (Kaiser 1958).
    static std::pair<double, double> best_turn(const double* first, const double* second,
                                               std::size_t n) noexcept {
        // With u the difference of the squares of a document's two numbers, and v their product: sums
        // of u, v, u², v² and uv, over every 32nd document each, as processors add several at a time.
        constexpr std::size_t kLanes = 32;
        std::array<std::array<double, kLanes>, 5> sums{};
        const auto add = [&](std::size_t i, std::size_t lane) {
            const double u = first[i] * first[i] - second[i] * second[i];
            const double v = first[i] * second[i];
            sums[0][lane] += u;
            sums[1][lane] += v;
            sums[2][lane] += u * u;
            sums[3][lane] += v * v;
            sums[4][lane] += u * v;
        };
        for (std::size_t i = 0; i < n; i += kLanes) {
            const std::size_t lanes = std::min(kLanes, n - i);
            for (std::size_t lane = 0; lane < lanes; ++lane) add(i + lane, lane);
        }
        const auto sum = [&](std::size_t k) {
            return std::accumulate(sums[k].begin(), sums[k].end(), 0.0);
        };
        const double u = sum(0);
        const double v = 2.0 * sum(1);
        // of four times the angle
        const double x = sum(2) - 4.0 * sum(3) - (u * u - v * v) / static_cast<double>(n);
        const double y = 4.0 * sum(4) - 2.0 * u * v / static_cast<double>(n);
        const double radius = std::sqrt(x * x + y * y);
        if (!(radius > 0.0)) return {1.0, 0.0};
        double cosine = x / radius;
        double sine = y / radius;
        for (int half = 0; half < 2; ++half) {
            const double large = std::sqrt((1.0 + std::fabs(cosine)) / 2.0);
            const double small = std::fabs(sine) / (2.0 * large);
            const bool is_acute = cosine >= 0.0;
            cosine = is_acute ? large : small;
            sine = std::copysign(is_acute ? small : large, sine);
        }
        return {cosine, sine};
    }

    // Makes rows add up to 1.
    static void normalise(Matrix<float>& matrix) {
        for (std::size_t i = 0; i < matrix.rows(); ++i) {
            float* const row = matrix[i];
            const double sum = std::accumulate(row, row + matrix.width, 0.0);
            for (std::size_t k = 0; k < matrix.width; ++k) {
                row[k] = static_cast<float>(row[k] / sum);
            }
        }
    }

    // One round; shares are relative to the largest of each word.
    void share_out(Matrix<float>& shares) {
        const std::size_t n = shares.width;
        const double added = kAdded * total_ / static_cast<double>(n);
        std::vector<double> logs_of_totals(n, added);
        for (std::size_t word = 0; word < shares.rows(); ++word) {
            for (std::size_t k = 0; k < n; ++k) {
                logs_of_totals[k] += frequencies_[word] * shares[word][k];
            }
        }
        for (double& each : logs_of_totals) each = portable_log(each);
        const auto no_weight = [](std::size_t) { return 1.0; };
        const Matrix<float> logs =
            add_rows(columns_.n_documents, shares, words_of(), no_weight,
                     [&](std::size_t document, const std::vector<double>& sums, float* row) {
                         const double more = added * lengths_[document] / total_;
                         for (std::size_t k = 0; k < n; ++k) {
                             row[k] = static_cast<float>(portable_log(sums[k] + more));
                         }
                     });
        shares =
            add_rows(columns_.words(), logs, documents_with(), no_weight,
                     [&](std::size_t word, const std::vector<double>& sums, float* row) {
                         const auto log_share = [&](std::size_t k) {
                             return kSharpness * (sums[k] / frequencies_[word] - logs_of_totals[k]);
                         };
                         double best = -std::numeric_limits<double>::infinity();
                         for (std::size_t k = 0; k < n; ++k) best = std::max(best, log_share(k));
                         for (std::size_t k = 0; k < n; ++k) {
                             row[k] = static_cast<float>(portable_exp(log_share(k) - best));
                         }
                     });
    }

    WordColumns<Count> columns_;
    DocumentWords<Count> documents_;
    std::vector<double> frequencies_;  // of words
    std::vector<double> rarities_;     // idf of words
    std::vector<double> lengths_;      // of documents, in occurrences
    std::vector<double> norms_;        // 1 divided by the length of a document's vector
    double total_ = 0.0;
    Meter& meter_;
    Workers workers_;
};

}  // namespace topicgrouper::refinement
