"""The deal of the day over HTTP: what may be known of it, and a table to play it. No day is ever named by
whoever asks: it is the server's own.
"""

from typing import Final

from sqlalchemy import Connection

from undercroft.engine import registry
from undercroft.server import lobby, wire
from undercroft.server.daily import day_of, deal_of, seed_of
from undercroft.server.identity import fresh_id
from undercroft.server.store import tables as store
from undercroft.server.web import schemas
from undercroft.server.web.endpoint import Ask, Endpoint
from undercroft.server.web.problems import Problem
from undercroft.server.web.schemas import table_info


def game_of(ask: Ask) -> str:
    name: str = ask.request.path_params["game"]
    if name not in registry.game_names() or not registry.game(name).daily:
        raise Problem(404, "no_daily", "this game has no deal of the day")
    return name


async def show_deal(ask: Ask) -> schemas.DailyDeal:
    service = ask.service
    return schemas.DailyDeal(*deal_of(service.settings.secret, game_of(ask), service.now()))


async def play_deal(ask: Ask) -> wire.TableInfo:
    """Today's table: the one that somebody has begun and not ended, or a new one."""
    name, me, service = game_of(ask), ask.me, ask.service
    now, most = service.now(), service.settings.limits.tables_per_person
    day = day_of(now)
    begun = await service.database.read(lambda c: store.begun_deal(c, me.id, name, day))
    if begun is not None:
        return table_info(*begun, me.id)
    if not service.deals.take(me.id):
        raise Problem(429, "too_many", "enough of this deal for now; wait a little")
    plan = lobby.daily_plan(name, day, seed_of(service.settings.secret, name, day), ask.body.language)
    row, seats = await service.lists.run(lobby.make_table, plan, me, now)

    def job(connection: Connection) -> None:
        if store.count_unfinished(connection, me.id) >= most:
            raise Problem(429, "too_many", f"expected at most {most} unfinished tables")
        store.add_table(connection, row, seats)
        lobby.start(connection, row, seats, 0, now, fresh_id())

    await service.database.write(job)
    service.hub.started(row.id)
    found = await service.database.read(lambda c: store.read_table(c, row.id))
    assert found is not None
    return table_info(*found, me.id)


D: Final = "/api/games/{game:word}/daily"
ENDPOINTS: Final = (
    Endpoint("GET", D, show_deal, "The deal of the day", schemas.DailyDeal, problems=(404,), for_all=True),
    Endpoint(
        "POST",
        D,
        play_deal,
        "Play the deal of the day",
        wire.TableInfo,
        schemas.PlayDeal,
        status=201,
        problems=(401, 404, 422),
    ),
)
