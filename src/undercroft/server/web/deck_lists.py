"""The doors of the lists that an account keeps (DGR-BLD-01), so that they are there on every device."""

from typing import Final

from sqlalchemy import Connection

from undercroft.engine import registry
from undercroft.server.names import BadName, read_title
from undercroft.server.store import deck_lists as store
from undercroft.server.store.database import Conflict
from undercroft.server.store.deck_lists import KeptList
from undercroft.server.web import schemas
from undercroft.server.web.endpoint import Ask, Endpoint
from undercroft.server.web.problems import Problem

MOST: Final = 60  # lists of one account; the page keeps as many in a browser


def account_of(ask: Ask) -> str:
    """Whose lists they are: guests have theirs in their browsers."""
    if ask.me.login is None:
        raise Problem(409, "no_account", "lists are kept for accounts; a guest's stay in the browser")
    return ask.me.id


def game_of(ask: Ask) -> str:
    name: str = ask.request.path_params["game"]
    if name not in registry.game_names() or registry.game(name).deck_rules is None:
        raise Problem(404, "no_decks", "there is no such game with decks of one's own")
    return name


def id_of(ask: Ask) -> str:
    id: str = ask.request.path_params["list"]
    return id


def told(row: KeptList) -> schemas.KeptDeck:
    return schemas.KeptDeck(row.id, row.name, row.cards, row.revision)


async def kept_lists(ask: Ask) -> schemas.KeptDecks:
    me, game = account_of(ask), game_of(ask)
    found = await ask.service.database.read(lambda c: store.lists_of(c, me, game))
    return schemas.KeptDecks([told(row) for row in found], MOST)


async def keep_list(ask: Ask) -> schemas.KeptDeck:
    me, body = account_of(ask), ask.body
    if not ask.service.keeping.take(me):
        raise Problem(429, "too_many", "too many attempts; wait a little")
    try:
        name = read_title(body.name)
    except BadName as error:
        raise Problem(400, "bad_name", str(error)) from None
    row = KeptList(me, id_of(ask), game_of(ask), name, body.cards, body.revision + 1, ask.service.now())
    return told(await ask.service.database.write(lambda c: kept(c, row, body.revision)))


def kept(connection: Connection, row: KeptList, seen: int) -> KeptList:
    """The list as it lies there now. What was kept already, and whose answer was lost, is kept; what another
    device has deleted meanwhile is there again. Raises Conflict if another one has changed it.
    """
    there = store.find_list(connection, row.player, row.id)
    if there is None:
        if store.count_lists(connection, row.player) >= MOST:
            raise Problem(409, "many_lists", f"expected at most {MOST} lists")
        store.add_list(connection, row)
        return row
    if there.game != row.game:
        raise Conflict("a list of another game has this id")
    if (there.name, there.cards) == (row.name, row.cards):
        return there
    store.change_list(connection, row, seen)
    return row


async def drop_list(ask: Ask) -> schemas.KeptDecks:
    me, id = account_of(ask), id_of(ask)
    await ask.service.database.write(lambda c: store.drop_list(c, me, id))
    return await kept_lists(ask)


D: Final = "/api/me/decks/{game:word}"
ENDPOINTS: Final = (
    Endpoint("GET", D, kept_lists, "My lists of decks", schemas.KeptDecks, problems=(401, 404, 409)),
    Endpoint(
        "PUT",
        D + "/{list:name}",
        keep_list,
        "Keep a list in my account",
        schemas.KeptDeck,
        schemas.ListToKeep,
        problems=(400, 401, 404, 409),
    ),
    Endpoint(
        "DELETE",
        D + "/{list:name}",
        drop_list,
        "Delete a list",
        schemas.KeptDecks,
        problems=(401, 404, 409),
    ),
)
