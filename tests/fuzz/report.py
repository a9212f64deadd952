"""Results of a run for people and as JSON."""

from __future__ import annotations

import json
import platform
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tests.fuzz.harness import Result

__all__ = ["command", "table", "write_json"]

_LINE = "{:<20}{:>11}{:>11}{:>11}{:>11}{:>9}{:>10}"


def table(results: Sequence[Result]) -> str:
    """Return one line for each door and one for all of them."""
    heading = ("door", "inputs", "inputs/s", "slowest", "memory", "answers", "findings")
    lines = [_LINE.format(*heading)]
    for result in results:
        lines.append(
            _LINE.format(
                result.door,
                f"{result.inputs:,}",
                f"{result.inputs / max(result.seconds, 1e-9):,.0f}",
                f"{1000 * result.slowest:,.0f} ms",
                f"{result.memory / 2**20:,.0f} MB",
                result.shapes,
                len(result.findings),
            )
        )
    inputs, seconds = sum(r.inputs for r in results), sum(r.seconds for r in results)
    slowest, memory = max(r.slowest for r in results), max(r.memory for r in results)
    n_findings = sum(len(result.findings) for result in results)
    lines.append(
        _LINE.format(
            "together",
            f"{inputs:,}",
            f"{inputs / max(seconds, 1e-9):,.0f}",
            f"{1000 * slowest:,.0f} ms",
            f"{memory / 2**20:,.0f} MB",
            "",
            n_findings,
        )
    )
    return "\n".join(lines)


def command(path: Path) -> str:
    """Return what to type to run one input again."""
    return f"python -m tests.fuzz --input {path}"


def write_json(path: Path, results: Sequence[Result], **about: Any) -> None:
    """Write all counts, with what they depend on."""
    record = {
        **about,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "inputs": sum(result.inputs for result in results),
        "doors": [
            {
                "door": result.door,
                "inputs": result.inputs,
                "seconds": round(result.seconds, 3),
                "slowest_seconds": round(result.slowest, 4),
                "memory_bytes": result.memory,
                "answers": result.shapes,
                "findings": [
                    {
                        "kind": finding.kind,
                        "signature": finding.signature,
                        "inputs": finding.n_inputs,
                        "number": finding.number,
                        "is_certain": finding.is_certain,
                        "file": finding.file_name,
                        "text": finding.text[-2000:],
                    }
                    for finding in result.findings
                ],
            }
            for result in results
        ],
    }
    path.write_text(json.dumps(record, indent=2) + "\n", encoding="utf-8")
