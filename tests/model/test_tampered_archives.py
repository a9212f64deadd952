"""Models' files in which single numbers are not as they were."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.limited_process import on_linux, run_limited

pytestmark = pytest.mark.slow


@on_linux
def test_tampered_archives_crash_nothing():
    program = Path(__file__).with_name("tampered_archives.py")
    result = run_limited(program, "400")
    assert result.returncode == 0, result.stderr[-3000:]
