# Three commands do everything on a machine with python3, pip and make:
#   make paper    set up, then check the paper
#   make test     set up, then formatting, lint, types and all tests
#   make coq      Coq checks every lemma and theorem, and says which axioms they rest on
#   make verified-checker    a native checker of board certificates, extracted from what Coq has proved
# The environment lives in .venv and is made anew only when pyproject.toml changes.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: paper documents test test-slow check coq compiled verified-checker format benchmark system dist clean
paper: .venv/.paper
	$(BIN)/wythoff paper restrictions

# The pages that people print: LaTeX and PDF, made from the Markdown by `wythoff typeset`; and the API reference.
documents: $(READY)
	$(BIN)/wythoff typeset docs/PROOF.md --tex results/documents/proof.tex --pdf results/documents/proof.pdf
	$(BIN)/wythoff typeset docs/beyond-the-paper.md --tex results/documents/beyond-the-paper.tex \
	  --pdf results/documents/beyond-the-paper.pdf
	$(BIN)/python -m verifier.report.api_pages docs/api

# Coq compiles while pip installs and mypy reads.
test: system
	$(MAKE) --no-print-directory -j2 check compiled
	$(BIN)/python -m verifier.lemmas.coq.checked
	$(MAKE) --no-print-directory verified-checker
	$(BIN)/pytest -n auto

test-slow: $(READY) system
	$(BIN)/pytest -n auto -m slow

benchmark: $(READY)
	for file in benchmarks/*.py; do echo "== $$file"; $(BIN)/python $$file || exit 1; done

# What the tests need beyond Python: a browser for the board, Coq, and a QBF solver (tests of it are skipped without one).
SYSTEM := chromium chromedriver depqbf coqc
system:
	@for program in $(SYSTEM); do command -v $$program >/dev/null || missing=1; done; \
	if [ "$$missing" ] && command -v apt-get >/dev/null; then \
	  root=$$([ "$$(id -u)" = 0 ] || echo sudo); \
	  $$root apt-get update -qq && $$root apt-get install -y -qq chromium chromium-driver depqbf coq >/dev/null; \
	elif [ "$$missing" ]; then echo "Please install $(SYSTEM): the tests of the board need a browser, those of the proofs Coq."; fi

# Coq's kernel checks the book of lemmas and the theorems of the paper; then it is asked what each rests on, and the answers
# are kept in verifier/lemmas/coq/checked.json. Debian's package `coq` (8.16) is all that is needed.
coq: compiled $(READY)
	$(BIN)/python -m verifier.lemmas.coq.checked

compiled:
	@command -v coqc >/dev/null || if command -v apt-get >/dev/null; then \
	  root=$$([ "$$(id -u)" = 0 ] || echo sudo); \
	  $$root apt-get update -qq && $$root apt-get install -y -qq --no-install-recommends coq >/dev/null; \
	else echo "Please install Coq 8.16 or later (coqc, coqdep): https://rocq-prover.org/install"; exit 1; fi
	+$(MAKE) --no-print-directory -C coq $(if $(findstring jobserver,$(MAKEFLAGS)),,-j2)

# The checker of board certificates that Coq has proved sound, as a native program: build/checker/wythoff-check.
verified-checker:
	@command -v coqc >/dev/null && command -v ocamlopt >/dev/null || if command -v apt-get >/dev/null; then \
	  root=$$([ "$$(id -u)" = 0 ] || echo sudo); \
	  $$root apt-get update -qq && $$root apt-get install -y -qq --no-install-recommends coq ocaml-nox >/dev/null; \
	else echo "Please install Coq 8.16 or later (coqc) and OCaml (ocamlopt)."; exit 1; fi
	@$(MAKE) --no-print-directory -C coq/checker

check: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

format: $(READY)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# What is to be uploaded: a source archive and a wheel, looked at by twine.
dist: $(READY)
	rm -rf dist && $(BIN)/python -m build && $(BIN)/twine check --strict dist/*

# Debian's python3 may lack the venv module: virtualenv, from pip, makes the same environment.
.venv/bin/python:
	$(PYTHON) -m venv .venv 2>/dev/null || { rm -rf .venv; \
	  $(PYTHON) -m pip install --quiet --target .virtualenv virtualenv && \
	  PYTHONPATH=.virtualenv $(PYTHON) -m virtualenv --quiet .venv; }

# The paper needs solvers and figures, and no developer's tools.
.venv/.paper: pyproject.toml | .venv/bin/python
	$(BIN)/python -m pip install --quiet --editable '.[paper]'
	touch $@

$(READY): pyproject.toml | .venv/bin/python
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	touch $@ .venv/.paper

clean:
	rm -rf .venv .virtualenv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist *.egg-info
