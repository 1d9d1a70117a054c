"""The doors of notices: how I want to be told that it is my turn, and when not."""

import secrets
from typing import Final
from zoneinfo import ZoneInfo

from sqlalchemy import Connection

from undercroft.server.identity import fresh_id
from undercroft.server.notices import outside
from undercroft.server.notices.outside import NotAllowed, Unreached, Unsure
from undercroft.server.notices.push import coded
from undercroft.server.notices.ways import BadWay, name_of, read_way
from undercroft.server.store import notices as store
from undercroft.server.store.notices import Quiet, Way
from undercroft.server.web import schemas
from undercroft.server.web.endpoint import Ask, Endpoint
from undercroft.server.web.problems import Problem

MOST: Final = 6  # ways of one person
TRIES: Final = 6  # digits of a code
PORT: Final = 443


async def told(ask: Ask) -> schemas.Notices:
    me, notifier = ask.me.id, ask.service.notifier

    def job(connection: Connection) -> tuple[list[Way], Quiet | None]:
        return store.ways_of(connection, me), store.quiet_of(connection, me)

    ways, quiet = await ask.service.database.read(job)
    return schemas.Notices(
        list(notifier.kinds),
        coded(notifier.keys.public) if notifier.keys is not None else "",
        [schemas.WayInfo(way.id, way.kind, name_of(way.kind, way.address), not way.code) for way in ways],
        schemas.QuietHours(begins=quiet.begins, ends=quiet.ends, zone=quiet.zone) if quiet else None,
    )


def must_be_calm(ask: Ask) -> None:
    """Each way is a word to somebody outside: there are few of them for one person, and for one address."""
    service = ask.service
    if not service.ways.take(ask.me.id) or not service.ways.take(("address", ask.address)):
        raise Problem(429, "too_many", "too many attempts; wait a little")


async def add_way(ask: Ask) -> schemas.Notices:
    me, body, service = ask.me, ask.body, ask.service
    if body.kind not in service.notifier.kinds:
        raise Problem(409, "no_notices", "this server does not send such notices")
    try:
        address = read_way(body.kind, body.address)
    except BadWay as error:
        raise Problem(422, "bad_way", str(error)) from None
    must_be_calm(ask)
    if body.kind != "mail":
        try:
            host = name_of(body.kind, address)
            await outside.addresses(host, PORT, service.settings.notices_private)
        except (NotAllowed, Unreached) as error:
            raise Problem(422, "bad_way", f"this address leads nowhere: {error}") from None
    code = f"{secrets.randbelow(10**TRIES):0{TRIES}}" if body.kind == "mail" else ""
    way = Way(fresh_id(), me.id, body.kind, address, code, service.now())

    def job(connection: Connection) -> bool:
        mine = store.ways_of(connection, me.id)
        if any((one.kind, one.address) == (way.kind, way.address) for one in mine):
            return False
        if len(mine) >= MOST:
            raise Problem(409, "many_ways", f"expected at most {MOST} ways")
        store.add_way(connection, way)
        return True

    if await service.database.write(job) and way.code:
        try:
            await service.notifier.confirm(way, me.language)
        except (Unreached, Unsure):
            await service.database.write(lambda c: store.drop_way(c, way.id))
            raise Problem(503, "no_mail", "no mail can be sent at the moment") from None
    return await told(ask)


async def my_way(ask: Ask) -> Way:
    id: str = ask.request.path_params["way"]
    way = await ask.service.database.read(lambda c: store.read_way(c, id))
    if way is None or way.player != ask.me.id:
        raise Problem(404, "no_way", "there is no such way")
    return way


async def confirm_way(ask: Ask) -> schemas.Notices:
    way = await my_way(ask)
    if not ask.service.confirming.take(way.id):
        raise Problem(429, "too_many", "too many attempts; wait a little")
    if way.code:
        if not secrets.compare_digest(way.code, ask.body.code):
            raise Problem(403, "wrong_code", "this is not the code")
        await ask.service.database.write(lambda c: store.confirm_way(c, way.id))
    return await told(ask)


async def drop_way(ask: Ask) -> schemas.Notices:
    way = await my_way(ask)
    await ask.service.database.write(lambda c: store.drop_way(c, way.id))
    return await told(ask)


async def set_quiet(ask: Ask) -> schemas.Notices:
    me, body = ask.me.id, ask.body.quiet
    quiet = None
    if body is not None:
        try:
            ZoneInfo(body.zone)
        except Exception:
            raise Problem(422, "bad_zone", "expected a time zone such as Europe/Madrid") from None
        quiet = Quiet(body.begins, body.ends, body.zone)
    await ask.service.database.write(lambda c: store.set_quiet(c, me, quiet))
    return await told(ask)


N: Final = "/api/me/notices"
ENDPOINTS: Final = (
    Endpoint("GET", N, told, "How I am told that it is my turn", schemas.Notices, problems=(401,)),
    Endpoint(
        "POST",
        N,
        add_way,
        "Ask to be told",
        schemas.Notices,
        schemas.NewWay,
        problems=(401, 409, 422),
    ),
    Endpoint(
        "PUT",
        "/api/me/quiet",
        set_quiet,
        "Say when I want quiet",
        schemas.Notices,
        schemas.SetQuiet,
        problems=(401, 422),
    ),
    Endpoint(
        "POST",
        N + "/{way:name}",
        confirm_way,
        "Confirm a mail address",
        schemas.Notices,
        schemas.MailCode,
        problems=(401, 404),
    ),
    Endpoint(
        "DELETE",
        N + "/{way:name}",
        drop_way,
        "Not by this way any more",
        schemas.Notices,
        problems=(401, 404),
    ),
)
