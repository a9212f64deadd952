"""A name means one thing: no two rooms define a public function or class of the same name."""

from __future__ import annotations

import re
from collections import defaultdict

from tests.test_import_graph import MODULES, room_of

# Each room's own verb or noun for the same idea, told apart by the room.
SHARED = {
    "fit_tree",  # on one machine and on a cluster, with the same result
    "peek",  # what is in a file, before it is read
    "Table",  # what the readers read, and what people are shown
}
# A command of the command line is called what it does.
COMMANDS = "cli"
DEFINITION = re.compile(r"^(?:async )?(?:def|class) ([^\W_]\w*)", re.MULTILINE)


def test_no_two_rooms_define_the_same_name():
    homes = defaultdict(set)
    for module, path in MODULES.items():
        if room_of(module) in ("", COMMANDS):
            continue
        for name in DEFINITION.findall(path.read_text(encoding="utf-8")):
            homes[name].add(room_of(module))
    twice = {name: sorted(rooms) for name, rooms in homes.items() if len(rooms) > 1}
    assert {name: rooms for name, rooms in twice.items() if name not in SHARED} == {}
