// The crossing between Python and this module: arrays in, arrays out, the GIL released in between.
#include <nanobind/nanobind.h>

namespace nb = nanobind;

NB_MODULE(_mixtures, m) { m.doc() = "Compiled part of topicgrouper.mixtures. Arguments are not checked here."; }
