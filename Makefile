# make site · make serve · make test · make check · make bench
# TORCH=x.y.z takes that torch, in an environment of its own (.venv-x.y.z).
PYTHON ?= python3
TORCH ?=
ENV := .venv$(if $(TORCH),-$(TORCH))
BIN := $(ENV)/bin
READY := $(ENV)/.ready
export NO_MKDOCS_2_WARNING := 1

.PHONY: site serve run check test test-library test-site lint bench clean clean-env

site: $(READY)
	$(BIN)/copyscope build

serve: $(READY)
	$(BIN)/copyscope serve

run: $(READY)
	$(BIN)/copyscope run

# Two at a time: the library's own tests need nothing of the site. The browser is Debian's
# chromium where it is installed, else one that Playwright downloads.
test: $(READY) lint
	command -v chromium >/dev/null || $(BIN)/playwright install chromium
	$(MAKE) --no-print-directory -j2 --output-sync=target test-library test-site
	$(BIN)/python -m pytest -q --markdown-docs -p copyscope.fences docs README.md

test-library: $(READY)
	$(BIN)/python -m pytest -q tests/probe

test-site: $(READY)
	$(BIN)/python -m pytest -q tests --ignore tests/probe

check: $(READY)
	$(BIN)/copyscope check

lint: $(READY)
	$(BIN)/ruff check src tests bench
	$(BIN)/ruff format --check src tests bench

bench: $(READY)
	$(BIN)/python bench/probe.py
	$(BIN)/python bench/running.py
	$(BIN)/python bench/pages.py

clean:
	rm -rf build site

clean-env:
	rm -rf $(ENV)

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(ENV)
	sed '$(if $(TORCH),s/^torch==.*/torch==$(TORCH)/)' constraints.txt > $(ENV)/constraints.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check \
	  --constraint $(ENV)/constraints.txt --editable '.[test]'
	touch $@
