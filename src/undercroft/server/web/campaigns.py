"""The doors of campaigns: opening one, inviting, deciding between two games, reading the sheet."""

import contextlib
from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

from sqlalchemy import Connection

from undercroft.engine.campaign import ShownSheet
from undercroft.server import campaigns, lobby
from undercroft.server.campaigns import CampaignState
from undercroft.server.identity import Invitation
from undercroft.server.match import Denied
from undercroft.server.names import BadName, read_title
from undercroft.server.rooms import NoSuchTable
from undercroft.server.store import campaigns as store
from undercroft.server.web import schemas
from undercroft.server.web.endpoint import Ask, Endpoint, HttpAnswer
from undercroft.server.web.problems import Problem

LISTED: Final = 50
T = TypeVar("T")


async def read(ask: Ask, work: Callable[[Connection], T]) -> T:
    return await ask.service.database.read(work)


def title(text: str) -> str:
    try:
        return read_title(text)
    except BadName as error:
        raise Problem(400, "bad_name", str(error)) from None


def id_of(ask: Ask) -> str:
    name: str = ask.request.path_params["campaign"]
    return name


def seen_by(connection: Connection, id: str, player: str) -> CampaignState:
    """A campaign is for those who take part in it, or have opened it."""
    state = campaigns.load(connection, id)
    if not state.seats_of(player) and state.row.creator != player:
        raise Denied("no_campaign", "there is no such campaign")
    return state


def info(connection: Connection, state: CampaignState, player: str) -> schemas.CampaignInfo:
    row = state.row
    is_running = row.status == "running"
    table = campaigns.table_in_play(connection, state) if is_running else None
    decides = is_running and table is None
    mine = state.seats_of(player) if decides else []
    return schemas.CampaignInfo(
        row.id,
        row.game,
        row.name,
        row.language,  # type: ignore[arg-type]
        row.status,
        row.created,
        row.changed,
        campaigns.may_manage(state, player),
        [
            schemas.TeacherInfo(one.seat, one.kind, one.name, one.bot, one.team, one.player == player)
            for one in state.teachers
        ],
        list(state.rules.asked(state.sheet)) if decides else [],
        [schemas.Chances(seat, list(state.rules.options(state.sheet, seat))) for seat in mine],
        table,
        [
            schemas.ChapterPlayed(line.chapter, line.table_id)
            for line in state.lines
            if line.chapter is not None and line.table_id is not None
        ],
        {verb: list(kinds) for verb, kinds in state.rules.verbs.items()},
        cast(ShownSheet, state.rules.show(state.sheet)) if state.sheet is not None else None,
        schemas.content_info(row.content),
    )


async def told(ask: Ask, id: str) -> schemas.CampaignInfo:
    me = ask.me.id
    return await read(ask, lambda c: info(c, seen_by(c, id, me), me))


def started(ask: Ask, table: str | None) -> None:
    """Bots and whoever watches are told of a table that has just begun."""
    if table is not None:
        ask.service.hub.started(table)


# -- what can be asked for -----------------------------------------------------------------------------------


async def open_campaign(ask: Ask) -> schemas.CampaignInfo:
    me, body, now = ask.me, ask.body, ask.service.now()
    kinds: dict[Any, str] = {schemas.MySeat: "me", schemas.OpenSeat: "open", schemas.BotSeat: "bot"}
    seats = [lobby.PlannedSeat(kinds[type(seat)], getattr(seat, "bot", "")) for seat in body.seats]
    row, people = campaigns.make(body.game, seats, title(body.name), body.language, me, now)
    most = ask.service.settings.limits.tables_per_person

    def job(connection: Connection) -> str | None:
        if store.count_unfinished(connection, me.id) >= most:
            raise Problem(429, "too_many", f"expected at most {most} unfinished campaigns")
        store.add_campaign(connection, row, people)
        return campaigns.maybe_begin(connection, row.id, now)

    started(ask, await ask.service.database.write(job))
    return await told(ask, row.id)


async def list_campaigns(ask: Ask) -> schemas.CampaignsInfo:
    me = ask.me.id

    def job(connection: Connection) -> list[schemas.CampaignInfo]:
        ids = store.campaigns_of(connection, me, LISTED)
        return [info(connection, campaigns.load(connection, id), me) for id in ids]

    return schemas.CampaignsInfo(await read(ask, job))


async def show_campaign(ask: Ask) -> schemas.CampaignInfo:
    return await told(ask, id_of(ask))


async def decide_in_campaign(ask: Ask) -> schemas.CampaignInfo:
    me, id, body, now = ask.me.id, id_of(ask), ask.body, ask.service.now()

    def job(connection: Connection) -> str | None:
        seen_by(connection, id, me)
        return campaigns.decide(connection, id, me, body.seat, body.choose, now)

    started(ask, await ask.service.database.write(job))
    return await told(ask, id)


async def invite_to_campaign(ask: Ask) -> schemas.CampaignInvitation:
    me, id, seat = ask.me.id, id_of(ask), ask.seat

    def job(connection: Connection) -> str:
        seen_by(connection, id, me)
        return campaigns.invite(connection, id, me, seat)

    nonce = await ask.service.database.write(job)
    token = ask.service.signer.campaign_invitation(Invitation(id, seat, nonce))
    return schemas.CampaignInvitation(seat, token, f"{ask.base}/join-campaign/{id}#{token}")


async def join_campaign(ask: Ask) -> schemas.CampaignInfo:
    me, now = ask.me, ask.service.now()
    invitation = ask.service.signer.read_campaign_invitation(ask.body.token)
    if invitation is None:
        raise Problem(404, "no_invitation", "this is no invitation of ours")
    id, seat, nonce = invitation
    started(ask, await ask.service.database.write(lambda c: campaigns.claim(c, id, seat, nonce, me, now)))
    return await told(ask, id)


async def read_campaign_invitation(ask: Ask) -> schemas.Invited:
    """Who invites to which campaign. An invitation that is used or withdrawn tells nothing."""
    invitation = ask.service.signer.read_campaign_invitation(ask.body.token)
    if invitation is None:
        raise Problem(404, "no_invitation", "this is no invitation of ours")

    def job(connection: Connection) -> schemas.Invited:
        state = campaigns.load(connection, invitation.table)
        one = state.teachers[invitation.seat] if invitation.seat < len(state.teachers) else None
        is_open = state.row.status in ("waiting", "running")
        if one is None or not is_open or not one.invite or one.invite != invitation.nonce:
            raise Denied("claimed", "this invitation has been used or withdrawn")
        return schemas.invited_to_campaign(state.row, state.teachers)

    return await read(ask, job)


async def leave_campaign(ask: Ask) -> None:
    """For good. In the game that is being played a bot takes over, too."""
    me, id, now = ask.me.id, id_of(ask), ask.service.now()

    def job(connection: Connection) -> tuple[list[str], str | None, list[int]]:
        state = seen_by(connection, id, me)
        seats = state.seats_of(me)
        playing = campaigns.table_in_play(connection, state) if state.row.status == "running" else None
        return campaigns.leave(connection, id, me, now), playing, seats

    made, playing, seats = await ask.service.database.write(job)
    for table in made:
        started(ask, table)
    if playing is not None:
        hub = ask.service.hub
        with contextlib.suppress(NoSuchTable, Denied):  # the game may have ended meanwhile
            room = await hub.rooms.open(playing)
            for seat in seats:
                await hub.committer.submit(room, lambda m, s=seat: m.leave(s))  # type: ignore[misc]


async def close_campaign(ask: Ask) -> None:
    me, id, now = ask.me.id, id_of(ask), ask.service.now()

    def job(connection: Connection) -> None:
        seen_by(connection, id, me)
        campaigns.close(connection, id, me, now)

    await ask.service.database.write(job)


async def name_team(ask: Ask) -> schemas.CampaignInfo:
    me, id, team = ask.me.id, id_of(ask), title(ask.body.name)

    def job(connection: Connection) -> None:
        seen_by(connection, id, me)
        campaigns.name_team(connection, id, me, team)

    await ask.service.database.write(job)
    return await told(ask, id)


async def show_campaign_text(ask: Ask) -> HttpAnswer:
    """The campaign as a text, which `undercroft campaign show` reads and verifies."""
    me, id = ask.me.id, id_of(ask)

    def job(connection: Connection) -> str:
        state = seen_by(connection, id, me)
        if not state.has_begun:
            raise Denied("open_seats", "not all seats are taken")
        return campaigns.written_campaign(connection, state)

    text = await ask.service.database.read(job, "replays")
    return HttpAnswer(text, media="text/plain; charset=utf-8", name=f"undercroft-{id}.campaign")


C: Final = "/api/campaigns/{campaign:name}"

ENDPOINTS: Final[tuple[Any, ...]] = (
    Endpoint("GET", "/api/campaigns", list_campaigns, "My campaigns", schemas.CampaignsInfo, problems=(401,)),
    Endpoint(
        "POST",
        "/api/campaigns",
        open_campaign,
        "Open a campaign",
        schemas.CampaignInfo,
        schemas.NewCampaign,
        status=201,
        problems=(401, 409, 422),
    ),
    Endpoint(
        "POST",
        "/api/campaign-invitations",
        join_campaign,
        "Accept an invitation to a campaign",
        schemas.CampaignInfo,
        schemas.Claim,
        problems=(401, 404, 409),
    ),
    Endpoint(
        "POST",
        "/api/campaign-invitations/read",
        read_campaign_invitation,
        "Who invites to which campaign",
        schemas.Invited,
        schemas.Claim,
        problems=(404, 409),
    ),
    Endpoint("GET", C, show_campaign, "A campaign", schemas.CampaignInfo, problems=(401, 404)),
    Endpoint(
        "DELETE",
        C,
        close_campaign,
        "Give a campaign up before it begins",
        status=204,
        problems=(401, 404, 409),
    ),
    Endpoint(
        "POST",
        C + "/decisions",
        decide_in_campaign,
        "Decide between two games",
        schemas.CampaignInfo,
        schemas.CampaignDecision,
        problems=(401, 404, 409),
    ),
    Endpoint(
        "POST",
        C + "/leave",
        leave_campaign,
        "Leave a campaign for good",
        status=204,
        problems=(401, 404, 409),
    ),
    Endpoint(
        "PUT",
        C + "/team",
        name_team,
        "Name a team",
        schemas.CampaignInfo,
        schemas.TeamName,
        problems=(401, 404),
    ),
    Endpoint(
        "POST",
        C + "/seats/{seat:small}/invitation",
        invite_to_campaign,
        "Invite somebody to a seat",
        schemas.CampaignInvitation,
        problems=(401, 404, 409),
    ),
    Endpoint(
        "GET",
        C + "/text",
        show_campaign_text,
        "The campaign as a text",
        problems=(401, 404, 409),
        media="text/plain",
        dear=True,
    ),
)
