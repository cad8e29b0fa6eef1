# Two commands do everything on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAY_STAMP := $(VENV)/.installed-play
STAMP := $(VENV)/.installed
DOCS_STAMP := $(VENV)/.installed-docs
PEERS_STAMP := $(VENV)/.installed-peers
PICTURES_STAMP := $(VENV)/.installed-pictures
SITE := out/site
WEB_STAMP := web/node_modules/.installed
CLIENT := web/dist/index.html
WEB_SOURCES := $(shell find web/src web/index.html web/vite.config.ts web/tsconfig.json -type f 2>/dev/null)

DIST ?= dist
comma := ,

# The tests start hundreds of Python processes. Some machines forbid to keep bytecode; each would compile everything anew.
export PYTHONDONTWRITEBYTECODE =

.PHONY: setup setup-docs client wheel play demo test check lint types layers wire kernels services programs fast pytest coverage web e2e chaos installed bench docs pictures clean

# Install Shuto with extras.
define install
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Shuto needs Python 3.11 or newer: make PYTHON=python3.11 $(MAKECMDGOALS)"; exit 2; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing Shuto into $(VENV) (once)"
	@$(BIN)/python tools/install.py $(1)
endef

# What a player needs is a small part of what the tests need.
$(PLAY_STAMP): pyproject.toml constraints.txt
	$(call install,online)
	@touch $(PLAY_STAMP)

setup: $(STAMP)

$(STAMP): pyproject.toml constraints.txt
	$(call install,dev)
	@touch $(PLAY_STAMP) $(STAMP)

# The packages that build the documentation. Checking its types needs them, too. Installed with the others in one go.
setup-docs: $(DOCS_STAMP)

$(DOCS_STAMP): pyproject.toml constraints.txt
	$(call install,dev$(comma)docs)
	@touch $(PLAY_STAMP) $(STAMP) $(DOCS_STAMP)

# Other engines that the benchmarks compare with. Nothing else needs them.
$(PEERS_STAMP): $(STAMP)
	$(call install,dev$(comma)bench)
	@touch $(PEERS_STAMP)

# The packages that make an animation from single frames. Nothing else needs them.
$(PICTURES_STAMP): $(STAMP)
	$(call install,dev$(comma)pictures)
	@touch $(PICTURES_STAMP)

$(WEB_STAMP): web/package.json web/package-lock.json
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' || { echo "Shuto needs Node 20.19 or newer"; exit 2; }
	@echo "Installing the client's packages (once; about a minute)"
	@npm install --prefix web --silent --no-save --no-audit --no-fund
	@touch $(WEB_STAMP)

client: $(CLIENT)

$(CLIENT): $(WEB_STAMP) $(WEB_SOURCES)
	@npm run --prefix web --silent build
	@touch $(CLIENT)

# A wheel that contains the page. Whoever installs it needs neither Node nor make nor a compiler.
wheel: setup client
	@$(BIN)/python -m hatchling build -t wheel -d $(DIST)

# Both set-ups at the same time.
play:
	@$(MAKE) --no-print-directory --jobs=2 $(PLAY_STAMP) client
	@$(BIN)/shuto play

demo: $(PLAY_STAMP)
	@$(BIN)/shuto demo

# tools/parts.py runs these parts and prints the seconds that each took. Parts joined by a comma run at the same time.
# The first of them has precedence: tests that depend on the clock (pytest, e2e) are alone or the first. The browser
# tests leave a fifth of two cores idle.
test:
	@$(PYTHON) tools/parts.py web,setup-docs,programs kernels,lint,types,layers,wire,installed pytest e2e,coverage,docs

# To run before every commit: all but the tests marked slow, the plain Python pass and the browser. Properties are tried
# on fewer examples.
check:
	@$(PYTHON) tools/parts.py setup-docs kernels,web,lint,types,layers,wire fast

lint: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(DOCS_STAMP)
	$(BIN)/mypy

layers: setup
	$(BIN)/lint-imports

# The client's message types are made from the server's; they must not drift apart.
wire: setup
	$(BIN)/python tools/wire_types.py --check
	$(BIN)/python tools/protocol_page.py --check

# Compile the kernels into the cache, so that no test waits for it.
kernels: setup
	$(BIN)/python -c 'from shuto.bots.worker import warm_up; warm_up(); from shuto.envs.kernels.ready import ensure_envs_ready; ensure_envs_ready()'

# PostgreSQL, Redis and Caddy for the tests: installed if that is possible, else their tests are skipped and say so.
services:
	@$(PYTHON) tools/services.py

# All programs for the tests that Debian has. Installing them takes a minute, so it begins while packages are installed.
programs: services
	@$(PYTHON) tools/chromium.py --debian

# More workers than cores: tests with real servers wait most of the time.
fast: setup services
	SHUTO_EXAMPLES=0.3 $(BIN)/pytest -n 3 --dist worksteal -m "not slow"

pytest: setup services
	$(BIN)/pytest -n 3 --dist worksteal --ignore tests/wheel -rR

# People play while processes die and databases go away. Takes SECONDS, and writes the report to docs/run/chaos.md.
SECONDS ?= 600
chaos: setup services kernels
	PYTHONPATH=tests:tools $(BIN)/python -m server.chaos --seconds $(SECONDS)

# The wheel, installed into an empty environment and played in the browser.
installed: setup client
	$(BIN)/pytest tests/wheel

# The compiled kernels cannot be traced, so the tests of geometry and rules run a second time with the kernels as
# plain Python. That measures their branches and shows that both give the same answers.
coverage: setup
	rm -f .coverage .coverage.*
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n 2 -m "not compiled" --cov --cov-report= tests/unit/geometry tests/unit/rules tests/rulebook
	$(BIN)/coverage report --include='src/shuto/geometry/*,src/shuto/rules/*' --fail-under=95

# Also builds the page: nothing else may install the client's packages at the same time.
web: $(CLIENT)
	npm run --prefix web --silent check
	npm run --prefix web --silent test

e2e: setup client
	CHROMIUM="$$($(BIN)/python tools/chromium.py)" npm run --prefix web --silent e2e

bench: $(PEERS_STAMP) client
	$(BIN)/python -m benchmarks

# The documentation, without network. A warning is an error; so is a link to a page or a heading that does not exist.
docs: $(DOCS_STAMP)
	$(BIN)/sphinx-build --fail-on-warning --keep-going --nitpicky --quiet --builder html docs $(SITE)
	@echo "Open $(SITE)/index.html"

# Every picture of the README and of docs/: SVGs, the browser, carries, the animation. Takes about twelve minutes.
pictures: $(PICTURES_STAMP) client kernels
	$(BIN)/python examples/pictures.py
	$(BIN)/python -m training.curve training/curves/ppo.csv training/curves/cloning.csv --out docs/pictures/training.svg
	PICTURES=1 CHROMIUM="$$($(BIN)/python tools/chromium.py)" npm run --prefix web --silent e2e -- e2e/pictures
	$(BIN)/python tools/animation.py
	$(BIN)/pytest tests/docs/test_pictures.py

clean:
	rm -rf $(VENV) web/node_modules web/dist dist out .mypy_cache .ruff_cache .hypothesis .coverage*
