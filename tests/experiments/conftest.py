"""The experiments are scripts, no package: their folder has to be on the path."""

import sys
from pathlib import Path

EXPERIMENTS = Path(__file__).parents[2] / "experiments"
sys.path.insert(0, str(EXPERIMENTS))
