// Arrays that cross over between Python and C++ without being copied.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/tuple.h>

#include <cstddef>
#include <initializer_list>
#include <memory>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

namespace topicgrouper {

namespace nb = nanobind;

template <class T>
using Vector = nb::ndarray<const T, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using ChangedMatrix = nb::ndarray<double, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

// What functions return; the stub generator reads the types of their elements.
template <class T>
using Array = nb::ndarray<nb::numpy, T>;
template <class... T>
using Arrays = std::tuple<Array<T>...>;

template <class T>
std::span<const T> span_of(const Vector<T>& vector) {
    return {vector.data(), vector.size()};
}

// Hands a vector's memory over to NumPy.
template <class T>
Array<T> to_numpy(std::vector<T>&& values, std::initializer_list<std::size_t> shape) {
    auto owned = std::make_unique<std::vector<T>>(std::move(values));
    T* const data = owned->data();
    nb::capsule owner(owned.get(), [](void* p) noexcept { delete static_cast<std::vector<T>*>(p); });
    owned.release();
    return {data, shape, owner};
}

template <class T>
Array<T> to_numpy(std::vector<T>&& values) {
    const std::size_t size = values.size();
    return to_numpy(std::move(values), {size});
}

// The same for an array that nobody has filled with zeros first.
template <class T>
Array<T> to_numpy(std::unique_ptr<T[]>&& values, std::size_t size) {
    T* const data = values.get();
    nb::capsule owner(data, [](void* p) noexcept { delete[] static_cast<T*>(p); });
    values.release();
    return {data, {size}, owner};
}

}  // namespace topicgrouper
