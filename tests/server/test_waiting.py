"""While a table waits: a code that can be said, who is there and who is ready, talk that goes with the
beginning, and what messengers show of a link.
"""

import asyncio
import io
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from tests.server.arrange import in_a_loop
from tests.server.transcripts.stage import Local
from tests.server.visitors import bring, guests, refused, resign, table_for
from tools.client import Live, Person

from undercroft.server.codes import CONSONANTS, SYLLABLES, VOWELS, fresh_code, read_code
from undercroft.server.store.waiting import KEPT
from undercroft.server.web import pages, pictures
from undercroft.server.web.pictures import Shown


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Local]:
    with Local(tmp_path_factory.mktemp("waiting")) as server:
        yield server


@asynccontextmanager
async def company(server: Local, *others: str) -> AsyncIterator[tuple[str, list[Person], list[Live]]]:
    """Ada's table with others who have sat down, and everybody looks at it."""
    async with guests(server, "Ada", *others) as people:
        made = await people[0].make_table(["me", *["open"] * max(1, len(others))])
        for seat, other in enumerate(people[1:], 1):
            await bring(people[0], made["id"], seat, other)
        lives = [person.live(made["id"]) for person in people]
        for live in lives:
            await live.open()
        yield made["id"], people, lives
        for live in lives:
            await live.drop()


async def said(live: Live, **fields: Any) -> Any:
    """Say something while the table waits, and hear what comes of it."""
    await live.send(**fields, ref="mine")
    return await live.until(lambda message: message.get("ref") == "mine")


def shows(live: Live, what: str) -> Any:
    """The newest that was told of a table that waits."""
    return next(message[what] for message in reversed(live.messages) if message["type"] == "waiting")


async def until(live: Live, good: Any) -> None:
    while not good():
        await live.next()


# -- talk, presence, ready -----------------------------------------------------------------------------------


@in_a_loop
async def test_talk_reaches_everybody_and_goes_with_the_beginning(local: Local) -> None:
    async with company(local, "Ben") as (table, (ada, ben), (one, two)):
        assert "accepted" == (await said(two, type="say", text=" Hello\u202e there "))["type"]
        await until(one, lambda: shows(one, "words"))
        (word,) = shows(one, "words")
        assert ("Ben", "Hello there", False) == (word["name"], word["text"], word["mine"])
        assert [{"text": "Hello there"}] == [
            {"text": line["text"]} for line in (await ben.ask("GET", "/api/me/data"))["said_before"]
        ]
        await ada.ask("POST", f"/api/tables/{table}/start")
        await until(two, lambda: two.state is not None)
        assert [] == (await ben.ask("GET", "/api/me/data"))["said_before"]


@in_a_loop
async def test_only_so_much_is_kept_of_it(local: Local) -> None:
    async with company(local) as (_, _, (one,)):
        for n in range(KEPT + 3):
            await said(one, type="say", text=f"word {n}")
        await until(one, lambda: shows(one, "words")[-1]["text"] == f"word {KEPT + 2}")
        assert [f"word {n}" for n in range(3, KEPT + 3)] == [word["text"] for word in shows(one, "words")]


@in_a_loop
async def test_whoever_deletes_his_data_takes_his_words_along(local: Local) -> None:
    async with company(local, "Ben") as (_, (_, ben), (one, two)):
        await said(two, type="say", text="forget me")
        await until(one, lambda: shows(one, "words"))
        await ben.ask("DELETE", "/api/me", {"confirm": True})
        await until(
            one, lambda: not shows(one, "words") and shows(one, "table")["seats"][1]["kind"] == "open"
        )


@in_a_loop
async def test_who_may_talk(local: Local) -> None:
    """Those who sit there, and whoever made the table; strangers only look, and nothing empty is said."""
    async with company(local) as (table, _, (one,)), guests(local, "Cleo", "") as (cleo, stranger):
        for person in (cleo, stranger):
            async with person.live(table) as live:
                for message in ({"type": "say", "text": "hello"}, {"type": "ready", "on": True}):
                    assert "not_your_seat" == (await said(live, **message))["code"]
        assert "malformed" == (await said(one, type="say", text="\u200b "))["code"]
        assert "not_started" == (await said(one, type="pause"))["code"]


@in_a_loop
async def test_talk_is_rationed(tmp_path: Path) -> None:
    with Local(tmp_path, talk_per_minute=8) as server:
        async with company(server) as (_, _, (one,)):
            codes = [(await said(one, type="say", text="again")).get("code") for _ in range(4)]
            assert [None, None, "too_fast", "too_fast"] == codes


@in_a_loop
async def test_who_is_there(local: Local) -> None:
    async with company(local, "Ben") as (_, _, (one, two)):
        await until(one, lambda: shows(one, "here") == [True, True])
        await two.drop()
        await until(one, lambda: shows(one, "here") == [True, False])
        await two.open()
        await until(one, lambda: shows(one, "here") == [True, True])


@in_a_loop
async def test_when_all_are_ready_any_of_them_begins(local: Local) -> None:
    async with company(local, "Ben") as (table, (_, ben), (one, two)):
        start = f"/api/tables/{table}/start"
        await said(two, type="ready", on=True)
        await refused(ben, 403, "not_allowed", "POST", start)
        await said(one, type="ready", on=True)
        await said(one, type="ready", on=False)
        await refused(ben, 403, "not_allowed", "POST", start)
        await said(one, type="ready", on=True)
        await until(two, lambda: shows(two, "table")["agreed"])
        assert [True, True] == [seat["ready"] for seat in shows(two, "table")["seats"]]
        assert "playing" == (await ben.ask("POST", start))["status"]
        await until(two, lambda: two.state is not None)
        await two.send("ready", on=True, ref="late")
        late = await two.until(lambda message: message.get("ref") == "late")
        assert ("refused", "malformed") == (late["type"], late["code"])


@in_a_loop
async def test_a_seat_that_changes_hands_is_not_ready(local: Local) -> None:
    async with company(local, "Ben") as (table, (ada, ben), (_, two)):
        await said(two, type="ready", on=True)
        await ben.ask("DELETE", f"/api/tables/{table}/seats/1")
        await bring(ada, table, 1, ben)
        assert not (await ben.ask("GET", f"/api/tables/{table}"))["seats"][1]["ready"]


# -- codes ---------------------------------------------------------------------------------------------------


def test_codes_can_be_said() -> None:
    code = fresh_code()
    assert re.fullmatch(f"([{CONSONANTS}][{VOWELS}]){{{SYLLABLES}}}", code)
    assert code == read_code(f" {code[:4].upper()}-{code[4:]}. ")
    assert len({fresh_code() for _ in range(1000)}) > 990


@in_a_loop
async def test_a_code_leads_to_an_open_seat_while_the_table_waits(local: Local) -> None:
    async with guests(local, "Ada", "Ben", "Cleo") as (ada, ben, cleo):
        made = await ada.make_table(["me", "open"])
        path = f"/api/tables/{made['id']}/invitations"
        code = (await ada.ask("GET", path))["code"]
        assert "code" not in made
        token = await ben.ask("POST", "/api/codes", {"code": f" {code[:4]} {code[4:].upper()}"})
        assert "Ada" == (await ben.ask("POST", "/api/invitations/read", token))["host"]
        await ben.ask("POST", "/api/invitations", token)
        await refused(cleo, 409, "claimed", "POST", "/api/codes", {"code": code})
        await ada.ask("POST", f"/api/tables/{made['id']}/start")
        await refused(cleo, 404, "no_code", "POST", "/api/codes", {"code": code})
        for nonsense in ("tatatatata", "\N{GHOST}", "12345", "%"):
            await refused(cleo, 404, "no_code", "POST", "/api/codes", {"code": nonsense})


@in_a_loop
async def test_a_table_that_was_given_up_has_no_code(local: Local) -> None:
    async with guests(local, "Ada", "Ben") as (ada, ben):
        made = await ada.make_table(["me", "open"])
        code = (await ada.ask("GET", f"/api/tables/{made['id']}/invitations"))["code"]
        await ada.ask("DELETE", f"/api/tables/{made['id']}")
        await refused(ben, 404, "no_code", "POST", "/api/codes", {"code": code})


@in_a_loop
async def test_nobody_tries_many_codes(tmp_path: Path) -> None:
    """Whoever he says he is: tries are counted by address, right ones too."""
    with Local(tmp_path, codes_per_minute=3) as server:
        async with guests(server, "Ada", "Ben", "") as (ada, ben, stranger):
            made = await ada.make_table(["me", "open"])
            code = (await ada.ask("GET", f"/api/tables/{made['id']}/invitations"))["code"]
            for person in (ben, stranger, ben):
                await refused(person, 404, "no_code", "POST", "/api/codes", {"code": "tatatatata"})
            await refused(ada, 429, "too_many", "POST", "/api/codes", {"code": code})


# -- previews ------------------------------------------------------------------------------------------------


def told(document: str) -> dict[str, str]:
    """What a messenger reads of a page."""
    found = re.findall(r'<meta property="og:([a-z:]+)" content="([^"]*)"', document)
    return {name: unescape(value) for name, value in found}


needs_page = pytest.mark.skipif(not (pages.FOLDER / "index.html").is_file(), reason="the page was not built")


@needs_page
@in_a_loop
async def test_a_link_tells_who_invites_to_what(local: Local) -> None:
    """In the language of the table, without a session, and without a way out of the attribute."""
    async with guests(local, 'A"><b>', "") as (ada, stranger):
        made = await ada.make_table(["me", "open"], game="dungeonology", language="fr", name="Vendredi")
        for path in (f"/join/{made['id']}", f"/table/{made['id']}"):
            text = await stranger.ask("GET", path)
            found = told(text)
            assert 'A"><b> t’invite à jouer à Dungeonology' == found["title"]
            assert "2 personnes, environ 50 minutes, Vendredi" == found["description"]
            assert "<b>" not in text
            answer = await stranger.http.get(found["image"])
            assert "image/png" == answer.headers["content-type"]
            with Image.open(io.BytesIO(answer.content)) as picture:
                assert ("PNG", (1200, 630)) == (picture.format, picture.size)
            assert len(answer.content) < 300_000


@needs_page
@in_a_loop
async def test_what_is_not_for_everybody_is_not_told(local: Local) -> None:
    async with guests(local, "Ada", "Ben", "") as (ada, ben, stranger):
        closed = await table_for(ada, ben, watch=False)
        seen = await table_for(ada, ben)
        for path in (f"/table/{closed['id']}", f"/replay/{closed['id']}/3", "/table/0123456789abcdef"):
            assert {} == told(await stranger.ask("GET", path))
        assert 404 == (await stranger.http.get(f"/preview/table/{closed['id']}.png")).status_code
        found = told(await stranger.ask("GET", f"/table/{seen['id']}"))
        assert ("Dungeoneer: a game to watch", "Ada, Ben") == (found["title"], found["description"])


@needs_page
@in_a_loop
async def test_a_replay_tells_how_it_ended(local: Local) -> None:
    async with guests(local, "Ada", "Ben", "") as (ada, ben, stranger):
        made = await table_for(ada, ben, game="dungeonology")
        await resign(ben, made["id"])
        for path in (f"/replay/{made['id']}", f"/replay/{made['id']}/1"):
            found = told(await stranger.ask("GET", path))
            assert "Dungeonology: a game to see again" == found["title"]
            assert re.fullmatch(r"Ada: -?\d+, Ben: -?\d+", found["description"])
            assert 200 == (await stranger.http.get(found["image"])).status_code


@needs_page
@in_a_loop
async def test_an_invitation_to_a_campaign_tells_who_invites(local: Local) -> None:
    async with guests(local, "Ada", "Ben", "") as (ada, ben, stranger):
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await ada.ask("POST", "/api/campaigns", {"game": "rocca_civetta", "seats": seats})
        link = await ada.ask("POST", f"/api/campaigns/{made['id']}/seats/1/invitation")
        assert f"{local.base}/join-campaign/{made['id']}#{link['token']}" == link["link"]
        body = {"token": link["token"]}
        invited = await stranger.ask("POST", "/api/campaign-invitations/read", body)
        assert ("Ada", "rocca_civetta", ["Ada"]) == (invited["host"], invited["game"], invited["people"])
        found = told(await stranger.ask("GET", f"/join-campaign/{made['id']}"))
        assert "Ada invites you to a campaign of Dungeonology: Rocca Civetta" == found["title"]
        assert 200 == (await stranger.http.get(found["image"])).status_code
        await ben.ask("POST", "/api/campaign-invitations", body)
        await refused(stranger, 409, "claimed", "POST", "/api/campaign-invitations/read", body)
        forged = {"token": f"{link['token']}x"}
        await refused(stranger, 404, "no_invitation", "POST", "/api/campaign-invitations/read", forged)


@needs_page
@in_a_loop
async def test_pictures_are_rationed_and_drawn_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Shown] = []
    draw = pictures.draw

    def counted(shown: Shown, page: Path) -> bytes:
        drawn.append(shown)
        return draw(shown, page)

    monkeypatch.setattr(pictures, "draw", counted)
    with Local(tmp_path, pictures_per_minute=2) as server:
        async with guests(server, "Ada", "") as (ada, stranger):
            ids = [(await ada.make_table(["me", "open"], name=f"table {n}"))["id"] for n in range(3)]
            paths = [f"/preview/table/{id}.png" for id in ids]
            both = await asyncio.gather(stranger.http.get(paths[0]), stranger.http.get(paths[0]))
            assert {200} == {answer.status_code for answer in both}
            for path, status in [(paths[0], 200), (paths[1], 200)]:
                assert status == (await stranger.http.get(path)).status_code
    assert 1 == len(drawn)  # all three look alike


@needs_page
def test_names_that_our_letters_cannot_write_are_left_out() -> None:
    letters = pictures.font(pages.FOLDER, "plain", 34)
    assert pictures.can_write(letters, "Zoë d’Ör")
    assert not pictures.can_write(letters, "Ада")
