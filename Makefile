# Two commands do all set-up themselves: `make play` opens the game table, `make test` runs every check.
PYTHON ?= python3
JOBS ?= 2
GAMES := $(notdir $(patsubst %/meta.py,%,$(wildcard src/guildhall/games/*/meta.py)))
SOURCES := $(shell find src -name '*.py' -o -name '*.csv' -o -name '*.toml' -o -name '*.ftl' -o -name '*.weights' 2>/dev/null)
CODE := src tests bench examples hatch_build.py web/build.py tools
# Everything that starts no process and plays no long games; a new test belongs to it unless it is marked slow.
QUICK := tests $(addprefix --ignore=tests/,browser server cli bots conformance elsewhere)
PIP := -m pip --disable-pip-version-check install --quiet
PIP_TO_PLAY := -m pip --disable-pip-version-check --python .play/bin/python install --quiet

.PHONY: play ready wheel test quick check style web-check unit coverage compiled soak soak-reference soak-secrets soak-fuzz soak-kills soak-layout soak-browser soak-lessons shape mutants lock bench bench-server bench-workers clean help

help: ## what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 12

# The first time people play on the engine as Python while it is compiled beside them; `make ready` waits for it.
play: ## start the game table and open it in the browser; WHEEL=FILE takes a wheel and builds nothing
ifdef WHEEL
	@$(MAKE) --no-print-directory --silent .play/locked
	@rm -f .play/ready
	.build/bin/python $(PIP_TO_PLAY) --no-deps --force-reinstall $(WHEEL)
	.play/bin/guildhall serve $(ARGS)
else
	@$(MAKE) --no-print-directory --silent -j 2 .play/locked src/guildhall/static/.built-from
	@.play/bin/python tools/play.py $(ARGS)
endif

ready: .play/ready ## everything that `make play` needs, the engine compiled; starts nothing

test: check web-check unit compiled ## all checks and tests
	@echo "all checks and tests passed"

quick: style ## after each change, in seconds: style, architecture, and the tests of rules, matches and texts
	.venv/bin/python -m pytest -n $(JOBS) -m "not slow" $(QUICK)

# -- the environment to play in: locked dependencies and the wheel, nothing to build with, not even pip --

.play/ready: .play/locked build/wheel/ready
	.build/bin/python $(PIP_TO_PLAY) --no-deps --force-reinstall build/wheel/*.whl
	@.play/bin/guildhall --version
	touch $@

.play/locked: requirements/run.txt .build/pip
	@echo "packages: fetching what the table runs on"
	@rm -rf .play
	@$(PYTHON) -m venv --without-pip .play
	@.build/bin/python $(PIP_TO_PLAY) --require-hashes -r requirements/run.txt
	@touch $@
	@echo "packages: ready"

# -- the wheel, made in an environment of its own; the engine is compiled if a compiler is there --

build/wheel/ready: .build/ready pyproject.toml hatch_build.py tools/engine.py $(SOURCES) src/guildhall/static/.built-from
	.build/bin/python tools/engine.py
	rm -rf build/wheel
	.build/bin/python -m pip --disable-pip-version-check wheel --quiet --no-deps --no-build-isolation --wheel-dir build/wheel .
	touch $@

.build/ready: requirements/build.txt .build/pip
	@echo "packages: fetching what the engine is compiled with"
	@.build/bin/python $(PIP) --require-hashes -r requirements/build.txt
	@touch $@

.build/pip:
	@rm -rf .build
	@$(PYTHON) -m venv .build
	@touch $@

src/guildhall/static/.built-from: $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null) $(filter %.ftl,$(SOURCES))
	@echo "web client: building"
	@$(PYTHON) web/build.py
	@touch $@
	@echo "web client: ready"

wheel: .build/ready src/guildhall/static/.built-from ## a wheel for others into dist/, compiled for what play was seen to do most
	GUILDHALL_PGO=yes GUILDHALL_COMPILE=require .build/bin/python tools/engine.py
	GUILDHALL_PGO=yes GUILDHALL_COMPILE=require .build/bin/python -m pip --disable-pip-version-check wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

# -- the environment to develop in: everything for the checks, Guildhall itself from the work tree, uncompiled --

.venv/ready: requirements/dev.txt requirements/build.txt pyproject.toml
	test -x .venv/bin/python || $(PYTHON) -m venv .venv
	.venv/bin/python $(PIP) --require-hashes -r requirements/dev.txt
	GUILDHALL_COMPILE=no .venv/bin/python $(PIP) --no-deps --no-build-isolation --editable .
	touch $@

build/compiled/ready: .venv/ready hatch_build.py tools/engine.py $(SOURCES)
	GUILDHALL_COMPILE=require .venv/bin/python tools/engine.py
	rm -rf build/compiled
	GUILDHALL_COMPILE=require GUILDHALL_WEB=no .venv/bin/python $(PIP) --no-deps --no-build-isolation --target build/compiled .
	touch $@

check: style ## style, types, architecture
	.venv/bin/mypy
	for example in $(notdir $(wildcard examples/*)); do MYPYPATH=src:examples/$$example/src .venv/bin/mypy -p $$example || exit 1; done

style: .venv/ready
	.venv/bin/ruff format --check --quiet $(CODE)
	.venv/bin/ruff check --quiet $(CODE)
	.venv/bin/lint-imports --no-cache

web-check: src/guildhall/static/.built-from ## form, style, types and unit tests of the web client
	$(PYTHON) web/build.py --check

unit: .venv/ready src/guildhall/static/.built-from ## every test, uncompiled
	.venv/bin/python tools/chromium.py
	.venv/bin/python -m pytest -n $(JOBS) --dist loadfile tests

coverage: .venv/ready src/guildhall/static/.built-from ## which lines the tests reach
	.venv/bin/coverage erase
	.venv/bin/coverage run -m pytest -n $(JOBS) --dist loadfile tests --ignore tests/browser
	.venv/bin/coverage combine --quiet
	.venv/bin/coverage report --skip-covered --sort=cover

compiled: build/compiled/ready ## the engine tests again, compiled; the game hashes must be the same
	PYTHONPATH=build/compiled .venv/bin/python tools/require_compiled.py
	PYTHONPATH=build/compiled .venv/bin/python -m pytest -n $(JOBS) tests/core $(wildcard $(addprefix tests/,$(GAMES))) tests/play tests/bots tests/conformance tests/test_engine.py

soak: soak-reference soak-secrets soak-fuzz soak-kills build/compiled/ready ## the large counts: COUNT games of each game on all cores, resumable with SEED
	for game in $(GAMES); do \
	  PYTHONPATH=build/compiled .venv/bin/python -m guildhall soak $$game --games $(or $(COUNT),100000) --seed $(or $(SEED),0) --workers $(JOBS) || exit 1; \
	done

soak-reference: build/compiled/ready ## MATCHES matches beside the second opinions of tests/reference, resumable with FIRST
	for game in $(GAMES); do \
	  PYTHONPATH=build/compiled:. .venv/bin/python -m tests.reference.soak $$game --matches $(or $(MATCHES),2400) --first $(or $(FIRST),0) --workers $(JOBS) || exit 1; \
	done

soak-secrets: build/compiled/ready ## PAIRS pairs of worlds that an onlooker cannot tell apart, of each game, resumable with FIRST; CHOICES of bots in pairs
	for game in $(GAMES); do \
	  PYTHONPATH=build/compiled:. .venv/bin/python -m tests.bots.worlds $$game --pairs $(or $(CHOICES),10000) --first $(or $(FIRST),0) --workers $(JOBS) || exit 1; \
	  PYTHONPATH=build/compiled .venv/bin/python -m guildhall soak $$game --pairs $(or $(PAIRS),100000) --seed $(or $(FIRST),0) --workers $(JOBS) || exit 1; \
	done

# Schemathesis and Hypothesis are among the locked packages to develop with.
soak-fuzz: .venv/ready ## rubbish for a real server: MESSAGES over sockets, EXAMPLES of each call, RECORDS; another with SEED
	PYTHONPATH=src:. .venv/bin/python -m tests.server.fuzz --messages $(or $(MESSAGES),100000) --seed $(or $(SEED),0)
	PYTHONPATH=src:. .venv/bin/python -m tests.play.hostile --records $(or $(RECORDS),100000) --seed $(or $(SEED),0)
	GUILDHALL_EXAMPLES=$(or $(EXAMPLES),300) .venv/bin/python -m pytest -s tests/server/test_openapi.py

soak-kills: .venv/ready ## KILLS kills of a playing server on SQLite, PG_KILLS on PostgreSQL, resumable with FIRST: nothing acknowledged is lost
	PYTHONPATH=src:. .venv/bin/python -m tests.server.kills --kills $(or $(KILLS),1000) --first $(or $(FIRST),0)
	PYTHONPATH=src:. .venv/bin/python -m tests.server.kills --kills $(or $(PG_KILLS),100) --first $(or $(FIRST),0) --postgres

soak-layout: .venv/ready src/guildhall/static/.built-from ## every table in every size, language and theme: does all of it fit?
	.venv/bin/python tools/chromium.py
	GUILDHALL_LAYOUT=all .venv/bin/python -m pytest -n $(JOBS) --dist loadgroup tests/browser/test_layout.py tests/browser/test_pages.py

soak-browser: .venv/ready src/guildhall/static/.built-from ## whole games in Chromium: at a desk, on tablet and phone by presses, and by keys alone
	.venv/bin/python tools/chromium.py
	GUILDHALL_BROWSER=all .venv/bin/python -m pytest -n $(JOBS) --dist load -rP tests/browser/test_rococo.py tests/browser/test_red_cathedral.py tests/browser/test_keyboard.py

soak-lessons: .venv/ready src/guildhall/static/.built-from ## every lesson of every game in Chromium, by presses, in all five languages
	.venv/bin/python tools/chromium.py
	GUILDHALL_LESSONS=all .venv/bin/python -m pytest -n $(JOBS) --dist load tests/browser/test_lessons.py

bench: build/compiled/ready ## compiled against pure Python, for every game
	PYTHONPATH=build/compiled .venv/bin/python -m guildhall bench

shape: .venv/ready ## a table of how the code is cut: decisions, functions, files, places that name a game
	@.venv/bin/python tools/shape.py $(ARGS)

bench-server: build/compiled/ready ## the server under load on this machine; ARGS="--cases all --tables 200", see bench/README.md
	PYTHONPATH=build/compiled:. .venv/bin/python -m bench.server $(ARGS)

bench-workers: build/compiled/ready ## two servers on one PostgreSQL that restarts, and a worker that dies; see bench/README.md
	PYTHONPATH=build/compiled:. .venv/bin/python -m bench.workers $(ARGS)

# What was found out is kept in build/mutants: stopped and started again, it goes on. SAMPLE=all tries every change.
mutants: .venv/ready ## do the tests notice a changed rule? SAMPLE changes of each game by SEED, or SAMPLE=all; ARGS="--game GAME --file FILE"
	.venv/bin/python -m tools.mutants --workers $(JOBS) --seed $(or $(SEED),0) $(if $(filter all,$(SAMPLE)),,--sample $(or $(SAMPLE),100)) $(ARGS)

LOCK := .venv/bin/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate --quiet
lock: ## lock the dependencies anew
	test -x .venv/bin/uv || .venv/bin/python $(PIP) uv
	$(LOCK) pyproject.toml --output-file requirements/run.txt
	$(LOCK) requirements/build.in --output-file requirements/build.txt
	$(LOCK) pyproject.toml --group dev --extra envs --extra postgres --extra ray --extra train --constraint requirements/run.txt --constraint requirements/build.txt --output-file requirements/dev.txt

clean: ## remove everything that was built
	rm -rf .play .build .venv build dist src/guildhall/static web/node_modules
