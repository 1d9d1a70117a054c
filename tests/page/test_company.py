"""Several people at one table, each in a browser of their own; and somebody who only watches."""

import json
import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, Response, WebSocketRoute, expect
from tests.page.people import Visitor, Words, keep
from tests.page.play import (
    BOTH_BOXES,
    GAMES,
    OPTIONS,
    aside,
    ask,
    choose,
    cover,
    is_over,
    log_of,
    my_turn,
    question,
    read_log,
    set_up,
    shown,
    sit_down,
    steps,
    view_of,
)
from tools.client import Live

from undercroft.texts import speaker


def meet(visitor: Visitor, words: Words, game: str = GAMES[0]) -> tuple[Page, Page, str]:
    """Ada lays a table for two and sends Bela the link; he sits down, she begins. Gives the table as well."""
    ada, bela = visitor("Ada"), visitor("Bela")
    ada.goto("/")
    cover(ada, game).get_by_role("link", name=words("page-play-friends")).click()
    ada.get_by_role("button", name=words("page-table-make")).click()
    ada.get_by_role("button", name=words("page-copy-link")).click()
    expect(ada.get_by_role("button", name=words("page-copied"))).to_be_visible()
    start = ada.get_by_role("button", name=words("page-start"), exact=True)
    expect(start).to_be_hidden()

    bela.goto(ada.evaluate("navigator.clipboard.readText()"))
    expect(bela.get_by_text(words.like("page-join-by", "game", name="Ada", n=2))).to_be_visible()
    expect(bela.get_by_role("textbox", name=words("page-name"))).to_be_focused()
    bela.get_by_role("textbox", name=words("page-name")).fill("Bela")
    bela.get_by_role("button", name=words("page-join-sit")).click()
    expect(bela.get_by_text(words("page-waiting-start"))).to_be_visible()
    expect(ada.get_by_text("Bela", exact=True)).to_be_visible()

    start.click()
    expect(ada.locator(".prompt")).to_be_visible()
    expect(bela.locator(".prompt")).to_be_visible()
    return ada, bela, ada.url.rpartition("/")[2]


def play(pages: tuple[Page, Page], table: str, decisions: int) -> None:
    """Whoever is asked decides."""
    chance = Random(1)
    for _ in range(decisions):
        asked = ask(pages[0], "GET", f"/api/tables/{table}")["asked"]
        if asked is None:
            return
        choose(pages[asked], chance)


def hands(page: Page) -> list[str]:
    """The cards in the hand on the screen."""
    pieces = page.locator(".hand [data-piece]").all()
    return sorted(str(piece.get_attribute("data-piece")).removeprefix("card:") for piece in pieces)


def secrets(page: Page, table: str, seat: int) -> list[str]:
    """The cards in a hand of which whoever watches has not heard."""
    heard = json.dumps([view_of(page, table, None), log_of(page, table, None)])
    held = view_of(page, table, seat)["seat"][str(seat)]["hand"]["known"]
    return [card for card in held if f'"{card}"' not in heard]


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_somebody_who_watches(game: str, visitor: Visitor, words: Words) -> None:
    """Each sees only his own hand, and whoever watches sees none: not on the screen, and not on the wire."""
    ada, bela, table = meet(visitor, words, game)
    watcher = visitor("Cato")
    heard: list[str] = []
    watcher.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    watcher.goto(f"/table/{table}")
    expect(watcher.get_by_text(words("page-watching"))).to_be_visible()
    play((ada, bela), table, 8)
    while not all(secrets(page, table, seat) for page, seat in ((ada, 0), (bela, 1))):
        play((ada, bela), table, 2)  # a hand of which everything is known proves nothing

    for page, said in ((ada, "May the dice be with me"), (bela, "And with me")):
        read_log(page).get_by_role("textbox", name=words("page-chat")).fill(said)
        page.get_by_role("button", name=words("page-chat-send")).click()
        if page is ada:  # nobody else reads the log yet: its button counts what was said
            expect(bela.locator(".banner .count")).to_contain_text(words("page-unread-said", n=1))
        for reader in (ada, bela, watcher):
            expect(read_log(reader).get_by_text(said)).to_be_visible()

    known = {  # to each of them
        page: json.dumps([view_of(page, table, seat), log_of(page, table, seat)])
        for page, seat in ((ada, 0), (bela, 1), (watcher, None))
    }
    for seat, page, others in ((0, ada, (bela, watcher)), (1, bela, (ada, watcher))):
        held = view_of(page, table, seat)["seat"][str(seat)]["hand"]["known"]
        assert sorted(held) == hands(page)
        secret = [card for card in held if f'"{card}"' not in known[watcher]]
        for card in secret:
            assert f'"{card}"' not in "".join(heard)
            for reader in others:
                assert f"card:{card}" not in reader.content()
                if card.rpartition("_")[0] not in known[reader]:  # another copy of it
                    assert speaker(game, "en").card(card) not in reader.locator("body").inner_text()
    assert hands(watcher) == []
    keep(watcher, f"{game}-watching")


def test_taking_back_what_others_have_seen_needs_their_consent(visitor: Visitor, words: Words) -> None:
    ada, bela, table = meet(visitor, words)
    please = ada.get_by_role("button", name=words("page-undo-please"))
    play((ada, bela), table, 4)
    while not please.is_visible():  # she could still take back without asking
        assert not is_over(ada)
        play((ada, bela), table, 1)
        last = log_of(ada, table)[-1]["seq"]
        expect(ada.locator(".table")).to_have_attribute("data-seq", str(last))
    before = steps(ada, table)
    for answer, after in ((words("page-no"), before), (words("page-yes"), before_own(ada, table))):
        please.click()
        request = words("page-undo-request", name="Ada")
        expect(ada.locator(".request")).to_contain_text(request)
        expect(ada.get_by_role("button", name=answer, exact=True)).to_have_count(0)  # not for her to grant
        expect(bela.locator(".request")).to_contain_text(request)
        bela.get_by_role("button", name=answer, exact=True).click()
        expect(ada.locator(".request")).to_have_count(0)
        expect(bela.locator(".request")).to_have_count(0)
        assert steps(ada, table) == after
    undone = words("page-log-undone", name="Ada")
    expect(read_log(ada).get_by_text(undone)).to_be_visible()
    expect(read_log(bela).get_by_text(undone)).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_taking_back_what_nobody_has_seen(game: str, visitor: Visitor, words: Words) -> None:
    page = visitor("Ada")
    table = sit_down(page, game=game)
    chance = Random(1)
    back = page.get_by_role("button", name=words("page-undo"), exact=True)
    while True:
        before = asked(page)
        choose(page, chance)
        my_turn(page)
        assert not is_over(page), "no decision in a whole game could be taken back"
        if words("page-undo-free") in (back.get_attribute("title") or ""):
            break
    first = before_own(page, table)
    back.click()
    undone = words("page-log-undone", name="Ada")
    expect(read_log(page).get_by_text(undone)).to_be_visible()
    assert steps(page, table) == first
    assert asked(page) == before


@pytest.mark.parametrize("game", GAMES)
def test_taking_back_goes_to_my_own_last_decision(game: str, visitor: Visitor, words: Words) -> None:
    """Whatever bots have decided since: their passes are not what she wants to take back."""
    page = visitor("Ada")
    table = sit_down(page, game=game)
    chance = Random(2)
    back = page.get_by_role("button", name=words("page-undo"), exact=True)
    while True:
        before = asked(page)
        choose(page, chance)
        my_turn(page)
        first = before_own(page, table)
        if steps(page, table) > first + 1:
            break
    back.click()
    expect(read_log(page).get_by_text(words("page-log-undone", name="Ada"))).to_be_visible()
    assert steps(page, table) == first
    assert asked(page) == before


def before_own(page: Page, table: str) -> int:
    """How many decisions were taken before the last one of the first seat, where none was taken back."""
    moved = [line for line in log_of(page, table) if line["kind"] == "moved"]
    return max(n for n, line in enumerate(moved) if line["seat"] == 0)


def asked(page: Page) -> list[str]:
    """The question on the screen and its options."""
    options = my_turn(page).all_inner_texts()
    return [question(page), *options]


# -- Dungeonology: windows, and who is quicker ---------------------------------------------------------------


def until_ada_may_only_pass(ada: Page, bela: Page, table: str) -> str:
    """In a turn of Bela. Gives what he is told meanwhile."""
    while True:
        view = view_of(ada, table, 0)
        if view["turn"] == 1 and view["asked"].get("options") == ["pass"]:
            my_turn(ada)
            expect(bela.locator(".table")).to_have_attribute("data-seq", str(shown(ada)))
            return question(bela)
        play((ada, bela), table, 1)


def test_passing_by_itself_looks_like_passing(visitor: Visitor, words: Words) -> None:
    """Whoever lets the page pass is asked like everybody, and nobody else can tell."""
    ada, bela, table = meet(visitor, words, GAMES[1])
    seen = []
    for by_itself in (False, True):
        asked = until_ada_may_only_pass(ada, bela, table)
        before = shown(bela)
        if by_itself:
            set_up(ada, **{"pass": "idle"})
            ada.reload()
        else:
            ada.keyboard.press("p")
        expect(bela.locator(".table")).not_to_have_attribute("data-seq", str(before))
        line = log_of(bela, table, 1)[before]
        seen.append((asked, line["kind"], line["seat"], {*line} - {"events"}))  # those that it led to
    assert seen[0] == seen[1]
    assert seen[0][1:3] == ("moved", 0)


class Held:
    """A page whose news can be held back for a while, as on a slow line."""

    def __init__(self, page: Page) -> None:
        self.holding = False
        self.held: list[str | bytes] = []
        self.here: WebSocketRoute | None = None
        page.route_web_socket("**/live", self.open)

    def open(self, here: WebSocketRoute) -> None:
        self.here = here

        def inwards(message: str | bytes) -> None:
            if self.holding and '"news"' in str(message):
                self.held.append(message)
            else:
                here.send(message)

        here.connect_to_server().on_message(inwards)

    def let_go(self) -> None:
        assert self.here is not None
        self.holding = False
        for message in self.held:
            self.here.send(message)
        self.held.clear()


def test_who_is_quicker_decides(visitor: Visitor, words: Words) -> None:
    """Two windows of one seat answer the same question: the second is told so, and both show the same."""
    page = visitor("Ada")
    table = sit_down(page, game=GAMES[1])
    my_turn(page)
    other = page.context.new_page()
    slow = Held(other)
    other.goto(page.url)
    my_turn(other)
    before = steps(page, table)
    slow.holding = True
    page.locator(OPTIONS).first.click()
    expect(page.locator(".table")).not_to_have_attribute("data-seq", str(shown(other)))
    after = steps(page, table)
    other.locator(OPTIONS).last.click()
    expect(other.get_by_role("alert").filter(has_text=words("page-refused-stale"))).to_be_visible()
    assert before < after == steps(page, table)
    slow.let_go()
    read_log(page)
    read_log(other)
    for part in (".prompt", ".log ol", "ul.hand"):
        mine = page.locator(part).inner_text()
        expect(other.locator(part)).to_have_text(mine, use_inner_text=True)


def test_asking_to_take_back_what_was_already_answered(visitor: Visitor, words: Words) -> None:
    """Bela wants to take back while Ada has gone on, and his page does not know yet."""
    ada, bela, table = meet(visitor, words, GAMES[1])
    slow = Held(bela)
    bela.reload()
    please = bela.get_by_role("button", name=words("page-undo-please"))
    while True:
        is_ada = ask(ada, "GET", f"/api/tables/{table}")["asked"] == 0
        if is_ada and please.is_visible() and please.is_enabled():  # before the first decision it is not
            break
        play((ada, bela), table, 1)
    slow.holding = True
    choose(ada, Random(1))
    before = steps(ada, table)
    please.click()
    expect(bela.get_by_role("alert").filter(has_text=words("page-refused-stale"))).to_be_visible()
    slow.let_go()
    expect(bela.locator(".table")).to_have_attribute("data-seq", str(shown(ada)))
    for page in (ada, bela):
        expect(page.locator(".request")).to_have_count(0)
    assert steps(ada, table) == before


# -- several people at one screen ----------------------------------------------------------------------------


def one_screen(page: Page, game: str, names: tuple[str, str] = ("Ada", "Bela")) -> str:
    """A game of two people who share this screen; one of them is asked."""
    ask(page, "POST", "/api/me", name="Ada")
    seats = [{"kind": "me", "name": name} for name in names]
    options = {"rocca_civetta": BOTH_BOXES}.get(game, {})
    made = ask(page, "POST", "/api/tables", game=game, seats=seats, options=options, start=True)
    return str(made["id"])


def curtain_of(page: Page, words: Words) -> Locator:
    return page.get_by_role("dialog").filter(has=page.get_by_role("button", name=words("page-ready")))


def hands_of_all(page: Page, table: str) -> list[list[str]]:
    """What each of the two knows that those who watch do not: names of cards in hand."""
    return [secrets(page, table, seat) for seat in (0, 1)]


def heard_by(page: Page) -> list[str]:
    """Everything that comes over the wire; filled while the page lives."""
    found: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: found.append(str(frame))))

    def note(answer: Response) -> None:
        if "/api/tables/" in answer.url:
            found.append(answer.text())

    page.on("response", note)
    return found


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_a_curtain_hangs_between_two_hands(language: str, visitor: Visitor) -> None:
    """Whoever is next says so before the hand is seen, also when the page is opened anew. While it is down no
    hand is in the page, nor comes over the wire, and nothing behind it can be reached.
    """
    words = Words(language)
    page = visitor("Ada", language=language)
    table = one_screen(page, GAMES[0])
    heard = heard_by(page)
    page.goto(f"/table/{table}")
    curtain = curtain_of(page, words)
    for _ in range(2):  # both of them
        expect(curtain).to_be_visible()
        seat = view_of(page, table, None)["asked"]["seat"]
        name = ("Ada", "Bela")[seat]
        expect(curtain.get_by_role("heading")).to_have_text(words("page-pass-device", name=name))
        expect(page.locator(".hand [data-piece]")).to_have_count(0)
        assert_nothing_is_told(page, table, heard)
        expect(curtain.get_by_role("button")).to_be_focused()
        page.keyboard.press("Tab")
        page.keyboard.press("Escape")
        page.keyboard.press("1")
        page.keyboard.press("u")
        expect(curtain).to_be_visible()
        before = steps(page, table)
        curtain.get_by_role("button").focus()
        page.keyboard.press("Enter")
        expect(curtain).to_have_count(0)
        expect(page.locator(".hand [data-piece]").first).to_be_visible()
        assert steps(page, table) == before
        held = view_of(page, table, seat)["seat"][str(seat)]["hand"]["known"]
        assert sorted(held) == hands(page)
        other = secrets(page, table, 1 - seat)
        assert not [card for card in other if f"card:{card}" in page.content()]
        keep(page, f"one-screen-{language}")
        while view_of(page, table, None)["asked"]["seat"] == seat:
            my_turn(page)
            choose(page, Random(1)) if curtain.is_hidden() else None
            heard.clear()
    expect(curtain).to_be_visible()
    heard.clear()
    page.reload()
    expect(curtain).to_be_visible()
    expect(page.locator(".hand [data-piece]")).to_have_count(0)
    assert_nothing_is_told(page, table, heard)


def assert_nothing_is_told(page: Page, table: str, heard: list[str]) -> None:
    content, told = page.content(), "".join(heard)
    for cards in hands_of_all(page, table):
        assert cards
        assert not [card for card in cards if f"card:{card}" in content or f'"{card}"' in told]


def test_names_of_several_people_at_one_screen(visitor: Visitor, words: Words) -> None:
    """Each has a name of his own; the form takes them, keeps them, and the next game does too."""
    page = visitor("Ada")
    page.goto(f"/new/{GAMES[0]}")
    seats = page.locator("ol.seats li")
    expect(seats).to_have_count(2)
    expect(page.get_by_label(words("page-seat-name", n=1))).to_have_count(0)
    seats.nth(1).get_by_role("combobox").select_option("me")
    page.get_by_label(words("page-seat-name", n=1)).fill("Grandmother")
    page.get_by_label(words("page-seat-name", n=2)).fill("Zoe")
    page.get_by_role("button", name=words("page-table-start")).click()
    curtain = curtain_of(page, words)
    expect(curtain).to_contain_text(re.compile("Grandmother|Zoe"))
    table = page.url.rpartition("/")[2]
    seated = ask(page, "GET", f"/api/tables/{table}")["seats"]
    assert [seat["name"] for seat in seated] == ["Grandmother", "Zoe"]
    curtain.get_by_role("button").click()
    page.get_by_role("button", name=words("page-menu")).click()
    before = view_of(page, table, None)["asked"]["seat"]
    other = ("Grandmother", "Zoe")[1 - before]
    page.get_by_role("button", name=words("page-look-from", name=other)).click()
    expect(curtain).to_contain_text(words("page-pass-device", name=other))  # called out of turn
    expect(page.locator(".hand [data-piece]")).to_have_count(0)
    curtain.get_by_role("button").click()
    held = view_of(page, table, 1 - before)["seat"][str(1 - before)]["hand"]["known"]
    expect(page.locator(".hand [data-piece]")).to_have_count(len(held))
    assert sorted(held) == hands(page)

    page.goto(f"/replay/{table}")  # no way round the curtain
    look = page.get_by_label(words("page-look-as"))
    expect(look.locator("option")).to_have_count(1)
    page.goto(f"/new/{GAMES[0]}")
    expect(page.get_by_label(words("page-seat-name", n=2))).to_have_value("Zoe")


@pytest.mark.parametrize("game", ["dungeonology", "rocca_civetta", "dungeon_drop"])
def test_the_curtain_in_every_game(game: str, visitor: Visitor, words: Words) -> None:
    """On a phone: down at first, lifted by a tap, down again for the other."""
    page = visitor("Ada", phone=True)
    table = one_screen(page, game)
    page.goto(f"/table/{table}")
    curtain = curtain_of(page, words)
    chance = Random(2)
    called = set()
    while len(called) < 2:
        expect(curtain).to_be_visible()
        called.add(curtain.get_by_role("heading").inner_text())
        seat = view_of(page, table, None)["asked"]["seat"]
        curtain.get_by_role("button").tap()
        expect(curtain).to_have_count(0)
        fast_forward_seat(page, table, seat, chance)
    assert called == {words("page-pass-device", name=name) for name in ("Ada", "Bela")}


def fast_forward_seat(page: Page, table: str, seat: int, chance: Random) -> None:
    """Decide for one seat, without the page, until the other is asked."""
    base = page.request.get("/health").url.removesuffix("/health")
    cookie = "; ".join(f"{one.get('name')}={one.get('value')}" for one in page.context.cookies())

    async def play() -> None:
        async with Live(base, table, cookie, {"seat": seat}) as live:
            while live.options:
                await live.move(chance.choice(live.options))

    aside(play())
