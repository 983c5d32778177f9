# make site · make serve · make test · make check · make update · make bench
# TORCH=x.y.z takes that torch, in an environment of its own (.venv-x.y.z), which
# make clean-env TORCH=x.y.z removes.
PYTHON ?= python3
TORCH ?=
# A torch before 2.3 was compiled for NumPy 1.
NUMPY ?= $(if $(filter 1.% 2.0.% 2.1.% 2.2.%,$(TORCH)),1.26.4)
REPORT ?=
ENV := .venv$(if $(TORCH),-$(TORCH))
BIN := $(ENV)/bin
READY := $(ENV)/.ready
export NO_MKDOCS_2_WARNING := 1

.PHONY: site serve run check update test test-library test-site test-fences lint bench clean clean-env

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
	$(MAKE) --no-print-directory -j2 --output-sync=target test-site test-library test-fences

test-library: $(READY)
	$(BIN)/python -m pytest -q tests/probe

test-site: $(READY)
	$(BIN)/python -m pytest -q tests --ignore tests/probe

# Every Python fence of the pages, each distinct one in a process of its own.
test-fences: $(READY)
	$(BIN)/python -m pytest -q --markdown-docs -p copyscope.fences docs README.md

# REPORT=drift.md also writes what differs, for the one who decides about it.
check: $(READY)
	$(BIN)/copyscope check $(if $(REPORT),--report $(REPORT))

update: $(READY)
	$(BIN)/copyscope update

lint: $(READY)
	$(BIN)/ruff check src tests bench
	$(BIN)/ruff format --check src tests bench

bench: $(READY)
	$(BIN)/python bench/probe.py
	$(BIN)/python bench/running.py

clean:
	rm -rf build site

clean-env:
	rm -rf $(ENV)

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(ENV)
	sed '$(if $(TORCH),s/^torch==.*/torch==$(TORCH)/;)$(if $(NUMPY),s/^numpy==.*/numpy==$(NUMPY)/)' \
	  constraints.txt > $(ENV)/constraints.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check \
	  --constraint $(ENV)/constraints.txt --editable '.[test]'
	touch $@
