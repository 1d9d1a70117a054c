"""The HTTP interface: who is here, which tables there are, and what was played at them."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from functools import cache
from typing import Any, Final, cast

import msgspec
from sqlalchemy import Connection

import undercroft
from undercroft import bots, lessons
from undercroft.engine import registry
from undercroft.engine.decks import DeckRules
from undercroft.engine.game import Game
from undercroft.engine.languages import LANGUAGES
from undercroft.engine.own_content import KNOWN
from undercroft.engine.registry import UnknownGame
from undercroft.engine.settings import BadSetup
from undercroft.rulebook.aid import aid_of, has_aid, modes
from undercroft.rulebook.book import Book, book, languages
from undercroft.server import decks, lobby, wire
from undercroft.server.codes import read_code
from undercroft.server.daily import is_sealed
from undercroft.server.forgetting import forget
from undercroft.server.identity import Invitation, fresh_id
from undercroft.server.match import Course, Denied
from undercroft.server.names import BadName, read_name, read_title
from undercroft.server.passwords import BadPassword, check_choice, hash_password, try_password
from undercroft.server.presenter import facts_for, present_line, present_reason
from undercroft.server.rebuild import game_of, opening_table
from undercroft.server.rematch import rematch
from undercroft.server.store import log, people, waiting
from undercroft.server.store import tables as store
from undercroft.server.store.database import Conflict
from undercroft.server.store.people import PlayerRow
from undercroft.server.store.tables import SeatRow, TableRow
from undercroft.server.web import campaigns, daily, deck_lists, notices, schemas
from undercroft.server.web.cookies import device_of
from undercroft.server.web.endpoint import Ask, Endpoint, HttpAnswer, lasting
from undercroft.server.web.lessons import lesson as told_lesson
from undercroft.server.web.lessons import puzzle as told_puzzle
from undercroft.server.web.openapi import document
from undercroft.server.web.problems import Problem
from undercroft.server.web.replays import Replays
from undercroft.server.web.schemas import content_info, invited, is_agreed, me_of, table_info
from undercroft.texts.own import said_in
from undercroft.texts.terms import terms

LISTED: Final = 100
TOO_MANY: Final = 429, "too_many", "too many attempts; wait a little"
NOT_INVITED: Final = 403, "not_allowed", "this server is open to invited people only"


# -- the server itself ---------------------------------------------------------------------------------------


async def health(ask: Ask) -> schemas.Health:
    return schemas.Health("ok", undercroft.__version__)


async def readiness(ask: Ask) -> schemas.Readiness:
    database = await ask.service.ready()
    if not database:
        raise Problem(503, "not_ready", "the database is away, or cannot write")
    return schemas.Readiness(True, database, ask.service.bus.healthy)


async def metrics(ask: Ask) -> HttpAnswer:
    forwarded = any(name in ask.request.headers for name in ("x-forwarded-for", "forwarded", "via"))
    if not ask.service.settings.open_metrics and (forwarded or ask.address not in ("127.0.0.1", "::1")):
        raise Problem(403, "not_allowed", "metrics are for this machine only")
    return HttpAnswer(ask.service.metrics.text(), media="text/plain; version=0.0.4; charset=utf-8")


async def openapi(ask: Ask) -> HttpAnswer:
    return interface()


async def protocol(ask: Ask) -> HttpAnswer:
    return live_interface()


@cache
def interface() -> HttpAnswer:
    return lasting(document(ENDPOINTS))


@cache
def live_interface() -> HttpAnswer:
    return lasting(wire.schema())


async def list_games(ask: Ask) -> schemas.Games:
    found = []
    for name in registry.game_names():
        game = registry.game(name)
        settings = [schemas.SettingInfo(*setting[:-1]) for setting in game.open_settings]
        teachers = list(game.campaign.seats) if game.campaign else []
        found.append(
            schemas.GameInfo(
                name,
                game.version,
                list(game.seats),
                settings,
                game.base,
                teachers,
                name in lessons.games(),
                list(lessons.modes(name)),
                len(lessons.puzzles(name)),
                game.daily,
                {mode: found.when for mode, found in modes(name).items()},
                content_info(game.own),
            )
        )
    return schemas.Games(found, list(bots.LEVELS))


async def why_no_table(ask: Ask) -> schemas.Refusal:
    """The same reason that whoever makes such a table is given, asked before."""
    game = playable(ask.request.path_params["game"])
    try:
        options = game.ranged_options(ask.body.options)
    except BadSetup as error:
        raise Problem(422, "bad_setup", str(error)) from None
    reason = game.why_not_options(options, ask.body.seats)
    return schemas.Refusal(None if reason is None else present_reason(game, reason))


def playable(name: str) -> Game:
    if name not in registry.game_names():
        raise Problem(404, "no_game", "there is no such game")
    return registry.game(name)


async def show_content(ask: Ask) -> schemas.Content:
    game = playable(ask.request.path_params["game"])
    wanted = ask.query.content
    if wanted and wanted != game.own:
        if wanted not in ("ours", *KNOWN):
            await ask.service.database.read(lambda c: store.hear_of(c, {wanted}))
        try:
            game = registry.game(game.name, None, "" if wanted == "ours" else wanted)
        except UnknownGame as error:
            raise Problem(404, "no_content", str(error)) from None
    facts, decisive = facts_for(game), sorted(game.decisive_events)
    if facts is None:  # a game that has no words yet
        return schemas.Content(game.name, game.version, {}, {}, {}, {}, decisive)
    cards = facts.contents()
    powers = {id: power for id in cards if (power := facts.power(id))}
    printed = cast(dict[str, schemas.CardFacts], cards)
    return schemas.Content(
        game.name,
        game.version,
        dict(facts.KINDS),
        printed,
        powers,
        facts.boards(),
        decisive,
        content_info(game.own),
        own_texts(game),
    )


def own_texts(game: Game) -> dict[str, dict[str, dict[str, str]]]:
    """What the owner of a content calls the pieces of a game and of the one that it expands."""
    found: dict[str, dict[str, dict[str, str]]] = {}
    if game.own:
        for language in LANGUAGES:
            said = [said_in(member.name, language, game.own) for member in registry.family(game)]
            found[language] = {message: dict(texts) for one in said for message, texts in one.items()}
    return found


async def show_book(ask: Ask) -> Book:
    name = ask.request.path_params["game"]
    if name not in registry.game_names() or ask.query.language not in languages(name):
        raise Problem(404, "no_book", "there is no book of this game")
    return await ask.service.books.run(book, name, ask.query.language)


async def show_aid(ask: Ask) -> Book:
    name = ask.request.path_params["game"]
    of = ask.query
    if name not in registry.game_names() or not has_aid(name, of.language):
        raise Problem(404, "no_aid", "there is no player aid of this game")
    if of.mode and of.mode not in modes(name):
        raise Problem(404, "no_aid", "there is no player aid of this mode")
    return await ask.service.books.run(aid_of, name, of.language, of.mode, of.edition)


async def show_words(ask: Ask) -> schemas.Words:
    name = ask.request.path_params["game"]
    if name not in registry.game_names():
        raise Problem(404, "no_game", "there is no such game")
    return schemas.Words(await ask.service.books.run(terms, name, ask.query.language))


async def show_lesson(ask: Ask) -> HttpAnswer:
    return await lesson_of(ask, "")


async def show_lesson_of_mode(ask: Ask) -> HttpAnswer:
    return await lesson_of(ask, ask.request.path_params["mode"])


async def lesson_of(ask: Ask, mode: str) -> HttpAnswer:
    name = ask.request.path_params["game"]
    if name not in lessons.games() or mode not in ("", *lessons.modes(name)):
        raise Problem(404, "no_lesson", "there is no lesson of this game")
    return await ask.service.books.run(told_lesson, name, mode)


async def show_puzzle(ask: Ask) -> HttpAnswer:
    name, number = ask.request.path_params["game"], ask.request.path_params["puzzle"]
    if not 1 <= number <= len(lessons.puzzles(name)):
        raise Problem(404, "no_puzzle", "there is no such puzzle")
    return await ask.service.books.run(told_puzzle, name, number)


# -- people --------------------------------------------------------------------------------------------------


def checked_name(text: str, read: Callable[[str], str] = read_name) -> str:
    try:
        return read(text)
    except BadName as error:
        raise Problem(400, "bad_name", str(error)) from None


async def who_am_i(ask: Ask) -> schemas.Me:
    return me_of(ask.caller)


async def come_in(ask: Ask) -> HttpAnswer:
    """A new guest; whoever is known already stays who he is, under the new name. Where strangers may not come
    in, an invitation lets in one person: whoever comes in with it sits down in the same transaction, and so
    uses it up.
    """
    if ask.caller is not None:
        return HttpAnswer(await renamed(ask, ask.caller, ask.body.name, ask.body.language))
    invitation = None if ask.service.settings.open_registration else shown_invitation(ask)
    name = checked_name(ask.body.name)
    if not ask.service.guests.take(ask.address):
        raise Problem(429, "too_many", "too many new guests from this address")
    now = ask.service.now()
    player = PlayerRow(fresh_id(), name, None, None, 0, ask.body.language, False, now, now)

    def job(connection: Connection) -> None:
        people.add_player(connection, player)
        if invitation is not None:
            lobby.claim(connection, invitation, player, now)

    try:
        await ask.service.database.write(job)
    except Denied:
        raise Problem(*NOT_INVITED) from None
    if invitation is not None:
        ask.service.hub.touched(invitation.table)
    return HttpAnswer(me_of(player), session=player)


def shown_invitation(ask: Ask) -> Invitation:
    """An invitation of ours; whether it is still good, only its seat knows."""
    invitation = ask.service.signer.read_invitation(ask.body.invitation or "")
    if invitation is None:
        raise Problem(*NOT_INVITED)
    return invitation


async def renamed(ask: Ask, me: PlayerRow, name: str | None, language: str | None) -> schemas.Me:
    changes: dict[str, Any] = {"seen": ask.service.now()}
    if name is not None:
        changes["name"] = checked_name(name)
    if language is not None:
        changes["language"] = language
    await ask.service.database.write(lambda c: people.set_player(c, me.id, changes))
    return me_of(msgspec.structs.replace(me, **changes))


async def change_me(ask: Ask) -> schemas.Me:
    return await renamed(ask, ask.me, ask.body.name, ask.body.language)


async def make_account(ask: Ask) -> HttpAnswer:
    me, login = ask.me, ask.body.login
    if me.login is not None:
        raise Problem(409, "has_account", "you have an account already")
    must_be_good(ask.body.password, login, me.name)
    if not ask.service.passwords.take(ask.address):
        raise Problem(*TOO_MANY)
    hashed = await ask.service.hashing.run(hash_password, ask.body.password)
    changes = {"login": login, "password": hashed}
    try:
        await ask.service.database.write(lambda c: people.set_player(c, me.id, changes))
    except Conflict:
        raise Problem(409, "login_taken", "this login belongs to somebody else") from None
    fresh = msgspec.structs.replace(me, **changes)
    return HttpAnswer(me_of(fresh), session=fresh)


def must_be_good(password: str, *names: str) -> None:
    try:
        check_choice(password, *names)
    except BadPassword as error:
        raise Problem(422, error.code, str(error)) from None


async def fits(ask: Ask, login: str, player: PlayerRow | None, password: str) -> bool:
    """Whether a password is that of an account. Wrong ones are counted for the account and the address they
    come from, so that nobody can lock an owner out from elsewhere. A device from which somebody has logged in
    before is counted by itself: there he gets in even from an address that is full of strangers.
    """
    service, source = ask.service, ask.address
    device = service.signer.read_device(device_of(ask.request, service.settings.public_url))
    if device is not None and player is not None and device.player == player.id:
        source = device.nonce
    if not service.logins.take((login, source)) or not service.passwords.take(source):
        raise Problem(*TOO_MANY)
    tried = await ask.service.hashing.run(try_password, password, player.password if player else None)
    if player is None or not tried.fits:
        return False
    service.logins.give_back((login, source))
    if tried.renewed is not None:
        changes = {"password": tried.renewed}
        with contextlib.suppress(Conflict):  # it was changed meanwhile
            await service.database.write(lambda c: people.renew_player(c, player, changes))
    return True


async def log_in(ask: Ask) -> HttpAnswer:
    login, service = ask.body.login, ask.service
    player = await service.database.read(lambda c: people.read_login(c, login))
    if not await fits(ask, login, player, ask.body.password) or player is None:
        raise Problem(401, "wrong_password", "no account has this login and password")
    if player.banned:
        raise Problem(403, "banned", "you are not welcome here any more")
    await service.note_seen(player)
    return HttpAnswer(me_of(player), session=player)


async def change_password(ask: Ask) -> HttpAnswer:
    """Whoever knows the old password chooses a new one. All sessions end but this one, which is a new one."""
    me = ask.me
    if me.login is None:
        raise Problem(409, "no_account", "you have no account")
    must_be_good(ask.body.new, me.login, me.name)
    if not await fits(ask, me.login, me, ask.body.old):
        raise Problem(403, "wrong_old_password", "this is not your password")
    hashed = await ask.service.hashing.run(hash_password, ask.body.new)
    return await begun_anew(ask, {"password": hashed})


async def end_other_sessions(ask: Ask) -> HttpAnswer:
    return await begun_anew(ask, {})


async def begun_anew(ask: Ask, changes: dict[str, Any]) -> HttpAnswer:
    """Raise the epoch: whatever was signed before is void, and this device gets a new session."""
    me = await ask.service.database.read(lambda c: people.read_player(c, ask.me.id)) or ask.me
    if me.epoch != ask.me.epoch:
        raise Conflict("the session has ended meanwhile")
    changes = {**changes, "epoch": me.epoch + 1}
    await ask.service.database.write(lambda c: people.renew_player(c, me, changes))
    fresh = msgspec.structs.replace(me, **changes)
    return HttpAnswer(me_of(fresh), session=fresh)


async def log_out(ask: Ask) -> HttpAnswer:
    me = ask.caller
    if me is not None and ask.body.everywhere:
        await ask.service.database.write(lambda c: people.set_player(c, me.id, {"epoch": me.epoch + 1}))
    return HttpAnswer(forget=True)


async def my_data(ask: Ask) -> HttpAnswer:
    me = ask.me
    data = await ask.service.database.read(lambda c: people.everything_of(c, me.id), "replays")
    return HttpAnswer(schemas.MyData(**data), name="undercroft-my-data.json")


async def delete_me(ask: Ask) -> HttpAnswer:
    """Games in play go on with a bot; tables that were only mine go with me."""
    hub = ask.service.hub
    await asyncio.shield(hub.background.spawn(forget(hub, ask.me.id)))  # whether he waits for it or not
    return HttpAnswer(forget=True, forget_device=True)


# -- tables --------------------------------------------------------------------------------------------------


async def found_table(ask: Ask) -> tuple[TableRow, list[SeatRow]]:
    found = await ask.service.database.read(lambda c: store.read_table(c, ask.table))
    if found is None:
        raise Problem(404, "no_table", "there is no such table")
    return found


async def seen_table(ask: Ask) -> tuple[TableRow, list[SeatRow]]:
    """A table that the caller may look at."""
    row, seats = await found_table(ask)
    if not row.watch and not belongs(ask, row, seats):
        raise Problem(403, "not_allowed", "this table is not open to watchers")
    return row, seats


def belongs(ask: Ask, row: TableRow, seats: list[SeatRow]) -> bool:
    me = ask.caller
    return me is not None and (row.creator == me.id or any(seat.player == me.id for seat in seats))


def made_by_me(ask: Ask, row: TableRow) -> None:
    if row.creator != ask.me.id:
        raise Problem(403, "not_allowed", "only whoever made the table may do this")


async def told(ask: Ask, id: str) -> wire.TableInfo:
    found = await ask.service.database.read(lambda c: store.read_table(c, id))
    if found is None:
        raise Problem(404, "no_table", "there is no such table")
    return table_info(*found, ask.caller.id if ask.caller else None)


async def list_tables(ask: Ask) -> schemas.Tables:
    me = ask.caller.id if ask.caller else None
    found = await ask.service.database.read(lambda c: store.public_tables(c, LISTED))
    return schemas.Tables([table_info(row, seats, me) for row, seats in found])


async def my_tables(ask: Ask) -> schemas.Tables:
    me, query = ask.me.id, ask.query
    time, _, id = (query.before or "").partition("-")
    before = (int(time), id) if id else None
    found = await ask.service.database.read(
        lambda c: store.tables_of(c, me, query.status, before, query.limit)
    )
    last = found[-1][0] if len(found) == query.limit else None
    more = f"{last.changed}-{last.id}" if last else None
    return schemas.Tables([table_info(row, seats, me) for row, seats in found], more)


def wishes(seats: list[schemas.SeatWish]) -> list[lobby.PlannedSeat]:
    kinds = {schemas.MySeat: "me", schemas.OpenSeat: "open", schemas.BotSeat: "bot"}
    return [
        lobby.PlannedSeat(
            kinds[type(seat)], getattr(seat, "bot", ""), getattr(seat, "deck", ""), name_at_seat(seat)
        )
        for seat in seats
    ]


def name_at_seat(seat: schemas.SeatWish) -> str:
    """Under which name somebody sits there, where it is not his own."""
    name = getattr(seat, "name", None)
    return "" if name is None else checked_name(name)


async def make_table(ask: Ask) -> wire.TableInfo:
    me, body, now = ask.me, ask.body, ask.service.now()
    plan = lobby.TablePlan(
        game=body.game,
        options=body.options,
        seats=wishes(body.seats),
        name=checked_name(body.name, read_title),
        language=body.language,
        public=body.public,
        watch=body.watch,
        clock=body.clock,
        absent=body.absent,
        hints=body.hints,
    )
    row, seats = await ask.service.lists.run(lobby.make_table, plan, me, now)
    most = ask.service.settings.limits.tables_per_person

    def job(connection: Connection) -> None:
        if store.count_unfinished(connection, me.id) >= most:
            raise Problem(429, "too_many", f"expected at most {most} unfinished tables")
        store.add_table(connection, row, seats)
        if body.start:
            lobby.start(connection, row, seats, seat_of(seats, me), now, fresh_id())

    await ask.service.database.write(job)
    if body.start:
        ask.service.hub.started(row.id)
    return await told(ask, row.id)


def seat_of(seats: list[SeatRow], me: PlayerRow) -> int:
    """The first seat of a person; 0 for somebody who only made the table."""
    return next((seat.seat for seat in seats if seat.player == me.id), 0)


async def show_table(ask: Ask) -> wire.TableInfo:
    row, seats = await found_table(ask)
    return table_info(row, seats, ask.caller.id if ask.caller else None)


async def start_table(ask: Ask) -> wire.TableInfo:
    me, now = ask.me, ask.service.now()
    row, seats = await found_table(ask)
    if not belongs(ask, row, seats) or not (row.creator in (None, me.id) or is_agreed(row, seats)):
        raise Problem(403, "not_allowed", "only whoever made the table may do this, or all who sit here")

    def job(connection: Connection) -> None:
        fresh = store.read_table(connection, row.id, lock=True)
        if fresh is not None:
            lobby.start(connection, *fresh, seat_of(fresh[1], me), now, fresh_id())

    try:
        await ask.service.database.write(job)
    except Conflict:
        raise Problem(409, "started", "the table has started") from None
    ask.service.hub.started(row.id)
    return await told(ask, row.id)


async def close_table(ask: Ask) -> None:
    """Give a table up before it has begun."""
    row, _ = await found_table(ask)
    made_by_me(ask, row)
    now = ask.service.now()
    changes = {"status": "closed", "ended": now, "changed": now, "code": None}

    def job(connection: Connection) -> None:
        store.set_table(connection, row.id, "waiting", changes)
        waiting.forget_words(connection, row.id)

    try:
        await ask.service.database.write(job)
    except Conflict:
        raise Problem(409, "started", "the table has started") from None
    ask.service.hub.touched(row.id)


async def set_seat(ask: Ask) -> wire.TableInfo:
    """Change who shall sit somewhere, before the game: for whoever made the table."""
    row, seats = await found_table(ask)
    made_by_me(ask, row)
    seat = one_seat(seats, ask.seat)
    wish = wishes([ask.body])[0]
    if wish.kind == "bot" and wish.bot not in bots.LEVELS:
        raise Problem(422, "bad_setup", f"no bot {wish.bot!r}; there are: {', '.join(bots.LEVELS)}")
    deck = await handed_in_at(ask, row, wish.deck)
    fresh = lobby.seat_row(row.id, seat.seat, wish, ask.me, deck)
    await change_seat(ask, row, seat, msgspec.structs.asdict(fresh))
    return await told(ask, row.id)


async def take_seat(ask: Ask) -> wire.TableInfo:
    """Sit down at a public table."""
    row, seats = await found_table(ask)
    seat, me = one_seat(seats, ask.seat), ask.me
    if not row.public and row.creator != me.id:
        raise Problem(403, "not_allowed", "one comes to this table by invitation")
    if seat.kind != "open":
        raise Problem(409, "claimed", "somebody sits there")
    await change_seat(ask, row, seat, lobby.taken_by(me))
    return await told(ask, row.id)


async def leave_seat(ask: Ask) -> wire.TableInfo:
    """Stand up again, before the game."""
    row, seats = await found_table(ask)
    seat = one_seat(seats, ask.seat)
    if seat.player != ask.me.id:
        raise Problem(403, "not_your_seat", "this seat is not yours")
    fresh = lobby.seat_row(row.id, seat.seat, lobby.PlannedSeat("open"), ask.me)
    await change_seat(ask, row, seat, msgspec.structs.asdict(fresh))
    return await told(ask, row.id)


async def handed_in_at(ask: Ask, row: TableRow, text: str) -> str:
    return await ask.service.lists.run(decks.handed_in, game_of(row), row.options, text)


def has_charge(ask: Ask, row: TableRow, seat: SeatRow) -> None:
    """A list is its player's own; that of a bot belongs to whoever made the table."""
    if seat.player != ask.me.id and not (seat.kind == "bot" and row.creator == ask.me.id):
        raise Problem(403, "not_your_seat", "this deck is not yours")


async def hand_in_deck(ask: Ask) -> wire.TableInfo:
    """Choose with which deck a seat plays, before the game."""
    row, seats = await found_table(ask)
    seat = one_seat(seats, ask.seat)
    has_charge(ask, row, seat)
    await change_seat(ask, row, seat, {"deck": await handed_in_at(ask, row, ask.body.deck)})
    return await told(ask, row.id)


async def show_deck(ask: Ask) -> schemas.DeckInfo:
    """The list that was handed in, for whom it belongs to."""
    row, seats = await found_table(ask)
    seat = one_seat(seats, ask.seat)
    has_charge(ask, row, seat)
    game = game_of(row)
    if not seat.deck or game.deck_rules is None:
        raise Problem(404, "no_deck", "no deck was handed in for this seat")
    rules = game.deck_rules
    judged = decks.judged(rules, rules.of_codes(seat.deck), row.options)
    return schemas.deck_info(rules, judged, ask.query.language)


def judged_deck(rules: DeckRules, text: str, options: dict[str, int], language: str) -> schemas.DeckInfo:
    return schemas.deck_info(rules, decks.judge(rules, text, options), language)


async def judge_deck(ask: Ask) -> schemas.DeckInfo:
    """Everything that is wrong with a list, all at once, and its other forms."""
    game, body = playable(ask.request.path_params["game"]), ask.body
    if game.deck_rules is None:
        raise Problem(404, "no_decks", f"{game.name} is not played with decks of one's own")
    try:
        options = game.ranged_options(body.options)
    except BadSetup as error:
        raise Problem(422, "bad_setup", str(error)) from None
    return await ask.service.lists.run(judged_deck, game.deck_rules, body.deck, options, body.language)


async def ready_decks(ask: Ask) -> schemas.ReadyDecks:
    rules = playable(ask.request.path_params["game"]).deck_rules
    if rules is None:
        return schemas.ReadyDecks({})
    return schemas.ReadyDecks({id: judged_deck(rules, id, {}, ask.query.language) for id in rules.ready()})


def one_seat(seats: list[SeatRow], number: int) -> SeatRow:
    if number >= len(seats):
        raise Problem(404, "no_seat", "the table has no such seat")
    return seats[number]


async def change_seat(ask: Ask, row: TableRow, seat: SeatRow, values: dict[str, Any]) -> None:
    now = ask.service.now()

    def job(connection: Connection) -> None:
        store.set_table(connection, row.id, "waiting", {"changed": now})
        store.set_seat(connection, row.id, seat.seat, seat, values)

    if row.status != "waiting":
        raise Problem(409, "started", "the table has started")
    await ask.service.database.write(job)
    ask.service.hub.touched(row.id)


async def list_invitations(ask: Ask) -> schemas.Invitations:
    row, seats = await found_table(ask)
    made_by_me(ask, row)
    found = []
    for seat in seats:
        if seat.kind == "open" and row.status == "waiting":
            token = ask.service.signer.invitation(Invitation(row.id, seat.seat, seat.invite))
            found.append(schemas.InvitationInfo(seat.seat, token, f"{ask.base}/join/{row.id}#{token}"))
    return schemas.Invitations(found, row.code or "")


async def use_code(ask: Ask) -> schemas.CodeAnswer:
    """Whoever has heard the code of a table gets an invitation to it. Tries are counted, right or wrong."""
    if not ask.service.codes.take(ask.address):
        raise Problem(*TOO_MANY)
    code = read_code(ask.body.code)
    found = await ask.service.database.read(lambda c: store.table_called(c, code)) if code else None
    open_seats = [seat for seat in found[1] if seat.kind == "open"] if found is not None else []
    if found is None:
        raise Problem(404, "no_code", "no table that waits has this code")
    if not open_seats:
        raise Problem(409, "claimed", "all seats are taken")
    seat = secrets.choice(open_seats)  # two who come at once hardly ever get the same
    return schemas.CodeAnswer(ask.service.signer.invitation(Invitation(found[0].id, seat.seat, seat.invite)))


async def read_invitation(ask: Ask) -> schemas.Invited:
    """Who invites to what, before anybody must say who he is. One that is used or withdrawn tells nothing."""
    invitation = signed_invitation(ask)
    found = await ask.service.database.read(lambda c: store.read_table(c, invitation.table))
    if found is None:
        raise Problem(404, "no_table", "the table is not there any more")
    row, seats = found
    if row.status != "waiting" or seats[invitation.seat].invite != invitation.nonce:
        raise Problem(409, "claimed", "this invitation has been used or withdrawn")
    return invited(row, seats)


def signed_invitation(ask: Ask) -> Invitation:
    invitation = ask.service.signer.read_invitation(ask.body.token)
    if invitation is None:
        raise Problem(404, "no_invitation", "this is no invitation of ours")
    return invitation


async def claim_invitation(ask: Ask) -> wire.TableInfo:
    me, now = ask.me, ask.service.now()
    invitation = signed_invitation(ask)
    row = await ask.service.database.write(lambda c: lobby.claim(c, invitation, me, now))
    ask.service.hub.touched(row.id)
    return await told(ask, row.id)


# -- afterwards ----------------------------------------------------------------------------------------------


async def make_rematch(ask: Ask) -> wire.TableInfo:
    row, seats = await found_table(ask)
    if not any(seat.player == ask.me.id for seat in seats):
        raise Problem(403, "not_your_seat", "you did not play here")
    room = await ask.service.hub.rooms.open(row.id)
    await rematch(ask.service, room, seat_of(seats, ask.me), ask.me.id)
    return await told(ask, room.match.state.rematch)


def may_look_from(ask: Ask, row: TableRow, seats: list[SeatRow], seat: int | None) -> None:
    """While a game is on, a seat's knowledge is for the person who sits there."""
    if seat is None:
        return
    if seat >= len(seats):
        raise Problem(404, "no_seat", "the table has no such seat")
    if row.status == "playing" and (ask.caller is None or seats[seat].player != ask.caller.id):
        raise Problem(403, "not_your_seat", "this seat is somebody else's while the game is on")


def must_have_begun(row: TableRow) -> None:
    if row.started is None:
        raise Problem(409, "not_started", "the game has not started")


async def show_log(ask: Ask) -> schemas.Log:
    row, seats = await seen_table(ask)
    query = ask.query
    may_look_from(ask, row, seats, query.seat)
    must_have_begun(row)
    me = ask.caller.id if ask.caller else None
    mine = [seat.seat for seat in seats if me is not None and seat.player == me]

    def job(connection: Connection) -> schemas.Log:
        upto = log.last_seq(connection, row.id) if query.before is None else query.before - 1
        after = max(0, upto - query.limit)
        lines = log.read_lines(connection, row.id, after, upto)
        return schemas.Log(
            [present_line(game_of(row), line, query.seat, mine, films=False) for line in lines], after > 0
        )

    return await ask.service.database.read(job, "replays")


async def show_replay(ask: Ask) -> schemas.Replay:
    row, seats = await seen_table(ask)
    query = ask.query
    may_look_from(ask, row, seats, query.seat)
    must_have_begun(row)
    if query.whole and row.status == "playing":
        raise Problem(403, "not_over", "everything is shown when the game is over")
    replays: Replays = ask.request.app.state.replays
    return await replays.show(row, query, lambda: may_look_back(ask))


def may_look_back(ask: Ask) -> None:
    """To play a game again costs more than to tell what is known."""
    if not ask.service.replays.take(ask.caller.id if ask.caller else ask.address):
        raise Problem(429, "too_fast", "too much of the past at once; wait a little")


async def record_of(ask: Ask) -> tuple[TableRow, str]:
    row, _ = await seen_table(ask)
    must_have_begun(row)
    if row.status == "playing":
        raise Problem(409, "not_over", "the record is there when the game is over")
    if is_sealed(row.daily, ask.service.now()):
        raise Problem(409, "sealed", "others play the same deal; its record is there when the day is over")
    return row, await ask.service.database.read(lambda c: written_record(c, row), "replays")


def written_record(connection: Connection, row: TableRow) -> str:
    table = opening_table(connection, row)
    Course(log.read_board(connection, row.id)).lead(table)
    return table.record(reveal=True)


async def show_record(ask: Ask) -> HttpAnswer:
    row, text = await record_of(ask)
    name = f"undercroft-{row.game}-{row.id}.record"
    return HttpAnswer(text, media="text/plain; charset=utf-8", name=name)


async def verify_table(ask: Ask) -> schemas.VerdictInfo:
    may_verify(ask)
    _, text = await record_of(ask)
    return await verified(ask, text)


async def verify_record(ask: Ask) -> schemas.VerdictInfo:
    may_verify(ask)
    return await verified(ask, ask.body.record)


def may_verify(ask: Ask) -> None:
    """Each record takes a process: there is little of that for one person, and for one address."""
    me, service = ask.me, ask.service
    service.verifying.must_have_room()
    if not service.records.take(me.id) or not service.records.take(("address", ask.address)):
        raise Problem(429, "too_many", "too many records; wait a little")


async def verified(ask: Ask, text: str) -> schemas.VerdictInfo:
    found = await ask.service.verifying.judge(text)
    return schemas.VerdictInfo(
        not found.problem and found.seed_fits is not False,
        found.moves,
        found.checked,
        found.seed_fits,
        [wire.Standing(*place) for place in found.standings],
        found.problem or None,
        found.line or None,
    )


# -- the list ------------------------------------------------------------------------------------------------

T: Final = "/api/tables/{table:name}"
S: Final = T + "/seats/{seat:small}"

ENDPOINTS: Final = (
    Endpoint("GET", "/health", health, "Whether the process answers", schemas.Health, for_all=True),
    Endpoint("GET", "/ready", readiness, "Whether it can do its work", schemas.Readiness, for_all=True),
    Endpoint("GET", "/metrics", metrics, "Figures for Prometheus", media="text/plain", for_all=True),
    Endpoint("GET", "/api/openapi.json", openapi, "This document", dict[str, Any], for_all=True, lasts=True),
    Endpoint(
        "GET",
        "/api/protocol.json",
        protocol,
        "The JSON Schema of live connections",
        dict[str, Any],
        for_all=True,
        lasts=True,
    ),
    Endpoint("GET", "/api/games", list_games, "What can be played", schemas.Games, for_all=True),
    Endpoint(
        "GET",
        "/api/games/{game:word}/content",
        show_content,
        "What is printed on its cards",
        schemas.Content,
        query=schemas.ContentQuery,
        problems=(404,),
        for_all=True,
    ),
    Endpoint(
        "POST",
        "/api/games/{game:word}/refusal",
        why_no_table,
        "Why no table can have these options",
        schemas.Refusal,
        schemas.Combination,
        problems=(404, 422),
        for_all=True,
    ),
    Endpoint(
        "GET",
        "/api/games/{game:word}/book",
        show_book,
        "Its rules as a book",
        Book,
        query=schemas.BookQuery,
        for_all=True,
    ),
    Endpoint(
        "GET",
        "/api/games/{game:word}/aid",
        show_aid,
        "Its player aid, or that of a mode: one page like a small book",
        Book,
        query=schemas.AidQuery,
        problems=(404,),
        for_all=True,
    ),
    Endpoint(
        "GET",
        "/api/games/{game:word}/words",
        show_words,
        "Its words, each with its explanation",
        schemas.Words,
        query=schemas.BookQuery,
        problems=(404,),
        for_all=True,
    ),
    Endpoint(
        "GET",
        "/api/games/{game:word}/lesson",
        show_lesson,
        "A first game on a fixed deal",
        schemas.Lesson,
        problems=(404,),
        for_all=True,
        lasts=True,
    ),
    Endpoint(
        "GET",
        "/api/games/{game:word}/lesson/{mode:word}",
        show_lesson_of_mode,
        "A first game in one of its modes",
        schemas.Lesson,
        problems=(404,),
        for_all=True,
        lasts=True,
    ),
    Endpoint(
        "GET",
        "/api/games/{game:word}/puzzles/{puzzle:count}",
        show_puzzle,
        "A turn to be found",
        schemas.Lesson,
        problems=(404,),
        for_all=True,
        lasts=True,
    ),
    Endpoint(
        "GET",
        "/api/games/{game:word}/decks",
        ready_decks,
        "Decks that lie ready",
        schemas.ReadyDecks,
        query=schemas.DeckQuery,
        problems=(404,),
        for_all=True,
    ),
    Endpoint(
        "POST",
        "/api/games/{game:word}/decks",
        judge_deck,
        "What is wrong with a deck",
        schemas.DeckInfo,
        schemas.ListToJudge,
        problems=(404, 422),
        for_all=True,
    ),
    Endpoint("GET", "/api/me", who_am_i, "Who I am", schemas.Me),
    Endpoint("POST", "/api/me", come_in, "Come in as a guest", schemas.Me, schemas.NewGuest),
    Endpoint(
        "PATCH",
        "/api/me",
        change_me,
        "Change name or language",
        schemas.Me,
        schemas.ChangeMe,
        problems=(401,),
    ),
    Endpoint(
        "DELETE",
        "/api/me",
        delete_me,
        "Delete my data",
        body=schemas.Confirm,
        status=204,
        problems=(401, 409),
    ),
    Endpoint("GET", "/api/me/data", my_data, "Export my data", schemas.MyData, problems=(401,), dear=True),
    Endpoint(
        "GET",
        "/api/me/tables",
        my_tables,
        "My games",
        schemas.Tables,
        query=schemas.MyTables,
        problems=(401,),
    ),
    Endpoint(
        "POST",
        "/api/me/account",
        make_account,
        "Make an account of a guest",
        schemas.Me,
        schemas.NewAccount,
        problems=(401, 409, 422),
    ),
    Endpoint(
        "PUT",
        "/api/me/password",
        change_password,
        "Change my password, and end all other sessions",
        schemas.Me,
        schemas.ChangePassword,
        problems=(401, 409, 422),
    ),
    Endpoint(
        "DELETE",
        "/api/me/sessions",
        end_other_sessions,
        "End all sessions but this one",
        schemas.Me,
        problems=(401, 409),
    ),
    Endpoint(
        "POST", "/api/login", log_in, "Come back to an account", schemas.Me, schemas.LogIn, problems=(401,)
    ),
    Endpoint("POST", "/api/logout", log_out, "Leave", body=schemas.LogOut, status=204),
    Endpoint("GET", "/api/tables", list_tables, "Public tables", schemas.Tables),
    Endpoint(
        "POST",
        "/api/tables",
        make_table,
        "Make a table",
        wire.TableInfo,
        schemas.NewTable,
        status=201,
        problems=(401, 409, 422),
    ),
    Endpoint("GET", T, show_table, "A table", wire.TableInfo),
    Endpoint("DELETE", T, close_table, "Give a table up before it begins", status=204, problems=(401, 409)),
    Endpoint("POST", T + "/start", start_table, "Begin to play", wire.TableInfo, problems=(401, 409, 422)),
    Endpoint("GET", T + "/invitations", list_invitations, "Links", schemas.Invitations, problems=(401,)),
    Endpoint(
        "PUT",
        S,
        set_seat,
        "Say who shall sit here",
        wire.TableInfo,
        schemas.SeatWish,
        problems=(401, 409, 422),
    ),
    Endpoint(
        "GET",
        S + "/deck",
        show_deck,
        "The deck of a seat",
        schemas.DeckInfo,
        query=schemas.DeckQuery,
        problems=(401,),
    ),
    Endpoint(
        "PUT",
        S + "/deck",
        hand_in_deck,
        "Choose a deck",
        wire.TableInfo,
        schemas.HandIn,
        problems=(401, 409, 422),
    ),
    Endpoint("POST", S, take_seat, "Sit down", wire.TableInfo, problems=(401, 409)),
    Endpoint("DELETE", S, leave_seat, "Stand up", wire.TableInfo, problems=(401, 409)),
    Endpoint(
        "POST",
        "/api/invitations",
        claim_invitation,
        "Accept an invitation",
        wire.TableInfo,
        schemas.Claim,
        problems=(401, 404, 409),
    ),
    Endpoint(
        "POST",
        "/api/invitations/read",
        read_invitation,
        "Who invites to what",
        schemas.Invited,
        schemas.Claim,
        problems=(404, 409),
    ),
    Endpoint(
        "POST",
        "/api/codes",
        use_code,
        "Come with a code that was said",
        schemas.CodeAnswer,
        schemas.RoomCode,
        problems=(404, 409),
    ),
    Endpoint("POST", T + "/rematch", make_rematch, "Play again", wire.TableInfo, problems=(401, 409)),
    Endpoint(
        "GET", T + "/log", show_log, "What happened", schemas.Log, query=schemas.LogQuery, problems=(409,)
    ),
    Endpoint(
        "GET",
        T + "/replay",
        show_replay,
        "Look back",
        schemas.Replay,
        query=schemas.ReplayQuery,
        problems=(409,),
        dear=True,
    ),
    Endpoint("GET", T + "/record", show_record, "The record", problems=(409,), media="text/plain", dear=True),
    Endpoint(
        "GET",
        T + "/verify",
        verify_table,
        "Verify the record",
        schemas.VerdictInfo,
        problems=(401, 409, 413, 422),
        dear=True,
    ),
    Endpoint(
        "POST",
        "/api/verify",
        verify_record,
        "Verify a record",
        schemas.VerdictInfo,
        schemas.RecordText,
        problems=(401, 422),
    ),
    *campaigns.ENDPOINTS,
    *notices.ENDPOINTS,
    *deck_lists.ENDPOINTS,
    *daily.ENDPOINTS,
)
