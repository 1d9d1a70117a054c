"""Around the games: a new table, the waiting room, settings, an account, the book."""

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from tests import sample
from tests.page.conftest import PHONE
from tests.page.people import Visitor, Words, keep
from tests.page.play import ask, cover

from undercroft.engine.languages import LANGUAGES
from undercroft.rulebook.book import book
from undercroft.texts import speaker

FILES: Final = 20  # of scripts and styles, for the table and what a word is explained with
NO_TOURNAMENT: Final = {"custom_decks": 0, "tournament_map": 0, "sets": 0, "lists": 0}


def table_of(page: Page) -> Any:
    """The table at this address, as the server knows it."""
    page.wait_for_url("**/table/*")
    return ask(page, "GET", f"/api/tables/{page.url.rpartition('/')[2]}")


def choose(group: Locator, name: str) -> None:
    """One of several slabs: its radio button lies unseen over it."""
    group.get_by_role("radio", name=name, exact=True).check(force=True)


def number(page: Page, words: Words, message: str) -> Locator:
    return page.get_by_role("spinbutton", name=words(message))


def test_what_one_comes_for_is_on_the_first_screen(visitor: Visitor, words: Words) -> None:
    """At home the buttons of all games, on one line, and the bots beside how they play; on a phone the button
    that makes a table, however long the form.
    """
    page = visitor("Ada")
    page.goto("/")
    buttons = page.get_by_role("button", name=words("page-play-now"))
    expect(buttons.first).to_be_visible()
    expect(buttons).to_have_count(page.locator(".game").count())
    expect(buttons.last).to_be_in_viewport(ratio=1)
    assert len({box["y"] for one in buttons.all() if (box := one.bounding_box())}) == 1
    level = [
        box["y"] + box["height"] / 2
        for name in ("label", "summary")
        if (box := page.locator(f".rivals {name}").bounding_box())
    ]
    assert abs(level[0] - level[1]) <= 1.5
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(buttons.first).to_be_in_viewport(ratio=1)
    page.locator("a[href='/new/dungeonology']").click()
    expect(page.get_by_role("button", name=words("page-table-make"))).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollHeight") > 2 * PHONE[1]


def test_a_first_table_asks_for_few_files(visitor: Visitor, words: Words) -> None:
    """What is needed together travels together: every file costs the browser time until the first options."""
    page = visitor("Ada")
    page.goto("/")
    page.wait_for_load_state("networkidle")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    cover(page, "dungeoneer").get_by_role("button", name=words("page-play-now")).click()
    expect(page.locator(".table ul.hand")).to_be_visible()
    kinds = [Path(url.partition("?")[0]).suffix for url in asked]
    assert kinds.count(".js") + kinds.count(".css") <= FILES, asked
    assert not any("/api/campaigns" in url for url in asked)  # what home shows is left behind


# -- a new table ---------------------------------------------------------------------------------------------


def test_a_new_table_is_as_it_was_chosen_and_remembered(visitor: Visitor, words: Words) -> None:
    page = visitor("Ada")
    page.goto("/new/dungeoneer")
    choose(page.get_by_role("group", name=words("page-seat-count")), "3")
    page.get_by_label(words("page-seat-n", n=3)).select_option("open")
    choose(page.get_by_role("group", name=words("page-clock-kind")), words("page-clock-bank"))
    number(page, words, "page-clock-minutes").fill("7")
    choose(page.get_by_role("group", name=words("page-absent")), words("page-absent-never"))
    page.get_by_role("spinbutton", name="Round limit").fill("12")
    page.get_by_label(words("page-table-name-label")).fill("Friday <b>&")
    page.get_by_role("switch", name=words("page-table-public")).check()
    page.get_by_role("switch", name=words("page-table-watch")).uncheck()
    page.get_by_role("button", name=words("page-table-make")).click()

    table = table_of(page)
    chosen = {key: table[key] for key in ("clock", "absent", "options", "name", "public", "watch")}
    assert chosen == {
        "clock": {"kind": "bank", "seconds": 420, "increment": 10},
        "absent": 0,
        "options": {"round_limit": 12, **NO_TOURNAMENT},
        "name": "Friday <b>&",
        "public": True,
        "watch": False,
    }
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "open"]

    page.goto("/new/dungeoneer")
    expect(number(page, words, "page-clock-minutes")).to_have_value("7")
    expect(page.get_by_role("spinbutton", name="Round limit")).to_have_value("12")
    expect(page.get_by_label(words("page-seat-n", n=3))).to_have_value("open")
    expect(page.get_by_role("switch", name=words("page-table-watch"))).not_to_be_checked()


# How far below each switch its sentence begins.
HELP_BELOW = """(all) => all.map((one) => {
    const label = one.closest("label");
    const help = label.querySelector("small") ?? label.parentElement.querySelector("small");
    return Math.round(help.getBoundingClientRect().top - one.getBoundingClientRect().bottom);
})"""


def test_options_of_a_new_table_depend_on_each_other(visitor: Visitor, words: Words) -> None:
    """Which Boss is asked only where there is one, and a level only as far as there are seats for it. Each
    switch has its sentence right below it, and a rule that several come from is named once.
    """
    page = visitor("Ada")
    page.goto("/new/dungeonology")
    says = speaker("dungeonology", "en")
    profile = page.get_by_role("group", name=says.setting("profile"))
    expect(page.get_by_role("switch", name=says.setting("main_effects"))).to_be_visible()
    expect(profile).to_be_hidden()
    below = page.get_by_role("switch").evaluate_all(HELP_BELOW)
    assert max(below) - min(below) <= 2, below
    expect(page.get_by_role("button", name=words("page-rule", rule="DGY-GEN-03"))).to_have_count(1)
    page.get_by_role("switch", name=says.setting("boss")).check()
    choose(profile, says.say("choice-profile-1"))
    page.get_by_role("switch", name=says.setting("dangerous_zones")).check()
    level = page.get_by_role("group", name=says.setting("level"))
    seats = page.get_by_role("group", name=words("page-seat-count"))
    offered = []
    for count in ("4", "2"):
        choose(seats, count)
        offered.append(level.get_by_role("radio").count())
    assert offered[0] != offered[1]
    choose(page.get_by_role("group", name=says.setting("alert"), exact=True), says.say("choice-alert-3"))
    page.get_by_role("button", name=words("page-table-make")).click()
    options = table_of(page)["options"]
    assert {
        name: options[name] for name in ("boss", "profile", "dangerous_zones", "main_effects", "alert")
    } == {
        "boss": 1,
        "profile": 1,
        "dangerous_zones": 1,
        "main_effects": 0,
        "alert": 3,
    }


def test_a_new_table_by_keyboard(visitor: Visitor, words: Words) -> None:
    """Arrow keys choose among several; Enter makes the table."""
    page = visitor("Ada")
    page.goto("/new/dungeoneer")
    page.get_by_role("radio", name="2", exact=True).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_label(words("page-seat-n", n=4))).to_be_visible()
    page.get_by_label(words("page-seat-n", n=2)).focus()
    page.keyboard.press("End")
    page.get_by_label(words("page-table-name-label")).focus()
    page.keyboard.press("Enter")
    assert [seat["kind"] for seat in table_of(page)["seats"]] == ["person", "bot", "bot", "bot"]
    expect(page.locator(".table")).to_be_visible()  # nobody is waited for: the game has begun


def test_a_number_that_is_none_is_not_sent(visitor: Visitor, words: Words) -> None:
    page = visitor("Ada")
    page.goto("/new/dungeoneer")
    limit = page.get_by_role("spinbutton", name="Round limit")
    for text in ("", "0", "1.5", "1001", "-3"):
        limit.fill(text)
        limit.blur()
        page.get_by_role("button", name=words("page-table-make")).click()
        expect(limit).to_be_focused()
        assert page.url.endswith("/new/dungeoneer"), text


def test_what_makes_no_sense_is_not_offered(visitor: Visitor, words: Words) -> None:
    page = visitor("Ada")
    page.goto("/new/dungeoneer")
    for seat in (1, 2):
        page.get_by_label(words("page-seat-n", n=seat)).select_option("bot random")
    expect(page.get_by_text(words("page-plan-nobody"))).to_be_visible()
    expect(page.get_by_role("button", name=words("page-table-start"))).to_be_disabled()

    page.get_by_role("switch", name=words("page-table-watch")).uncheck()
    public = page.get_by_role("switch", name=words("page-table-public"))
    expect(public).to_be_disabled()
    page.get_by_label(words("page-seat-n", n=1)).select_option("open")
    expect(public).to_be_enabled()

    absent = page.get_by_role("group", name=words("page-absent"))
    expect(absent).to_be_visible()
    choose(page.get_by_role("group", name=words("page-clock-kind")), words("page-clock-days"))
    expect(absent).to_be_hidden()


def test_nonsense_that_was_kept_does_no_harm(visitor: Visitor, words: Words) -> None:
    page = visitor("Ada")
    page.goto("/new/dungeoneer")
    page.evaluate(
        'localStorage.setItem(\'undercroft table dungeoneer\', \'{"seats":[{"kind":"dragon"}],"options":7}\')'
    )
    page.reload()
    expect(page.get_by_label(words("page-seat-n", n=2))).to_have_value("open")
    page.get_by_role("button", name=words("page-table-make")).click()
    assert table_of(page)["options"] == {"round_limit": 100, **NO_TOURNAMENT}


# -- the waiting room ----------------------------------------------------------------------------------------


def test_the_waiting_room(visitor: Visitor, words: Words) -> None:
    """A guest finds the table, sits down and leaves; the host puts a bot there, and clears the table away."""
    ada, bela = visitor("Ada"), visitor("Bela")
    ask(ada, "POST", "/api/me", name="Ada")
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = ask(ada, "POST", "/api/tables", game="dungeoneer", seats=seats, public=True, name="Come and sit")
    ada.goto(f"/table/{made['id']}")

    def button(page: Page, message: str) -> Locator:
        return page.get_by_role("button", name=words(message), exact=True)

    bela.goto("/")
    bela.get_by_role("link", name="Come and sit").click()
    button(bela, "page-sit-here").click()
    expect(ada.get_by_text("Bela", exact=True)).to_be_visible()
    expect(button(ada, "page-start")).to_be_enabled()

    button(bela, "page-leave-table").click()
    expect(bela.get_by_role("heading", name=words("page-welcome"))).to_be_visible()
    expect(button(ada, "page-copy-link")).to_be_visible()
    expect(ada.get_by_text(words("page-link-local", host="127.0.0.1"))).to_be_visible()

    button(ada, "page-put-bot").click()
    expect(button(ada, "page-start")).to_be_enabled()
    button(ada, "page-free-seat").click()

    bela.goto(f"/table/{made['id']}")
    expect(button(bela, "page-sit-here")).to_be_visible()
    button(ada, "page-give-up").click()
    button(ada, "page-give-up-sure").click()
    expect(ada.get_by_role("heading", name=words("page-welcome"))).to_be_visible()
    expect(bela.get_by_role("heading", name=words("page-problem-no-table"))).to_be_visible()


def test_friends_meet_by_a_code_and_talk_until_all_are_ready(visitor: Visitor, words: Words) -> None:
    """Whoever has heard the code reads who invites to what, and sits down; they talk, and the last who is
    ready begins. At the table a face and a word appear beside the portrait of whoever makes them.
    """
    ada, bela = visitor("Ada"), visitor("Bela", phone=True)
    ask(ada, "POST", "/api/me", name="Ada")
    made = ask(ada, "POST", "/api/tables", game="dungeoneer", seats=[{"kind": "me"}, {"kind": "open"}])
    ada.goto(f"/table/{made['id']}")
    code = ada.locator(".code b").inner_text()

    bela.goto("/join")
    bela.get_by_role("textbox", name=words("page-code-field")).fill(code.upper())
    bela.get_by_role("button", name=words("page-code-go")).click()
    expect(bela.get_by_text(words("page-join-by", name="Ada", game="Dungeoneer", n=2))).to_be_visible()
    expect(bela.get_by_text(words("page-join-minutes", n=60))).to_be_visible()
    expect(bela.get_by_text(words("page-join-people", names="Ada"))).to_be_visible()
    keep(bela, "join-by-code")
    bela.get_by_role("textbox", name=words("page-name")).fill("Bela")
    bela.get_by_role("button", name=words("page-join-sit")).click()

    bela.get_by_role("textbox", name=words("page-chat")).fill("Here I am")
    bela.keyboard.press("Enter")
    expect(ada.locator(".words").get_by_text("Here I am")).to_be_visible()
    expect(ada.locator(".here:not(.away)")).to_have_count(2)
    for page in (ada, bela):
        page.get_by_role("button", name=words("page-ready-mine")).click()
    expect(ada.get_by_role("status").get_by_text(words("page-waiting-agreed"))).to_be_visible()
    keep(ada, "waiting-agreed")
    keep(bela, "waiting-agreed-phone")
    bela.get_by_role("button", name=words("page-start"), exact=True).click()
    expect(ada.locator(".table")).to_be_visible()

    bela.locator("button.counted").click()
    bela.get_by_role("button", name=words("page-face-laugh")).click()
    expect(ada.locator(".bubble svg")).to_be_visible()
    bela.get_by_role("textbox", name=words("page-chat")).fill("Well met")
    bela.keyboard.press("Enter")
    expect(ada.locator(".bubble").get_by_text("Well met")).to_be_visible()
    keep(ada, "bubble")
    ada.locator("button.counted").click()
    expect(ada.locator(".log").get_by_text(words("page-log-face-laugh", name="Bela"))).to_be_visible()


def test_once_more_takes_everybody_along(visitor: Visitor, words: Words) -> None:
    """Who asks for it is there at once; the other is told, and comes along without doing anything."""
    ada, bela = visitor("Ada"), visitor("Bela")
    for page, name in ((ada, "Ada"), (bela, "Bela")):
        ask(page, "POST", "/api/me", name=name)
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = ask(ada, "POST", "/api/tables", game="dungeoneer", seats=seats, public=True)
    ask(bela, "POST", f"/api/tables/{made['id']}/seats/1")
    ask(ada, "POST", f"/api/tables/{made['id']}/start")
    for page in (ada, bela):
        page.goto(f"/table/{made['id']}")
        expect(page.locator(".prompt")).to_be_visible()
    bela.get_by_role("button", name=words("page-menu")).click()
    bela.get_by_role("button", name=words("page-resign"), exact=True).click()
    bela.get_by_role("button", name=words("page-resign-sure")).click()
    for page in (ada, bela):
        expect(page.locator(".end")).to_be_visible()
    ada.get_by_role("button", name=words("page-rematch")).click()
    expect(bela.get_by_role("status").get_by_text(words("page-rematch-taken"))).to_be_visible()
    expect(bela.get_by_role("button", name=words("page-rematch-stay"))).to_be_visible()
    keep(bela, "rematch-taken")
    expect(ada.get_by_role("button", name=words("page-ready-mine"))).to_be_visible()
    expect(bela.get_by_role("button", name=words("page-ready-mine"))).to_be_visible()
    assert ada.url == bela.url != f"/table/{made['id']}"


def test_beginning_with_bots_on_the_open_seats(visitor: Visitor, words: Words) -> None:
    page = visitor("Ada")
    ask(page, "POST", "/api/me", name="Ada")
    made = ask(
        page, "POST", "/api/tables", game="dungeoneer", seats=[{"kind": "me"}, *[{"kind": "open"}] * 2]
    )
    page.goto(f"/table/{made['id']}")
    page.get_by_role("button", name=words("page-start-bots")).click()
    expect(page.locator(".table")).to_be_visible()
    assert [seat["kind"] for seat in table_of(page)["seats"]] == ["person", "bot", "bot"]


def test_a_link_that_cannot_be_copied_is_marked(visitor: Visitor, words: Words) -> None:
    """Browsers let pages copy only over a safe line; at home, over the air, there often is none."""
    page = visitor("Ada")
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    ask(page, "POST", "/api/me", name="Ada")
    made = ask(page, "POST", "/api/tables", game="dungeoneer", seats=[{"kind": "me"}, {"kind": "open"}])
    page.goto(f"/table/{made['id']}")
    page.get_by_role("button", name=words("page-copy-link")).click()
    expect(page.get_by_text(words("page-copy-by-hand"))).to_be_visible()
    assert f"/join/{made['id']}#" in page.evaluate("getSelection().toString()")


def test_a_used_invitation_says_so(visitor: Visitor, words: Words) -> None:
    ada, bela, cato = visitor("Ada"), visitor("Bela"), visitor("Cato", forgive="409")
    ask(ada, "POST", "/api/me", name="Ada")
    made = ask(ada, "POST", "/api/tables", game="dungeoneer", seats=[{"kind": "me"}, {"kind": "open"}])
    [invitation] = ask(ada, "GET", f"/api/tables/{made['id']}/invitations")["invitations"]
    for page in (bela, cato):
        page.goto(f"/join#{invitation['token']}")
        page.get_by_role("button", name=words("page-join-sit")).click()
    expect(bela.get_by_role("button", name=words("page-leave-table"))).to_be_visible()
    expect(cato.get_by_role("alert")).to_contain_text(words("page-problem-claimed"))


# -- settings ------------------------------------------------------------------------------------------------


def test_settings_hold_at_once_and_the_next_time(visitor: Visitor, words: Words) -> None:
    page = visitor("Ada", confirm=True, hints=True, sound=True)
    page.goto("/settings")
    choose(page.get_by_role("group", name=words("page-scheme")), words("page-scheme-light"))
    choose(page.get_by_role("group", name=words("page-motion")), words("page-motion-full"))
    choose(page.get_by_role("group", name=words("page-pace")), words("page-pace-fast"))
    choose(page.get_by_role("group", name=words("page-pass-by")), words("page-pass-by-idle"))
    page.get_by_role("slider").fill("150")
    for switch in ("page-big-cards", "page-sound", "page-confirm", "page-hints"):
        page.get_by_role("switch", name=words(switch)).click()
    choose(page.get_by_role("group", name=words("page-language")), "español")

    for _ in range(2):
        heading = page.get_by_role("heading", level=1, name=Words("es")("page-settings"))
        expect(heading).to_be_visible()
        root = page.locator("html")
        expect(root).to_have_attribute("lang", "es")
        expect(root).to_have_attribute("data-scheme", "light")
        expect(root).to_have_attribute("data-motion", "full")
        assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "24px"
        kept = page.evaluate("JSON.parse(localStorage.getItem('undercroft settings'))")
        assert {key: kept[key] for key in ("pace", "pass", "bigCards", "sound", "confirm", "hints")} == {
            "pace": "fast",
            "pass": "idle",
            "bigCards": True,
            "sound": False,
            "confirm": False,
            "hints": False,
        }
        page.reload()


def test_who_is_looked_up_late_does_not_type_over_a_name(visitor: Visitor, words: Words) -> None:
    """The server says who somebody is only when he has begun to type."""
    page = visitor("Ada", mine=True)
    late: list[Route] = []
    page.route("**/api/me", lambda route: late.append(route))
    page.goto("/settings")
    field = page.get_by_label(words("page-name"), exact=True)
    expect(field).to_have_value("Ada")
    field.fill("Ada the Bold")
    with page.expect_response("**/api/me"):
        late.pop(0).continue_()
    page.unroute("**/api/me")
    page.get_by_role("button", name=words("page-save"), exact=True).click()
    expect(page.get_by_text(words("page-saved"))).to_be_visible()
    assert field.input_value() == "Ada the Bold"
    assert ask(page, "GET", "/api/me")["name"] == "Ada the Bold"


def test_an_account(visitor: Visitor, words: Words) -> None:
    """Made of a guest, left, refused with a wrong password, found again, and deleted."""
    page = visitor("Ada", forgive="401")

    def press(message: str) -> None:
        page.get_by_role("button", name=words(message), exact=True).click()

    def fill(password: str) -> None:
        page.get_by_label(words("page-login")).fill("ada.of.the.cellar")
        page.get_by_label(words("page-password")).fill(password)

    def said(message: str) -> None:
        expect(page.get_by_text(words(message))).to_be_visible()

    page.goto("/settings")
    page.get_by_label(words("page-name"), exact=True).fill("Ada the Bold")
    press("page-save")
    said("page-saved")
    fill("a long word")
    press("page-account-make")
    expect(page.get_by_text(words("page-account-is", login="ada.of.the.cellar"))).to_be_visible()
    press("page-log-out")
    said("page-logged-out")
    choose(page.get_by_role("group", name=words("page-account")), words("page-account-old"))
    fill("another word")
    press("page-log-in")
    said("page-problem-wrong-password")
    fill("a long word")
    press("page-log-in")
    said("page-logged-in")
    expect(page.get_by_label(words("page-name"), exact=True)).to_have_value("Ada the Bold")
    press("page-data-delete")
    press("page-data-delete-sure")
    expect(page.get_by_role("heading", name=words("page-welcome"))).to_be_visible()
    assert ask(page, "GET", "/api/me")["known"] is False


@pytest.mark.parametrize("language", sample.first(LANGUAGES))
def test_a_new_password_logs_out_all_other_devices(language: str, visitor: Visitor) -> None:
    """With the keyboard alone; what cannot be a password is refused with its reason."""
    words = Words(language)
    login = {"login": f"ada.changes.{language}", "password": "a long word"}
    page = visitor("Ada", language=language, forgive="403|422")
    other = visitor("Ada", phone=True, language=language)
    ask(page, "POST", "/api/me", name="Ada")
    ask(page, "POST", "/api/me/account", **login)
    ask(other, "POST", "/api/login", **login)
    page.goto("/settings")
    form = page.get_by_role("form", name=words("page-password-change"))
    for old, new, said in (
        ("wrong word", "a longer word", "page-problem-wrong-old-password"),
        ("a long word", login["login"].upper(), "page-problem-password-is-name"),
        ("a long word", "Password123", "page-problem-password-common"),
        ("a long word", "a longer word", "page-password-changed"),
    ):
        field = form.get_by_label(words("page-password-old"))
        field.fill("")
        field.focus()
        page.keyboard.type(old)
        page.keyboard.press("Tab")
        expect(form.get_by_label(words("page-password-new"))).to_be_focused()
        page.keyboard.press("ControlOrMeta+a")
        page.keyboard.type(new)
        page.keyboard.press("Enter")
        expect(page.get_by_text(words(said))).to_be_visible()
    expect(form.get_by_label(words("page-password-new"))).to_have_value("")
    assert [True, False] == [ask(each, "GET", "/api/me")["known"] for each in (page, other)]

    ask(other, "POST", "/api/login", **{**login, "password": "a longer word"})
    button = page.get_by_role("button", name=words("page-log-out-others"))
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text(words("page-logged-out-others"), exact=True)).to_be_visible()
    assert [True, False] == [ask(each, "GET", "/api/me")["known"] for each in (page, other)]


# -- the book ------------------------------------------------------------------------------------------------


def ring_is_whole(field: Locator) -> bool:
    """Nothing around a field cuts off the line that shows its focus, which may be its label's."""
    return bool(
        field.evaluate(
            """(field) => {
                const own = getComputedStyle(field).outlineStyle !== "none";
                const ringed = own ? field : field.closest("label");
                const { outlineWidth, outlineOffset } = getComputedStyle(ringed);
                const more = parseFloat(outlineWidth) + parseFloat(outlineOffset);
                const { left, right } = ringed.getBoundingClientRect();
                for (let box = ringed.parentElement; box; box = box.parentElement) {
                    if (getComputedStyle(box).overflowX === "visible") continue;
                    const edge = box.getBoundingClientRect();
                    if (left - more < edge.left || right + more > edge.right) return false;
                }
                return more > 0;
            }"""
        )
    )


def test_the_rules_begin_with_the_first_book_of_the_shelf(visitor: Visitor) -> None:
    page = visitor("Ada")
    page.goto("/rules")
    book = page.locator("nav.books a").first
    expect(book).to_have_attribute("aria-current", "page")
    expect(page.locator("article h1")).to_be_visible()


RULES = {"dungeoneer": ("DGR-MOVE-05", "DGR-QST-12"), "dungeonology": ("DGY-MOVE-05", "DGY-THESIS-04")}


@pytest.mark.parametrize(("language", "game"), sample.diagonal(LANGUAGES, RULES))
def test_the_book_is_searched_and_its_rules_have_addresses(
    language: str, game: str, visitor: Visitor
) -> None:
    words, (rule, other) = Words(language), RULES[game]
    page = visitor("Ada", language=language)
    page.goto(f"/rules/{game}#{rule}")
    paragraph = page.locator(f"[data-ids~='{rule}']")
    expect(paragraph).to_be_focused()
    expect(paragraph).to_be_in_viewport()
    page.keyboard.press("/")
    search = page.get_by_role("searchbox", name=words("page-search"))
    expect(search).to_be_focused()
    assert ring_is_whole(search)
    chapter = book(game, language).chapters[6]
    search.fill(chapter.title.upper())
    expect(page.locator(".results mark").first).to_be_visible()
    search.fill(other)
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-ids~='{other}']:focus")).to_be_in_viewport()
    search.fill("xyzzy")
    expect(page.get_by_text(words("page-search-none"))).to_be_visible()


def test_whoever_searches_the_book_is_not_called_back(visitor: Visitor, words: Words) -> None:
    """The list of words comes after the book; a link to one of them leads there all the same."""
    page = visitor("Ada")
    late: list[Route] = []
    page.route("**/api/games/dungeoneer/words*", lambda route: late.append(route))
    page.goto("/rules/dungeoneer#DGR-MOVE-05")
    expect(page.locator("[data-ids~='DGR-MOVE-05']")).to_be_focused()
    page.keyboard.press("/")
    search = page.get_by_role("searchbox", name=words("page-search"))
    expect(search).to_be_focused()
    listed = page.locator("[id^='word-']")
    assert listed.count() == 0
    for route in late:
        route.continue_()
    page.unroute("**/api/games/dungeoneer/words*")
    expect(listed.last).to_be_attached()
    page.evaluate("() => new Promise(requestAnimationFrame)")  # by then it would have been called
    expect(search).to_be_focused()
    word = listed.last.get_attribute("id")
    page.goto("about:blank")
    page.goto(f"/rules/dungeoneer#{word}")
    expect(page.locator(f"[id='{word}']")).to_be_focused()
