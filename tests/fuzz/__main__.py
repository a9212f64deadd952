"""``python tests/fuzz``: the command."""

import sys
from pathlib import Path

# As pytest does it for the tests: their helpers are imported from the folder of all tests.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from fuzz.cli import main  # not to be found before

if __name__ == "__main__":
    sys.exit(main())
