"""The hooks are ``make lint``, part by part."""

import re
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[2]


def test_the_hooks_are_the_parts_of_make_lint():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    parts = re.search(r"^lint: (.*) ##", makefile, re.MULTILINE)[1].split()
    assert len(parts) > 3
    text = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    hooks = [hook for source in yaml.safe_load(text)["repos"] for hook in source["hooks"]]
    assert [hook["entry"] for hook in hooks] == [f"make {part}" for part in parts]
    assert [hook["id"] for hook in hooks] == parts
    for hook in hooks:
        assert hook["language"] == "system"  # the tools of .venv, no others
        assert hook["pass_filenames"] is False
        assert "types_or" in hook
