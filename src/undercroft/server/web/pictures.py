"""Pictures of links, 1200 by 630, as messengers show them: the cover of a game, and on it what the link
leads to.

Covers are our own drawings (`tools/covers.py`), letters those of the page. Where the page was not built there
are no letters, and so no pictures.
"""

import io
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image, ImageDraw, ImageFont

SIZE: Final = 1200, 630
COVERS: Final = Path(__file__).parent / "covers"
LEFT: Final = 64
COLUMN: Final = 700  # pixels for words
ASIDE: Final = 300  # pixels by which the cover is moved to the right
FADES: Final = 620  # over how many it comes out of the dark
LINE: Final = 66  # from one seat to the next

GROUND: Final = (13, 11, 9)
INK: Final = (241, 231, 214)
SOFT: Final = (201, 187, 164)
BRASS: Final = (232, 200, 115)
EMBER: Final = (224, 102, 47)
SEATS: Final = ((224, 160, 58), (111, 177, 214), (185, 143, 216), (127, 192, 138))
COLOURS: Final = 192  # of the picture as it is sent: half the size, and nobody sees it
FONTS: Final = {
    "display": "grenze-gotisch-latin-500-normal-*.woff",
    "bold": "alegreya-latin-700-normal-*.woff",
    "plain": "alegreya-sans-latin-400-normal-*.woff",
}


class Shown(NamedTuple):
    """What stands on a picture, in words. `seats` are the names of those who sit; None is an open seat."""

    game: str
    headline: str
    title: str
    facts: str
    seats: tuple[str | None, ...]


@cache
def font(page: Path, name: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(next((page / "assets").glob(FONTS[name])), size)


def has_letters(page: Path) -> bool:
    """Whether the page was built, with its letters."""
    return all(any((page / "assets").glob(pattern)) for pattern in FONTS.values())


@cache
def cover(game: str) -> Image.Image:
    """The cover of a game, dark where words will stand."""
    path = COVERS / f"{game}.jpg"
    picture = Image.new("RGB", SIZE, GROUND)
    if path.is_file():
        picture.paste(Image.open(path), (ASIDE, 0))
        shade = Image.linear_gradient("L").rotate(90).resize((FADES, SIZE[1]))  # from black to white
        picture.paste(GROUND, (ASIDE, 0), shade.point(lambda light: 255 - light))
    return picture


def can_write(letters: ImageFont.FreeTypeFont, text: str) -> bool:
    """Whether the font has all letters of a text; one that it does not have is an empty box."""

    def drawn(letter: str) -> bytes:
        paper = Image.new("L", (120, 120))
        ImageDraw.Draw(paper).text((20, 80), letter, font=letters, fill=255, anchor="ls")
        return paper.tobytes()

    box = drawn("\uffff")
    return all(letter == " " or drawn(letter) != box for letter in text)


def fitted(page: Path, name: str, text: str, size: int, least: int, width: int) -> ImageFont.FreeTypeFont:
    """The largest font in which a line fits, down to a least size."""
    while size > least and font(page, name, size).getlength(text) > width:
        size -= 2
    return font(page, name, size)


def cut(letters: ImageFont.FreeTypeFont, text: str, width: float) -> str:
    """A line that fits, with three dots for what does not."""
    if letters.getlength(text) <= width:
        return text
    while text and letters.getlength(f"{text}…") > width:
        text = text[:-1]
    return f"{text.rstrip()}…"


def write(
    pen: ImageDraw.ImageDraw,
    place: tuple[int, int],
    text: str,
    letters: ImageFont.FreeTypeFont,
    colour: tuple[int, int, int],
) -> None:
    """A line of words, with an edge that keeps it from the picture behind."""
    pen.text(place, text, font=letters, fill=colour, anchor="ls", stroke_width=2, stroke_fill=GROUND)


def draw(shown: Shown, page: Path) -> bytes:
    """The picture, as a PNG."""
    picture = cover(shown.game).copy()
    pen = ImageDraw.Draw(picture)

    house = font(page, "display", 40)
    pen.pieslice((LEFT, 48, LEFT + 36, 84), 180, 360, fill=BRASS)
    pen.rectangle((LEFT, 66, LEFT + 36, 86), fill=BRASS)
    pen.ellipse((LEFT + 11, 60, LEFT + 25, 82), fill=EMBER)
    write(pen, (LEFT + 52, 88), "Undercroft", house, SOFT)

    head = fitted(page, "bold", shown.headline, 50, 34, COLUMN)
    write(pen, (LEFT, 196), cut(head, shown.headline, COLUMN), head, INK)
    title = fitted(page, "display", shown.title, 104, 60, COLUMN)
    write(pen, (LEFT, 292), cut(title, shown.title, COLUMN), title, BRASS)
    facts = fitted(page, "plain", shown.facts, 38, 28, COLUMN)
    write(pen, (LEFT, 352), cut(facts, shown.facts, COLUMN), facts, INK)

    name = font(page, "plain", 34)
    half = len(shown.seats) > 3
    width = COLUMN // 2 if half else COLUMN
    for n, who in enumerate(shown.seats):
        x = LEFT + (width if half and n % 2 else 0)
        y = 400 + (n // 2 if half else n) * LINE
        colour = SEATS[n % len(SEATS)]
        if who is None:
            for part in range(0, 360, 40):
                pen.arc((x, y, x + 46, y + 46), part, part + 24, fill=colour, width=4)
            continue
        pen.ellipse((x, y, x + 46, y + 46), fill=colour)
        write(pen, (x + 64, y + 34), cut(name, who, width - 80), name, SOFT)

    sent = io.BytesIO()
    picture.quantize(COLOURS, Image.Quantize.FASTOCTREE).save(sent, "PNG")
    return sent.getvalue()
