# Two commands do everything on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

.PHONY: setup play test lint types layers pytest coverage bench clean

setup: $(STAMP)

$(STAMP): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Shuto needs Python 3.11 or newer; set PYTHON=/path/to/python3.11"; exit 2; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing Shuto into $(VENV) (once; about a minute)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch $(STAMP)

play: setup
	@$(BIN)/shuto demo

test: setup lint types layers pytest coverage

lint: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: setup
	$(BIN)/mypy

layers: setup
	$(BIN)/lint-imports

# The compiled kernels cannot be traced, so the tests run twice: as users run them, and again with the
# kernels as plain Python, which measures their branches and shows that both give the same answers.
pytest: setup
	rm -f .coverage .coverage.*
	$(BIN)/pytest -n 2 --cov --cov-report=

coverage: pytest
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n 2 -m "not compiled" --cov --cov-append --cov-report= tests/unit tests/rulebook
	$(BIN)/coverage report --include='src/shuto/geometry/*,src/shuto/rules/*' --fail-under=95

bench: setup
	$(BIN)/python -m benchmarks

clean:
	rm -rf $(VENV) out .mypy_cache .ruff_cache .hypothesis .coverage*
