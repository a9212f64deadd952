"""The machine and the versions of a measurement."""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import joblib
import psutil

_PACKAGES = ("topicgrouper", "numpy", "scipy", "scikit-learn", "tomotopy")


def describe_machine() -> dict[str, str]:
    """Return the processor, the memory, the versions and the load of the machine."""
    processors = joblib.cpu_count()
    facts = {
        "processor": _processor(),
        "cores": f"{psutil.cpu_count(logical=False) or processors}, {processors} threads used",
        "memory": f"{psutil.virtual_memory().total / 1e9:.1f} GB",
        "system": f"{platform.system()} {platform.release()}, {platform.machine()}",
        "load before": " ".join(f"{load:.2f}" for load in os.getloadavg()),
        "Python": platform.python_version(),
    }
    facts |= {package: _version(package) for package in _PACKAGES}
    facts["commit"] = _commit()
    return facts


def _processor() -> str:
    for text in (_output("lscpu"), _read(Path("/proc/cpuinfo"))):
        match = re.search(r"^model name\s*:\s*(.+)$", text, re.MULTILINE | re.IGNORECASE)
        if match:
            return match[1]
    return _output("sysctl", "-n", "machdep.cpu.brand_string") or platform.machine()


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"


def _commit() -> str:
    folder = str(Path(__file__).parent)
    commit = _output("git", "-C", folder, "rev-parse", "--short", "HEAD")
    if not commit:
        return "unknown"
    changed = _output("git", "-C", folder, "status", "--porcelain", "--untracked-files=no")
    return f"{commit} with changes" if changed else commit


def _output(command: str, *arguments: str) -> str:
    """Return the output of a program, or nothing if it is missing or fails."""
    path = shutil.which(command)
    if path is None:
        return ""
    done = subprocess.run([path, *arguments], capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""
