// The crossing between Python and this module: arrays in, arrays out, the GIL released in between.
#include <nanobind/nanobind.h>

namespace nb = nanobind;

NB_MODULE(_likelihood, m) { m.doc() = "Compiled part of topicgrouper.likelihood. Arguments are not checked here."; }
