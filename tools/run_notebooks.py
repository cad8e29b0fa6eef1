"""Run the notebooks of the documentation and keep their outputs: python tools/run_notebooks.py [NAME...].

`make docs` shows these outputs and runs nothing: one of the notebooks needs torch and minutes. Run this after a change
of what a notebook shows. It needs the extras `docs` and `train`.
"""

from __future__ import annotations

import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "research" / "notebooks"


def run(path: Path) -> None:
    """Run a notebook from its first cell, and write it with its outputs, without the times of the run."""
    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]  # the package has no types
    client = NotebookClient(notebook, timeout=3000, resources={"metadata": {"path": str(path.parent)}})
    client.execute()
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
    notebook.metadata["language_info"] = {"name": "python"}
    nbformat.write(notebook, path)  # type: ignore[no-untyped-call]  # the same


def main() -> int:
    names = sys.argv[1:] or [path.stem for path in sorted(FOLDER.glob("*.ipynb"))]
    for name in names:
        run(FOLDER / f"{name}.ipynb")
        print(name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
