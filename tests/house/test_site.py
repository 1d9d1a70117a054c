"""The documents as a site: nothing is left out, and no link leads nowhere. `make docs` builds it."""

import doctest
import re
from pathlib import Path

import pytest
from tools import site

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md"))
SOURCES = [*site.PAGES, *DOCUMENTS]


def test_every_document_is_listed() -> None:
    listed = set(re.findall(r"[\w/-]+\.md", (ROOT / "mkdocs.yml").read_text(encoding="utf-8")))
    listed |= {site.lies_in(path) for path in site.decisions()}
    assert {site.lies_in(source) for source in SOURCES} == listed


@pytest.mark.parametrize("source", SOURCES)
def test_what_a_document_points_at_is_there(source: str) -> None:
    links = site.LINK.finditer((ROOT / source).read_text(encoding="utf-8"))
    targets = {site.aim(source, found[1]) for found in links if found[1] and not site.OUTSIDE.match(found[1])}
    assert set() == {target for target in targets if not (ROOT / target).is_file()}


def test_a_page_comes_from_where_it_lies() -> None:
    assert SOURCES == [site.came_from(site.lies_in(source)) for source in SOURCES]


def test_links_lead_where_things_lie_in_the_site() -> None:
    told = site.relinked("[a](docs/bots.md#how) [b](https://example.org) [c](#here)", "index.md")
    assert "[a](bots.md#how) [b](https://example.org) [c](#here)" == told


def test_its_examples_are_true() -> None:
    assert 0 == doctest.testmod(site).failed
