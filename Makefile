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

.PHONY: site serve run check update newest issue publish test test-library test-site test-fences \
  lint bench zensical clean clean-env

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

# The site and the check with the newest torch that pip finds.
newest:
	torch=$$($(PYTHON) -m pip index versions torch | sed -n '1s/^torch (\([0-9.]*\).*/\1/p') && \
	  test -n "$$torch" && $(MAKE) --keep-going site check TORCH=$$torch

# One issue holds the report: it is opened once and then kept up to date. GitHub takes 65,536
# characters.
issue:
	test -s $(REPORT) || echo 'The run ended before it could write a report: see its log.' > $(REPORT)
	if [ $$(wc -c < $(REPORT)) -gt 60000 ]; then \
	  { head -c 59000 $(REPORT); echo; echo; echo 'Cut here: make newest REPORT=$(REPORT) writes the rest.'; } \
	    > $(REPORT).part && mv $(REPORT).part $(REPORT); fi
	open=$$(gh issue list --label drift --state open --limit 1 --json number --jq '.[].number'); \
	if [ -n "$$open" ]; then gh issue edit "$$open" --body-file $(REPORT); else \
	  gh label create drift --force --description 'The newest torch gives other results' && \
	  gh issue create --label drift --title 'The newest torch gives other results' \
	    --body-file $(REPORT); fi

# site/ as the only commit of the branch gh-pages, from which GitHub Pages serves and Colab opens.
publish: export GIT_INDEX_FILE = $(CURDIR)/build/publish.index
publish: git = git --git-dir="$$(git rev-parse --absolute-git-dir)" --work-tree=$(CURDIR)/site
publish:
	test -f site/index.html
	touch site/.nojekyll
	mkdir -p build
	rm -f build/publish.index
	cd site && $(git) add --all --force .
	commit=$$($(git) -c user.name=copyscope -c user.email=copyscope@users.noreply.github.com \
	  commit-tree -m "Built from $$(git rev-parse --short HEAD)" "$$($(git) write-tree)") && \
	  git $(if $(GH_TOKEN),-c credential.helper= -c credential.helper='!gh auth git-credential') \
	    push --force origin "$$commit:refs/heads/gh-pages"

lint: $(READY)
	$(BIN)/ruff check src tests bench
	$(BIN)/ruff format --check src tests bench
	$(BIN)/zizmor --offline --quiet --pedantic .github/workflows
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml

bench: $(READY)
	$(BIN)/python bench/probe.py
	$(BIN)/python bench/running.py
	$(BIN)/python bench/search.py
	$(BIN)/python bench/pages.py

# What follows Material: the same pages with the newest Zensical, in an environment of its own.
ZENSICAL := .venv-zensical

zensical: $(READY) $(ZENSICAL)/.ready
	$(BIN)/copyscope pages
	for language in ko en; do \
	  PYTHONPATH=src $(ZENSICAL)/bin/zensical build --clean -f zensical.$$language.yml && \
	  cp -R docs/theme/assets/. build/zensical/$$language/assets/ || exit 1; done

$(ZENSICAL)/.ready:
	$(PYTHON) -m venv $(ZENSICAL)
	$(ZENSICAL)/bin/python -m pip install --quiet --disable-pip-version-check zensical
	touch $@

clean:
	rm -rf build site .cache

clean-env:
	rm -rf $(ENV)

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(ENV)
	sed '$(if $(TORCH),s/^torch==.*/torch==$(TORCH)/;)$(if $(NUMPY),s/^numpy==.*/numpy==$(NUMPY)/)' \
	  constraints.txt > $(ENV)/constraints.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check \
	  --constraint $(ENV)/constraints.txt --editable '.[test]'
	touch $@
