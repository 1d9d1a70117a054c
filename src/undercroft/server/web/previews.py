"""Previews: what a messenger shows of a link before anybody follows it, as title, sentence and picture.

A link names a table or a campaign, and nothing of an invitation's secret reaches us. So a preview tells what
whoever knows the id may know anyway: of a table that waits who invites to what, of one that may be watched
who plays. It is said in the language of the table.
"""

import asyncio
import html
from collections import OrderedDict
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from undercroft import texts
from undercroft.server import campaigns
from undercroft.server.match import Denied
from undercroft.server.rebuild import Unplayable
from undercroft.server.rooms import NoSuchTable
from undercroft.server.service import Service
from undercroft.server.store import tables as tables_store
from undercroft.server.store.database import Unavailable
from undercroft.server.store.tables import SeatRow, TableRow
from undercroft.server.web import pages, pictures, schemas
from undercroft.server.web.addresses import address_of
from undercroft.server.web.pictures import Shown

KEPT: Final = 48  # pictures, each 150 kB
LASTS: Final = "public, max-age=300"


class Preview(NamedTuple):
    """What is told of a link."""

    title: str
    text: str
    shown: Shown


class Previews:
    """Pictures that were drawn, those that were asked for last."""

    def __init__(self) -> None:
        self.drawn: OrderedDict[Shown, bytes] = OrderedDict()
        self.turn = asyncio.Lock()

    async def picture(self, service: Service, shown: Shown) -> bytes:
        """Drawn one at a time, by a thread of its own, and kept."""
        async with self.turn:
            if shown not in self.drawn:
                self.drawn[shown] = await service.drawing.run(drawn, shown)
                while len(self.drawn) > KEPT:
                    self.drawn.popitem(last=False)
            self.drawn.move_to_end(shown)
            return self.drawn[shown]


def drawn(shown: Shown) -> bytes:
    return pictures.draw(legible(shown), pages.FOLDER)


def legible(shown: Shown) -> Shown:
    """The same without names that our letters cannot write."""
    bold = pictures.font(pages.FOLDER, "bold", 34)
    plain = pictures.font(pages.FOLDER, "plain", 34)
    return shown._replace(
        headline=shown.headline if pictures.can_write(bold, shown.headline) else "",
        seats=tuple(name if name is None or pictures.can_write(plain, name) else "" for name in shown.seats),
    )


# -- what is told --------------------------------------------------------------------------------------------


def invitation(told: schemas.Invited, language: str, campaign: bool) -> Preview:
    speaker = texts.speaker(told.game, language)
    game = speaker.word("game", told.game)
    kind = "campaign" if campaign else "table"
    players = speaker.say("preview-players", n=told.seats)
    facts = [players, speaker.say(f"preview-minutes-{kind}", n=told.minutes)]
    who = f"preview-{kind}-by" if told.host else f"preview-{kind}"
    return Preview(
        speaker.say(who, name=told.host, game=game),
        ", ".join([*facts, told.name] if told.name else facts),
        Shown(
            told.game,
            speaker.say("preview-invites" if told.host else "preview-invited", name=told.host),
            game,
            " · ".join(facts),
            (*told.people, *[None] * (told.seats - len(told.people))),
        ),
    )


def game_seen(row: TableRow, seats: list[SeatRow], scores: dict[int, int]) -> Preview:
    """A game that may be watched, or has been played."""
    speaker = texts.speaker(row.game, row.language)
    game = speaker.word("game", row.game)
    over = row.status in ("over", "closed")
    kind = "replay" if over else "watch"
    names = [seat.name or speaker.seat(seat.seat) for seat in seats]
    named = [f"{name}: {scores[n]}" if n in scores else name for n, name in enumerate(names)]
    return Preview(
        speaker.say(f"preview-{kind}", game=game),
        ", ".join([*named, row.name] if row.name else named),
        Shown(row.game, speaker.say(f"preview-{kind}-head"), game, row.name, tuple(named)),
    )


async def preview_of_table(service: Service, id: str) -> Preview | None:
    found = await service.database.read(lambda c: tables_store.read_table(c, id))
    if found is None:
        return None
    row, seats = found
    if row.status == "waiting":
        sitting = [seat for seat in seats if seat.kind != "open"]
        told = schemas.invited(row, seats)
        preview = invitation(told, row.language, campaign=False)
        people = tuple(seat.name if seat.kind == "person" else bot_name(row, seat) for seat in sitting)
        seen = (*people, *[None] * (row.seats - len(people)))
        return preview._replace(shown=preview.shown._replace(seats=seen))
    if not row.watch or row.started is None:
        return None
    scores: dict[int, int] = {}
    if row.status == "over":
        room = await service.hub.rooms.open(id)
        scores = {
            place.seat: place.figures["total"]
            for place in room.match.table.standings
            if "total" in place.figures
        }
    return game_seen(row, [named(row, seat) for seat in seats], scores)


def bot_name(row: TableRow, seat: SeatRow) -> str:
    return texts.speaker(None, row.language).say("preview-bot")


def named(row: TableRow, seat: SeatRow) -> SeatRow:
    return msgspec.structs.replace(seat, name=bot_name(row, seat)) if seat.kind == "bot" else seat


async def preview_of_campaign(service: Service, id: str) -> Preview | None:
    def job(connection: Connection) -> Preview | None:
        try:
            state = campaigns.load(connection, id)
        except Denied:
            return None
        if state.row.status not in ("waiting", "running"):
            return None
        told = schemas.invited_to_campaign(state.row, state.teachers)
        return invitation(told, state.row.language, campaign=True)

    return await service.database.read(job)


async def preview_of(request: Request) -> tuple[Preview, str] | None:
    """What is told of an address, and where its picture lies. Without a database nothing is."""
    service: Service = request.app.state.service
    names = request.path_params
    try:
        if "table" in names:
            found, path = await preview_of_table(service, names["table"]), f"table/{names['table']}"
        else:
            found, path = (
                await preview_of_campaign(service, names["campaign"]),
                f"campaign/{names['campaign']}",
            )
    except (Unavailable, Unplayable, NoSuchTable):
        return None
    return None if found is None else (found, f"/preview/{path}.png")


# -- what is sent --------------------------------------------------------------------------------------------


def tags(preview: Preview, picture: str, address: str) -> str:
    said: list[tuple[str, Any]] = [
        ("og:type", "website"),
        ("og:site_name", "Undercroft"),
        ("og:title", preview.title),
        ("og:description", preview.text),
        ("og:url", address),
    ]
    if picture:
        said += [
            ("og:image", picture),
            ("og:image:width", pictures.SIZE[0]),
            ("og:image:height", pictures.SIZE[1]),
            ("og:image:alt", preview.title),
        ]
    lines = [f'<meta property="{name}" content="{html.escape(str(value))}" />' for name, value in said]
    card = "summary_large_image" if picture else "summary"
    return "\n    ".join([*lines, f'<meta name="twitter:card" content="{card}" />'])


async def shared(request: Request) -> Response:
    """The document at an address that people send each other."""
    index = pages.FOLDER / "index.html"
    found = await preview_of(request) if index.is_file() else None
    if found is None:
        return await pages.document(request)
    preview, path = found
    base = base_of(request)
    picture = f"{base}{path}" if pictures.has_letters(pages.FOLDER) else ""
    told = tags(preview, picture, f"{base}{request.url.path}")
    text = index.read_text(encoding="utf-8").replace("</head>", f"  {told}\n  </head>", 1)
    return Response(text, headers={"cache-control": "no-cache"}, media_type="text/html")


def base_of(request: Request) -> str:
    service: Service = request.app.state.service
    return service.settings.public_url.rstrip("/") or f"{request.url.scheme}://{request.url.netloc}"


async def picture(request: Request) -> Response:
    """The picture of a link. Strangers ask for it, so it is rationed."""
    service: Service = request.app.state.service
    previews: Previews = request.app.state.previews
    found = await preview_of(request) if pictures.has_letters(pages.FOLDER) else None
    if found is None:
        return Response(status_code=404)
    shown = found[0].shown
    if shown not in previews.drawn and not service.pictures.take(address_of(request)):
        return Response(status_code=429, headers={"retry-after": "10"})
    made = await previews.picture(service, shown)
    return Response(made, headers={"cache-control": LASTS}, media_type="image/png")
