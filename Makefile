# Everything a player, host or contributor does, as one word each. Needs GNU make and Python 3.11 or newer, nothing else:
# the rest is installed into .venv from the hash-checked files in requirements/.
#
#   make terminal ARGS="--seats you,random --language fr"   ARGS goes to the command that the target runs
#   make test PYTHON=python3.12                             another interpreter, for a new .venv

PYTHON ?= python3
ARGS ?=

# What is imported is compiled once, whatever the environment says: every worker of the tests and every command they
# start would compile it again (of a collection that takes 12 s of a core, 8 more).
export PYTHONDONTWRITEBYTECODE :=

BIN := .venv/bin
UV := $(BIN)/uv

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SUFFIXES:

.PHONY: help
help:  ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile


# --- Playing and developing -------------------------------------------------------------------------------------------

# Whoever has the development environment plays in it; a player's environment holds less.
PLAYABLE := $(if $(wildcard .venv/.dev),.venv/.dev,.venv/.play)

.PHONY: play terminal setup test suite suite-page scenarios rules audit lint types mypy pyright translate fast wheel pythons bench bench-peers soak types-page scenario-docs playthroughs
play: $(PLAYABLE)  ## build the page, open the server on one SQLite file and print its address
	@$(MAKE) --no-print-directory page || echo "The page could not be built; programs can play all the same." >&2
	@$(BIN)/undercroft serve --browser $(ARGS)

GAME ?= dungeoneer
terminal: $(PLAYABLE)  ## play in the terminal: GAME=dungeonology, rocca_civetta or dungeon_drop for the others
	@$(BIN)/undercroft play $(GAME) $(ARGS)

setup: .venv/.dev  ## make .venv with everything for development

# What `make test` does. Nothing is left out because something else has failed, and what has failed is named at the end.
# When everything is installed, all of it runs side by side: the tests are seen while they run, the output of the others
# comes when they have ended. One worker for each core has the tests of the page, as many have the others, and one process
# does what needs one core: both cores have something to do while servers, databases and browsers are waited for.
SINGLE := pyright mypy translate pagecheck lint rules audit
BESIDE := $(if $(ARGS),,suite-page) $(SINGLE)

test:  ## check everything: format, lint, types, imports, the page, tests, scenarios, rule coverage
	@failed=; again="$(MAKE) --no-print-directory --keep-going"; \
	$$again --jobs=2 .venv/.dev page || exit 1; \
	$$again --jobs=2 --output-sync=target $(BESIDE) & beside=$$!; \
	trap 'kill $$beside' INT TERM; \
	$$again --jobs=1 --output-sync=none suite || failed=" tests"; \
	wait $$beside || failed="$$failed checks beside the tests"; \
	if [ -n "$$failed" ]; then echo "make test: failed:$$failed" >&2; exit 1; fi

# Tests that stand together share their servers and positions: a worker has a row of them and helps out where one is left.
# What they write lies in memory where there is a place for it: waiting for a disk is most of what databases do in them.
CORES := $(shell getconf _NPROCESSORS_ONLN)
PYTEST = $(BIN)/python -m tools.in_memory $(BIN)/python -m pytest -n $(CORES) --dist worksteal
suite: .venv/.dev page  ## run all tests but those of the page; ARGS goes to pytest
	$(PYTEST) --ignore=tests/page $(ARGS)

suite-page: .venv/.dev page  ## run the tests of the page in a real browser; ARGS goes to pytest
	$(PYTEST) tests/page $(ARGS)

scenarios: .venv/.dev  ## run every scenario file, as its author would
	find tests/games -name '*.toml' -print0 | sort -z | xargs -0 $(BIN)/undercroft check

rules: .venv/.dev  ## compare the rules of each game with its code, scenarios and book
	failed=0; for game in $(games); do $(BIN)/undercroft rules $$game --check || failed=1; done; exit $$failed

audit: .venv/.dev  ## ask the advisory database about everything that is pinned
	$(BIN)/python tools/audit.py

lint: .venv/.dev  ## check format, lint and import contracts
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/lint-imports

types: mypy pyright  ## check types with mypy and pyright

mypy: .venv/.dev
	$(BIN)/mypy --strict src

pyright: .venv/.dev
	$(BIN)/pyright

translate: .venv/.dev  ## ask mypyc whether it understands what the compiled build compiles
	$(BIN)/python tools/fast.py --check

# The names of the games, for the shell.
games = $$($(BIN)/python -c "import undercroft; print(*undercroft.game_names())")

soak: .venv/.dev page  ## play thousands of random games with every invariant checked, and kill servers under load
	for game in $(games); do $(BIN)/python tools/soak.py --game $$game $(ARGS) || exit 1; done
	$(BIN)/python tools/storm.py --database sqlite --kills 1000
	$(BIN)/python tools/storm.py --database postgres --kills 1000
	$(BIN)/python -m pytest -n $(CORES) --dist worksteal -m soak

types-page: .venv/.dev  ## write the page's types anew from those of the server, to be reviewed as a diff
	$(BIN)/python tools/page_types.py

scenario-docs: .venv/.dev  ## write the tables of what a scenario may say anew from the types that read it
	$(BIN)/python tools/scenario_docs.py

playthroughs: .venv/.dev  ## write the golden playthroughs and endings anew, to be reviewed as a diff
	$(BIN)/python tools/playthroughs.py
	$(BIN)/python tools/endings.py
	$(BIN)/python tools/transcripts.py

fast: .venv-fast/.fast  ## compile engine and rules, install that build in .venv-fast and run the contract tests on it
	.venv-fast/bin/python -c "import undercroft.engine.state as state; assert not state.__file__.endswith('.py'), state.__file__"
	.venv-fast/bin/python -m pytest -n auto -p no:cacheprovider tests/contracts tests/games $(ARGS)

wheel: .venv/.dev page  ## build a plain and a compiled wheel into dist, and try each in an environment of its own
	rm -rf dist
	$(UV) build --quiet --python $(BIN)/python --no-build-isolation --wheel --out-dir dist .
	UNDERCROFT_FAST=1 $(UV) build --quiet --python $(BIN)/python --no-build-isolation --wheel --out-dir dist .
	$(BIN)/python tools/try_wheel.py dist/*.whl

pythons: .venv/.dev page  ## run engine and contract tests on every Python we declare that is on this machine
	$(BIN)/python tools/pythons.py $(ARGS)

bench: .venv-bench/.bench page  ## measure speed: games beside Catanatron, falling cubes, the server under load, the page in a browser
	.venv-bench/bin/python -m benchmarks.run $(ARGS)
	.venv-bench/bin/python benchmarks/drop.py
	.venv-bench/bin/python -m benchmarks.server
	.venv-bench/bin/python -m benchmarks.page

bench-peers: .venv-peers/.peers  ## measure our games beside Catanatron, OpenSpiel, PettingZoo, RLCard and boardgame.io
	.venv-peers/bin/python -m benchmarks.peers $(ARGS)


# --- The page ---------------------------------------------------------------------------------------------------------

# Node from this machine where it is new enough; elsewhere a wheel brings it, in an environment of its own.
NODE := $(shell node tools/node.cjs 2>/dev/null && command -v npm)
NPM := cd web && $(if $(NODE),,PATH="$(CURDIR)/.venv-node/bin:$$PATH") npm
PAGE := src/undercroft/server/web/page/index.html
WEB := $(wildcard web/*.*) $(shell find web/src web/public) $(shell find src/undercroft -name '*.ftl')

.PHONY: page pagecheck
page: $(PAGE)  ## build the page into the package

pagecheck: web/node_modules/.package-lock.json  ## check the page's types and run its unit tests
	$(NPM) run --silent check
	$(NPM) run --silent test

$(PAGE): web/node_modules/.package-lock.json $(WEB)
	$(NPM) run --silent build -- --logLevel warn

web/node_modules/.package-lock.json: web/package-lock.json $(if $(NODE),,.venv-node/.node)
	$(NPM) ci --no-progress --loglevel=error
	touch $@

.venv-node/.uv: requirements/uv.txt
	$(call bare,.venv-node)

.venv-node/.node: .venv-node/.uv requirements/node.txt
	.venv-node/bin/uv pip sync --quiet --python .venv-node/bin/python --require-hashes requirements/node.txt
	touch $@


# --- Environments -----------------------------------------------------------------------------------------------------
#
# .venv has two levels, each with a stamp: .play is what a player needs, .dev holds that and the tools. A stamp is renewed
# only when its requirements or pyproject.toml change. The project itself is installed in place.

# A bare environment with the pinned uv; $(1) is its folder.
define bare
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	echo "Undercroft needs Python 3.11 or newer as $(PYTHON); name another one with: make PYTHON=..." >&2; exit 1; }
@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	echo "$(PYTHON) cannot make virtual environments. On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
$(PYTHON) -m venv --clear $(1)
$(1)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
touch $(1)/.uv
endef

# Exactly the packages of one file, and the project in place; $(1) is the folder, $(2) the name of the file.
define filled
$(1)/bin/uv pip sync --quiet --python $(1)/bin/python --require-hashes requirements/$(2).txt
$(1)/bin/uv pip install --quiet --python $(1)/bin/python --no-deps --no-build-isolation --editable .
touch $(1)/.$(2)
endef

.venv/.uv: requirements/uv.txt
	$(call bare,.venv)

.venv/.play: .venv/.uv requirements/play.txt pyproject.toml
	$(call filled,.venv,play)

.venv/.dev: .venv/.uv requirements/dev.txt pyproject.toml
	$(call filled,.venv,dev)

.venv-bench/.uv: requirements/uv.txt
	$(call bare,.venv-bench)

.venv-bench/.bench: .venv-bench/.uv requirements/bench.txt pyproject.toml
	$(call filled,.venv-bench,bench)

# The compiled build: a wheel, so that the source here stays what runs elsewhere.
SOURCE := $(shell find src/undercroft -name '*.py')
.venv-fast/.uv: requirements/uv.txt
	$(call bare,.venv-fast)

.venv-fast/.fast: .venv-fast/.uv requirements/dev.txt pyproject.toml tools/fast.py tools/hatch_build.py $(SOURCE) | page
	.venv-fast/bin/uv pip sync --quiet --python .venv-fast/bin/python --require-hashes requirements/dev.txt
	rm -rf build/wheel
	UNDERCROFT_FAST=1 .venv-fast/bin/uv build --python .venv-fast/bin/python --no-build-isolation --wheel --out-dir build/wheel .
	.venv-fast/bin/uv pip install --quiet --python .venv-fast/bin/python --no-deps --reinstall build/wheel/undercroft-*-cp*.whl
	touch $@

.venv-peers/.uv: requirements/uv.txt
	$(call bare,.venv-peers)

.venv-peers/.play: .venv-peers/.uv requirements/play.txt pyproject.toml
	$(call filled,.venv-peers,play)

# A peer that cannot be installed is written down and is no error.
.venv-peers/.peers: .venv-peers/.play requirements/peers.txt benchmarks/peers/node/package-lock.json
	.venv-peers/bin/python -m benchmarks.peers.install
	touch $@


# --- Upkeep -----------------------------------------------------------------------------------------------------------

# Versions and hashes, for every platform and Python we support, and no word about where the packages come from.
COMPILE := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-header --no-annotate

.PHONY: docs pins clean
docs: .venv/.dev .venv-docs/.docs  ## run every example of the documents, and make a site of them in build/site
	$(BIN)/python -m pytest --quiet docs README.md
	.venv-docs/bin/mkdocs build --strict --quiet --site-dir build/site
	@echo "build/site/index.html"

.venv-docs/.uv: requirements/uv.txt
	$(call bare,.venv-docs)

.venv-docs/.docs: .venv-docs/.uv requirements/docs.txt pyproject.toml
	$(call filled,.venv-docs,docs)

pins: .venv/.uv  ## renew requirements/*.txt; ARGS=--upgrade for the newest versions
	$(COMPILE) $(ARGS) requirements/uv.in -o requirements/uv.txt
	$(COMPILE) $(ARGS) requirements/node.in -o requirements/node.txt
	$(COMPILE) $(ARGS) pyproject.toml --group build --extra server --extra drop --extra notices -o requirements/play.txt
	$(COMPILE) $(ARGS) pyproject.toml --group build --extra dev -c requirements/play.txt -o requirements/dev.txt
	$(COMPILE) $(ARGS) pyproject.toml --group build --extra bench -c requirements/play.txt -o requirements/bench.txt
	$(COMPILE) $(ARGS) pyproject.toml --group build --extra peers -c requirements/play.txt -o requirements/peers.txt
	$(COMPILE) $(ARGS) pyproject.toml --group build --extra docs -c requirements/play.txt -o requirements/docs.txt

clean:  ## remove everything that make has made
	rm -rf .venv .venv-bench .venv-docs .venv-fast .venv-node .venv-peers .venv-py web/node_modules src/undercroft/server/web/page build dist htmlcov .coverage .coverage.* \
		.hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +
