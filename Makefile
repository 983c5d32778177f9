# make site · make serve · make test · make check · make bench
# TORCH=x.y.z takes that torch, in an environment of its own (.venv-x.y.z).
PYTHON ?= python3
TORCH ?=
ENV := .venv$(if $(TORCH),-$(TORCH))
BIN := $(ENV)/bin
READY := $(ENV)/.ready
export NO_MKDOCS_2_WARNING := 1

.PHONY: site serve test run pages confirm bench lint clean clean-env

site: $(READY)
	$(BIN)/copyscope build

serve: $(READY)
	$(BIN)/copyscope serve

run: $(READY)
	$(BIN)/copyscope run

test: $(READY) lint
	$(BIN)/python -m pytest tests
	$(BIN)/python -m pytest --markdown-docs -p copyscope.fences docs README.md

lint: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check

bench: $(READY)
	$(BIN)/python bench/probe.py
	$(BIN)/python bench/running.py

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
