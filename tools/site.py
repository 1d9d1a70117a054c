"""Makes a site of the documents (`make docs`): a hook of mkdocs, which calls the functions at the end.

The documents are written to be read in the tree, so they point at files beside docs too. What is Markdown
there becomes a page, everything else that is pointed at lies in the site as it is, and a link that leads
nowhere ends the build.
"""

import posixpath
import re
from importlib import import_module
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = {  # in the tree -> in the site
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "benchmarks/history.md": "benchmarks/history.md",
}
FILES: Final = {"LICENSE": "LICENSE.txt", "web/public/icon.svg": "icon.svg"}
LINK: Final = re.compile(r"\]\(([^)#\s]*)(#[^)\s]*)?\)")
OUTSIDE: Final = re.compile(r"\w+:")  # an address of its own
SOURCES: Final = "source"  # the folder of the site in which files of the tree lie


def lies_in(source: str) -> str:
    """Where a file of the tree lies in the site.

    >>> lies_in("README.md"), lies_in("docs/bots.md"), lies_in("examples/bots/python/bot.py")
    ('index.md', 'bots.md', 'source/examples/bots/python/bot.py.txt')
    """
    if source in PAGES | FILES:
        return (PAGES | FILES)[source]
    inside = source.removeprefix("docs/")
    return inside if inside != source else f"{SOURCES}/{source}.txt"


def came_from(page: str) -> str:
    """The file of the tree that a page shows.

    >>> came_from("index.md"), came_from("games/dungeoneer/rules.md")
    ('README.md', 'docs/games/dungeoneer/rules.md')
    """
    return next((source for source, made in PAGES.items() if made == page), f"docs/{page}")


def aim(source: str, link: str) -> str:
    """The file of the tree at which a link in another one points.

    >>> aim("docs/games/dungeoneer/rules.md", "../../records.md"), aim("README.md", "docs/decisions")
    ('docs/records.md', 'docs/decisions/0001-dependencies.md')
    """
    found = posixpath.normpath(posixpath.join(posixpath.dirname(source), link))
    return decisions()[0] if found == "docs/decisions" else found


def decisions() -> list[str]:
    return sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs" / "decisions").glob("*.md"))


def relinked(text: str, page: str) -> str:
    """A document with its links as they lead in the site."""
    source = came_from(page)

    def link(found: re.Match[str]) -> str:
        place, mark = found[1], found[2] or ""
        if not place or OUTSIDE.match(place):
            return found[0]
        return f"]({posixpath.relpath(lies_in(aim(source, place)), posixpath.dirname(page))}{mark})"

    return LINK.sub(link, text)


def pointed_at() -> set[str]:
    """The files of the tree that are no pages, at which some document points."""
    documents = [*PAGES, *(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md"))]
    return {
        target
        for source in documents
        for found in LINK.finditer((ROOT / source).read_text(encoding="utf-8"))
        if found[1] and not OUTSIDE.match(found[1])
        if lies_in(target := aim(source, found[1])).startswith(SOURCES) and (ROOT / target).is_file()
    }


# -- what mkdocs calls -----------------------------------------------------------------------------


def on_config(config: Any) -> None:
    """List the decisions."""
    nav: list[Any] = config.nav or []
    for part in nav:
        for entry in next(iter(part.values())) if isinstance(part, dict) else ():
            if isinstance(entry, dict) and "Decisions" in entry:
                entry["Decisions"] = [lies_in(path) for path in decisions()]


def on_files(files: Any, config: Any) -> None:
    """Add what lies outside docs."""
    generated = import_module("mkdocs.structure.files").File.generated
    for source in [*PAGES, *FILES, *sorted(pointed_at())]:
        files.append(generated(config, lies_in(source), content=(ROOT / source).read_bytes()))


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Let links lead where things lie in the site."""
    return relinked(markdown, page.file.src_uri)
