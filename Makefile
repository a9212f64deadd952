# Everything below works on a machine with python3 (3.11 or newer, with venv), a C++20 compiler
# and make. The virtual environment is made on first use and renewed when its inputs change.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := CMakeLists.txt $(wildcard src/topicgrouper/*/*.[ch]pp src/topicgrouper/*/cpp/*.hpp)

.PHONY: help demo test fuzz lint format bench experiments screenshots clean
.DEFAULT_GOAL := help

help: ## Show the targets
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/'

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.package: $(BIN)/python pyproject.toml $(COMPILED)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.%-extra: $(VENV)/.package
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[$*]'
	@touch $@

demo: $(VENV)/.package ## Fit the standard library's docstrings and show their topics
	$(BIN)/topicgrouper demo

test: $(VENV)/.test-extra ## Run the tests, one process a core
	$(BIN)/python -m pytest --numprocesses auto --dist worksteal

fuzz: $(VENV)/.test-extra ## Try every input with bad data (SECONDS=60 in total; INPUTS=n, DOORS=a,b)
	$(BIN)/python tests/fuzz --replay $(if $(INPUTS),--inputs $(INPUTS),--seconds $(or $(SECONDS),60)) \
		$(if $(DOORS),--doors $(DOORS)) $(if $(SEED),--seed $(SEED)) $(if $(JSON),--json $(JSON))

lint: $(VENV)/.test-extra $(VENV)/.lint-extra ## Check style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(VENV)/.lint-extra ## Apply the formatter and the safe fixes
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/.bench-extra ## Measure against the alternatives (needs TOPICGROUPER_DATA)
	$(BIN)/python benchmarks/run.py

experiments: $(VENV)/.plots-extra ## Make the paper's figures and tables anew (needs DATA=folder or TOPICGROUPER_DATA)
	@test -n "$(or $(DATA),$(TOPICGROUPER_DATA))" || \
		{ echo "Name the folder of the data sets: make experiments DATA=folder" >&2; exit 2; }
	$(BIN)/python experiments/run_all.py --data "$(or $(DATA),$(TOPICGROUPER_DATA))"

screenshots: $(VENV)/.test-extra ## Make the pictures of the explorer (needs chromium and TOPICGROUPER_DATA)
	$(BIN)/python benchmarks/screenshots.py

clean: ## Remove everything that make has made
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
