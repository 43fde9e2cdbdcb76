# Two commands do everything on a machine with python3, pip and make:
#   make paper    set up, then check the paper
#   make test     set up, then formatting, lint, types and all tests
# The environment lives in .venv and is made anew only when pyproject.toml changes.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: paper test test-slow check format benchmark clean
paper: $(READY)
	$(BIN)/wythoff paper

test: check
	$(BIN)/pytest -n auto

test-slow: $(READY)
	$(BIN)/pytest -n auto -m slow

check: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

format: $(READY)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# Debian's python3 may lack the venv module: virtualenv, from pip, makes the same environment.
$(READY): pyproject.toml
	$(PYTHON) -m venv .venv 2>/dev/null || { rm -rf .venv; \
	  $(PYTHON) -m pip install --quiet --target .virtualenv virtualenv && \
	  PYTHONPATH=.virtualenv $(PYTHON) -m virtualenv --quiet .venv; }
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	touch $@

clean:
	rm -rf .venv .virtualenv .mypy_cache .pytest_cache .ruff_cache .hypothesis build *.egg-info
