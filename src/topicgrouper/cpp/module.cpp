// The package's one compiled module. Each part defines its own names in it, in bindings.cpp.
#include <nanobind/nanobind.h>

#include "common/interpreter.hpp"

namespace nb = nanobind;

namespace topicgrouper {

namespace words {
void define(nb::module_& m);
}
namespace kernel {
void define(nb::module_& m);
}
namespace prediction {
void define(nb::module_& m);
}
namespace likelihood {
void define(nb::module_& m);
}
namespace mixtures {
void define(nb::module_& m);
}
namespace refinement {
void define(nb::module_& m);
}
namespace main_topics {
void define(nb::module_& m);
}

}  // namespace topicgrouper

NB_MODULE(_compiled, m) {
    m.doc() = "Compiled part of topicgrouper. Arguments are not checked here.";
    topicgrouper::stop_loops_at_exit(m);
    topicgrouper::words::define(m);
    topicgrouper::kernel::define(m);
    topicgrouper::prediction::define(m);
    topicgrouper::likelihood::define(m);
    topicgrouper::mixtures::define(m);
    topicgrouper::refinement::define(m);
    topicgrouper::main_topics::define(m);
}
