"""The page of a report: one file that needs nothing else, in light and dark."""

import base64
import math
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Final

from undercroft.lab.stats import Estimate, minus

STYLE: Final = """
:root { color-scheme: light dark; --ground: #f4efe4; --paper: #fbf8f1; --ink: #2b241d; --soft: #6b5d4c;
  --edge: #d8ccb6; --brass: #8a6a1f; --good: #2f6690; --bad: #b3462f; }
@media (prefers-color-scheme: dark) { :root { --ground: #15120f; --paper: #221d18; --ink: #f1e7d6;
  --soft: #c9bba4; --edge: #463b31; --brass: #e8c873; --good: #8fc1e3; --bad: #f0a08c; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 62rem; background: var(--ground);
  color: var(--ink); font: 1rem/1.5 "Alegreya Sans", "Segoe UI", system-ui, sans-serif; }
h1, h2 { font-family: "Iowan Old Style", Palatino, "Book Antiqua", Georgia, serif; line-height: 1.2; }
h1 { margin: 0 0 .25rem; font-size: 2rem; }
h2 { margin: 2.5rem 0 .5rem; padding-top: .75rem; border-top: 1px solid var(--edge); font-size: 1.35rem; }
p { max-width: 46rem; }
.soft { color: var(--soft); } .bad { color: var(--bad); } .good { color: var(--good); }
nav a { margin-right: .9rem; } a { color: var(--brass); }
figure { margin: 1rem 0; } img { display: block; max-width: 100%; height: auto; border-radius: 4px;
  border: 1px solid var(--edge); } figcaption { margin-top: .35rem; color: var(--soft); font-size: .9rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-size: .92rem; background: var(--paper); }
th, td { padding: .25rem .7rem; text-align: right; border-bottom: 1px solid var(--edge);
  font-variant-numeric: tabular-nums; white-space: nowrap; }
thead th { color: var(--soft); font-weight: 600; }
th:first-child, td:first-child, .left { text-align: left; } summary { cursor: pointer; color: var(--brass); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; } dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; } li { max-width: 46rem; }
@media print { body { max-width: none; } details > * { display: block; } }
"""


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


def said(text: object) -> str:
    """Text for the page: escaped, unless it is HTML already."""
    return text if isinstance(text, Html) else escape(str(text))


def several(n: int, thing: str) -> str:
    """
    >>> several(1, "game"), several(1200, "game")
    ('1 game', '1,200 games')
    """
    return f"{n:,} {thing}{'' if n == 1 else 's'}"


def percent(value: float, digits: int = 1) -> str:
    """
    >>> percent(0.1234), percent(float("nan"))
    ('12.3 %', '–')
    """
    return "–" if math.isnan(value) else f"{100 * value:.{digits}f} %"


def are(n: int) -> str:
    return "is" if n == 1 else "are"


def signed(value: float, digits: int) -> str:
    """A difference; what is nothing when it is written has no sign.

    >>> signed(-0.001, 2), signed(0.126, 2)
    ('0.00', '+0.13')
    """
    text = f"{value:+.{digits}f}"
    return minus(text) if float(text) else text[1:]


def plain(value: float, digits: int = 2) -> str:
    """A figure, with a sign only if it is less than nothing.

    >>> plain(-0.001), plain(2.0)
    ('0.00', '2.00')
    """
    return signed(value, digits).removeprefix("+")


def points(value: float) -> str:
    """A difference of rates, in points of a hundred.

    >>> points(0.0123), points(-0.0001), points(float("nan"))
    ('+1.2', '0.0', '–')
    """
    if math.isnan(value):
        return "–"
    return signed(100 * value, 1)


def between(estimate: Estimate) -> str:
    """The interval of a rate."""
    return "–" if math.isnan(estimate.value) else f"{100 * estimate.low:.1f} to {100 * estimate.high:.1f}"


def points_between(estimate: Estimate) -> str:
    """The interval of a difference."""
    if math.isnan(estimate.value):
        return "–"
    return f"{signed(100 * estimate.low, 1)} to {signed(100 * estimate.high, 1)}"


def decided(text: str, estimate: Estimate, strong: bool) -> Html:
    """A figure that stands out, up or down."""
    if not strong:
        return Html(escape(text))
    return Html(f'<strong class="{"good" if estimate.value > 0 else "bad"}">{escape(text)}</strong>')


def paragraph(text: str, kind: str = "") -> str:
    return f'<p class="{kind}">{said(text)}</p>' if kind else f"<p>{said(text)}</p>"


def listed(lines: Iterable[str]) -> str:
    return "<ul>" + "".join(f"<li>{said(line)}</li>" for line in lines) + "</ul>"


def facts(pairs: Iterable[tuple[str, object]]) -> str:
    return "<dl>" + "".join(f"<dt>{said(name)}</dt><dd>{said(value)}</dd>" for name, value in pairs) + "</dl>"


def figure(path: Path, alt: str, caption: str = "") -> str:
    """A plot inside the page; the file beside it is for those who write."""
    data = base64.b64encode(path.read_bytes()).decode()
    told = f"<figcaption>{said(caption)}</figcaption>" if caption else ""
    return f'<figure><img src="data:image/png;base64,{data}" alt="{escape(alt)}">{told}</figure>'


def table(head: Sequence[str], rows: Iterable[Sequence[object]], left: int = 1) -> str:
    """The first columns are words and stand on the left."""

    def cell(tag: str, n: int, value: object) -> str:
        return f"<{tag}{' class=left' if n < left else ''}>{said(value)}</{tag}>"

    top = "".join(cell("th", n, name) for n, name in enumerate(head))
    body = "".join(f"<tr>{''.join(cell('td', n, value) for n, value in enumerate(row))}</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def folded(title: str, content: str) -> str:
    return f"<details><summary>{said(title)}</summary>{content}</details>"


class Section:
    """A chapter of the page."""

    def __init__(self, key: str, title: str, *parts: str) -> None:
        self.key = key
        self.title = title
        self.parts = [part for part in parts if part]


def page(title: str, intro: Sequence[str], sections: Sequence[Section]) -> str:
    shown = [section for section in sections if section.parts]
    links = "".join(f'<a href="#{section.key}">{said(section.title)}</a> ' for section in shown)
    body = "".join(
        f'<section id="{section.key}"><h2>{said(section.title)}</h2>{"".join(section.parts)}</section>'
        for section in shown
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{said(title)}</title><style>{STYLE}</style></head><body>"
        f"<h1>{said(title)}</h1>{''.join(intro)}<nav>{links}</nav>{body}</body></html>\n"
    )
