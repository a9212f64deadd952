// Memory for very large arrays.
//
// A column of a large matrix touches a page for every row, and ordinary pages are so small that the
// processor cannot remember where they all are. Where the system offers huge pages, ask for them.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <limits>
#include <memory>
#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#endif
#if defined(__GLIBC__)
#include <malloc.h>
#endif

namespace topicgrouper {

// An array of trivial values, not initialised. Throws std::bad_alloc.
template <class T>
class LargeBuffer {
public:
    explicit LargeBuffer(std::size_t size) {
        if (size == 0) return;  // systems differ in what they give for nothing
        // The number of bytes must not wrap around: too little memory would be taken for enough.
        if (size > (std::numeric_limits<std::size_t>::max() - kPage) / sizeof(T)) {
            throw std::bad_alloc();
        }
        void* const memory = allocate(size * sizeof(T));
        if (memory == nullptr) throw std::bad_alloc();
        data_.reset(static_cast<T*>(memory));
    }

    T* data() noexcept { return data_.get(); }
    const T* data() const noexcept { return data_.get(); }

private:
    static constexpr std::size_t kPage = std::size_t{1} << 21;

    // Less than a huge page comes in small ones: clearing a whole one takes longer than small fits
    // do.
    static void* allocate(std::size_t bytes) noexcept {
#if defined(__linux__)
        if (bytes >= kPage) {
            const std::size_t rounded = (bytes + kPage - 1) / kPage * kPage;
            void* const memory = std::aligned_alloc(kPage, rounded);
            if (memory != nullptr) madvise(memory, rounded, MADV_HUGEPAGE);  // no more than a hint
            return memory;
        }
#endif
        return std::malloc(bytes);
    }

    struct Free {
        void operator()(T* memory) const noexcept { std::free(memory); }
    };

    std::unique_ptr<T, Free> data_;
};

// What was freed in small blocks stays with the process: after the reading of many texts or a fit, as
// much as ten bytes for each entry of the counts. Gives it back, or the large arrays of whatever
// comes next would be allocated beside it.
inline void give_back_freed_memory() noexcept {
#if defined(__GLIBC__)
    malloc_trim(0);
#endif
}

}  // namespace topicgrouper
