// Memory that was freed and stays with the process.
//
// What was freed in small blocks is kept for other small blocks. After the reading of many texts or a
// fit that is as much as ten bytes for each entry of the counts, and the large arrays of whatever
// comes next are allocated beside it.
#pragma once

#include <cstdlib>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

namespace topicgrouper {

inline void give_back_freed_memory() noexcept {
#if defined(__GLIBC__)
    malloc_trim(0);
#endif
}

}  // namespace topicgrouper
