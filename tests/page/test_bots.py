"""Bots: against whom one plays, what they would do in one's place, and who plays for those who are away."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from tests import sample
from tests.page.people import Visitor, Words, keep
from tests.page.play import (
    BOT,
    OPTIONS,
    ask,
    at_random,
    cover,
    happened,
    my_turn,
    plain,
    read_log,
    sent,
    settled,
    shown,
    sit_down,
    sit_down_where,
    unfold,
)
from tests.page.test_company import meet

from undercroft.bots import LEVELS, STAND_IN
from undercroft.bots.search import OptionStats
from undercroft.engine.languages import LANGUAGES
from undercroft.server.bot_worker import ranked

SMALL = (360, 640)
Told = dict[str, Any]  # what the server says


def advice(page: Page) -> Locator:
    return page.locator(".advice")


def hint_button(page: Page, words: Words) -> Locator:
    return page.get_by_role("button", name=words("page-advice"), exact=True)


def choosing(page: Page, game: str = "dungeoneer", seats: int = 2) -> str:
    """Sit down where one has a choice."""
    return sit_down_where(page, lambda view, moves: len(view["asked"]["options"]) > 2, seats, game)


# -- hints -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", sample.first(LANGUAGES, 2))
def test_a_hint_says_what_to_do_and_what_it_is_worth(visitor: Visitor, language: str) -> None:
    words, page = Words(language), visitor(language=language, phone=language != "en", hints=False)
    moves = sent(page)
    choosing(page)
    hint_button(page, words).click()
    lead = advice(page).locator(".lead")
    expect(lead).to_contain_text(words("page-advice-mine"))
    expect(advice(page)).to_contain_text(words.like("page-advice-share", "n"))
    chosen = page.locator(f"{OPTIONS}.advised")
    expect(chosen).to_contain_text(plain(lead.locator("b").text_content()))
    keep(page, f"hint-{language}")
    page.get_by_role("button", name=words("page-advice-follow"), exact=True).click()
    settled(page)
    expect(lead).to_be_hidden()
    assert 1 == len(moves)


def test_alone_one_expects_fame_instead_of_winning(visitor: Visitor, words: Words) -> None:
    page = visitor()
    sit_down(page, 1, "dungeon_drop")
    hint_button(page, words).click()
    expect(advice(page)).to_contain_text(words.like("page-advice-solo", "n"))


# -- what it is worth: no more is said than is known


def overhear(page: Page, kind: str, change: Callable[[Told], None]) -> None:
    """Change what the server says before the page hears it."""

    def listen(line: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == kind:
                change(told)
            line.send(json.dumps(told))

        line.connect_to_server().on_message(hear)

    page.route_web_socket(re.compile("/api/"), listen)


def weighed(option: str, share: float, error: float = 0.004, looks: int = 90, **more: Any) -> Told:
    """What a hint says of one option."""
    counsel = {"key": "counsel-pass", "facts": {}}
    return {
        "option": option, "looks": looks, "share": share, "error": error, "facts": {}, "counsel": counsel
    } | more  # fmt: skip


def say_instead(page: Page, lines: Callable[[list[str]], list[Told]]) -> None:
    """Have hints say something else about the options of the moment."""
    options: list[str] = []

    def listen(line: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            told = json.loads(message)
            if "state" in told and told["state"]["view"]["asked"]:
                options[:] = told["state"]["view"]["asked"].get("options", [])
            if told["type"] == "hint":
                told["lines"] = lines(options)
            line.send(json.dumps(told))

        line.connect_to_server().on_message(hear)

    page.route_web_socket(re.compile("/api/"), listen)


def hinted(page: Page, words: Words, lines: Callable[[list[str]], list[Told]]) -> Locator:
    """Ask for a hint that says this."""
    say_instead(page, lines)
    choosing(page)
    hint_button(page, words).click()
    expect(advice(page).locator(".lead")).to_be_visible()
    return advice(page)


def test_what_looked_better_by_luck_is_told_as_no_better() -> None:
    lines = [
        OptionStats((n,), looks, share, 0.1, None)
        for n, looks, share in ((1, 80, 0.5), (2, 2, 0.9), (3, 40, 0.4))
    ]
    assert [((1,), 0.5), ((2,), 0.5), ((3,), 0.4)] == [(line.option, line.share) for line in ranked(lines)]


def test_an_alternative_is_never_said_to_be_better(visitor: Visitor, words: Words) -> None:
    hint = hinted(
        visitor(),
        words,
        lambda options: [weighed(options[0], 0.4), weighed(options[1], 0.4), weighed(options[2], 0.3)],
    )
    first, second = hint.locator("li").all()
    expect(first).to_contain_text(words.like("page-advice-other-same", "option"))
    expect(second).to_contain_text(words.like("page-advice-other", "option", n=30))
    expect(first).to_be_hidden()  # the board is to be seen
    hint.get_by_role("button", name=words("page-advice-others")).click()
    expect(hint.get_by_role("list", name=words("page-advice-others"))).to_be_visible()
    expect(hint).to_contain_text(words("page-advice-near"))


def test_options_that_are_called_alike_are_told_once(visitor: Visitor, words: Words) -> None:
    hint = hinted(
        visitor(),
        words,
        lambda options: [weighed(options[0], 0.4), weighed(options[0], 0.35), weighed(options[1], 0.3)],
    )
    expect(hint.locator("li")).to_have_count(1)
    expect(hint.locator("li")).not_to_contain_text(plain(hint.locator(".lead b").text_content()))


def test_to_be_unsure_is_not_to_be_indifferent(visitor: Visitor, words: Words) -> None:
    unsure = hinted(
        visitor(),
        words,
        lambda options: [weighed(options[0], 0.47, 0.04, 30), weighed(options[1], 0.44, 0.05, 9)],
    )
    expect(unsure).to_contain_text(words("page-advice-unsure"))
    expect(unsure).not_to_contain_text(words("page-advice-close-call"))
    expect(unsure).to_contain_text(words("page-advice-share", n=45))  # and said in fives
    alike = hinted(visitor(), words, lambda options: [weighed(options[0], 0.47), weighed(options[1], 0.465)])
    expect(alike).to_contain_text(words("page-advice-close-call"))
    expect(alike).to_contain_text(words("page-advice-share", n=47))


def test_a_hint_without_a_rule_of_thumb_says_what_it_outdid(visitor: Visitor, words: Words) -> None:
    hint = hinted(
        visitor(),
        words,
        lambda options: [weighed(options[0], 0.5, counsel=None), weighed(options[1], 0.4)],
    )
    expect(hint).to_contain_text(words.like("page-advice-ahead-of", "option"))
    hint = hinted(
        visitor(),
        words,
        lambda options: [weighed(option, 0.5, counsel=None) for option in options[:2]],
    )
    expect(hint).to_contain_text(words("page-advice-ahead"))


# -- where it is shown


def test_the_board_shows_where_an_advised_card_would_lie_and_how(visitor: Visitor, words: Words) -> None:
    page = visitor()
    say_instead(page, lambda options: [weighed(next(one for one in options if one.endswith("turned")), 0.5)])
    sit_down_where(
        page,
        lambda view, moves: (
            sum(one.startswith("place ") for one in view["asked"]["options"]) > 2
            and any(one.endswith("turned") for one in view["asked"]["options"])
        ),
    )
    my_turn(page)
    hint_button(page, words).click()
    lead = advice(page).locator(".lead b")
    expect(lead).to_be_visible()
    expect(page.locator(".ghost.lit")).to_have_count(1)
    label = plain(page.locator(".ghost.lit .glow").get_attribute("aria-label"))
    assert label.startswith(plain(lead.text_content())), label
    keep(page, "hint-place")


def test_the_board_shows_where_an_advised_zone_would_lie(visitor: Visitor, words: Words) -> None:
    page = visitor()
    say_instead(page, lambda options: [weighed(options[-1], 0.5)])
    sit_down_where(
        page,
        lambda view, moves: (
            len(view["asked"]["options"]) > 1
            and all(one.startswith("lay ") for one in view["asked"]["options"])
        ),
        game="dungeonology",
        player=lambda seed: at_random(seed, "explore", "reveal"),
    )
    my_turn(page)
    hint_button(page, words).click()
    lead = advice(page).locator(".lead b")
    expect(lead).to_be_visible()
    lit = page.locator(".handle.lit")
    expect(lit).to_have_count(1)
    expect(lit).to_have_attribute("aria-label", plain(lead.text_content()))


# -- keys and focus


@pytest.mark.parametrize("key", ["h", "Shift+H"])
def test_a_hint_comes_and_goes_by_keyboard(visitor: Visitor, words: Words, key: str) -> None:
    page = visitor()
    choosing(page)
    button = hint_button(page, words)
    expect(button).to_be_visible()
    my_turn(page).first.focus()
    page.keyboard.press(key)
    expect(advice(page).locator(".lead")).to_be_visible()
    expect(advice(page)).to_have_attribute("role", "status")
    follow = page.get_by_role("button", name=words("page-advice-follow"), exact=True)
    expect(follow).to_be_focused()
    page.keyboard.press("Escape")
    expect(advice(page).locator(".lead")).to_be_hidden()
    expect(page.locator(f"{OPTIONS}.advised")).to_have_count(0)
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    expect(follow).to_be_focused()
    close = page.get_by_role("button", name=words("page-advice-close"))
    while not close.evaluate("(close) => close === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(button).to_be_focused()


def test_a_hint_by_mouse_leaves_the_focus_alone(visitor: Visitor, words: Words) -> None:
    page = visitor()
    choosing(page)
    hint_button(page, words).click()
    talk = read_log(page).get_by_role("textbox", name=words("page-chat"))
    talk.focus()
    expect(advice(page).locator(".lead")).to_be_visible()
    expect(talk).to_be_focused()
    page.get_by_role("button", name=words("page-advice-close")).click()
    expect(hint_button(page, words)).to_be_focused()


def test_what_is_advised_is_confirmed_by_doing_it(visitor: Visitor, words: Words) -> None:
    """The option by itself would be asked about; whoever was told all about it is not asked twice."""
    page = visitor(confirm=True)
    chosen = sent(page)
    say_instead(
        page, lambda options: [weighed(next(one for one in options if one.startswith("attack ")), 0.5)]
    )
    sit_down_where(
        page, lambda view, moves: any(one.startswith("attack ") for one in view["asked"]["options"])
    )
    my_turn(page)
    attack, before = page.locator(f"{OPTIONS}[data-option^='attack ']").first, str(shown(page))
    sure = page.get_by_role("button", name=words("page-confirm-yes"), exact=True)
    attack.click()
    expect(sure).to_be_visible()
    page.get_by_role("button", name=words("page-confirm-no"), exact=True).click()
    expect(sure).to_be_hidden()
    assert chosen == []
    hint_button(page, words).click()
    page.get_by_role("button", name=words("page-advice-follow"), exact=True).click()
    expect(page.locator(".table")).not_to_have_attribute("data-seq", before)
    assert [text.split()[0] for text in chosen] == ["attack"]


# -- a small screen

CUT = """() => {
    const pane = document.querySelector("footer.mine").getBoundingClientRect();
    const cut = (one) => {
        const box = one.getBoundingClientRect();
        if (!one.getClientRects().length) return false; // it makes room for the hint
        return box.top < pane.top - 1 || box.bottom > Math.min(pane.bottom, innerHeight) + 1;
    };
    const shown = [".prompt", ".advice .lead", ".advice .main", ".aiming .button.main"];
    const scrolls = (one) => one.scrollHeight > one.clientHeight + 1 && one.clientHeight
        && /auto|scroll/.test(getComputedStyle(one).overflowY) && !one.matches(".hand");
    const parts = shown.flatMap((name) => [...document.querySelectorAll(name)].filter(cut).map(() => name));
    const nested = [...document.querySelectorAll(".mine *")].filter(scrolls);
    return [...parts, ...nested.map((one) => one.className)];
}"""


@pytest.mark.parametrize(("game", "seats"), [("dungeoneer", 2), ("dungeonology", 2), ("dungeon_drop", 1)])
def test_a_hint_fits_on_a_small_screen(visitor: Visitor, game: str, seats: int) -> None:
    words, page = Words("fr"), visitor(language="fr", phone=True, window=SMALL, hints=True)
    sit_down_where(
        page,
        lambda view, moves: len(view["asked"]["options"]) > 3,
        seats,
        game,
        player=lambda seed: at_random(seed),
    )
    button = hint_button(page, words)
    button.click()
    expect(advice(page).locator(".lead")).to_be_visible()
    keep(page, f"hint-small-{game}")
    assert [] == page.evaluate(CUT)
    expect(page.locator(".bar .tip")).to_have_count(0)  # one thing at a time
    others = advice(page).locator("li")
    if others.count():
        expect(others.first).to_be_hidden()
        advice(page).get_by_role("button", name=words("page-advice-others")).click()
        expect(others.first).to_be_visible()


# -- how it looks

CONTRAST = """(scheme) => {
    document.documentElement.dataset.scheme = scheme;
    const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const light = (colour) => {
        paint.fillStyle = colour;
        paint.fillRect(0, 0, 1, 1);
        const parts = [...paint.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => part / 255);
        const linear = (part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        const [r, g, b] = parts.map(linear);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const box = getComputedStyle(document.querySelector(".advice"));
    const bar = getComputedStyle(document.querySelector(".advice .bar"));
    const [less, more] = [light(box.backgroundColor), light(bar.borderTopColor)].sort((a, b) => a - b);
    return (more + 0.05) / (less + 0.05);
}"""


def test_how_far_a_bar_could_reach_is_seen(visitor: Visitor, words: Words) -> None:
    page = visitor()
    choosing(page)
    hint_button(page, words).click()
    expect(advice(page).locator(".lead")).to_be_visible()
    assert [] == [scheme for scheme in ("dark", "light", "contrast") if page.evaluate(CONTRAST, scheme) < 3]


def test_a_bot_that_thinks_is_seen_to(visitor: Visitor) -> None:
    def leave(told: Told) -> None:
        told["state"]["seats"][told["state"]["asked"]["seat"]]["stand_in"] = "own"

    page, waiting = visitor(motion="full"), visitor()
    overhear(page, "welcome", leave)
    table = sit_down(page)
    point = page.locator(".prompt .thinks i").first
    expect(point).to_be_visible()
    expect(page.locator(".players [aria-current] .thinks")).to_be_visible()
    moves = "(one) => getComputedStyle(one).animationName"
    assert "none" != point.evaluate(moves)
    page.evaluate("document.documentElement.dataset.motion = 'none'")
    assert "none" == point.evaluate(moves)
    waiting.goto(f"/table/{table}")  # where a person is asked, nothing moves
    expect(waiting.locator(".prompt")).to_have_text(re.compile(r"\S"))
    expect(waiting.locator(".thinks")).to_have_count(0)


# -- who is told of hints


def test_among_people_there_are_hints_only_if_somebody_wants_them(visitor: Visitor, words: Words) -> None:
    page = visitor()
    ask(page, "POST", "/api/me", name="Ada")
    page.goto("/new/dungeoneer")
    hints = page.get_by_role("switch", name=words("page-table-hints"), exact=True)
    expect(hints).not_to_be_checked()  # a friend is expected
    page.get_by_role("combobox", name=words("page-seat-n", n=2)).select_option("bot steady")
    expect(hints).to_be_checked()
    hints.click()
    page.get_by_role("button", name=words("page-table-start")).click()
    my_turn(page)
    expect(hint_button(page, words)).to_have_count(0)
    page.get_by_role("button", name=words("page-menu")).click()
    expect(page.get_by_text(words("page-table-has-no-hints"))).to_be_visible()


# -- levels ------------------------------------------------------------------------------------------------


def test_the_level_of_the_opponents_is_chosen_once_and_remembered(visitor: Visitor, words: Words) -> None:
    page = visitor()
    page.goto("/")
    level = page.get_by_role("combobox", name=words("page-rivals"))
    expect(level).to_have_value("steady")
    expect(level.locator("option")).to_have_text([words(f"page-bot-{bot}") for bot in LEVELS])
    level.select_option("novice")
    expect(page.get_by_text(words("page-bot-about-novice")).first).to_be_visible()
    page.get_by_text(words("page-bots-about")).click()
    for bot in LEVELS:
        expect(page.get_by_role("definition").filter(has_text=words(f"page-bot-about-{bot}"))).to_be_visible()
    page.reload()
    expect(level).to_have_value("novice")
    cover(page, "dungeoneer").get_by_role("button", name=words("page-play-now")).click()
    for seat in (1, 2):
        said = words("page-seat-bot", bot=words("page-bot-novice"))
        expect(unfold(page, seat).get_by_text(said)).to_be_visible()
    table = ask(page, "GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    assert ["", "novice", "novice"] == [seat["bot"] for seat in table["seats"]]


def test_where_one_plays_alone_it_is_said_that_no_bot_plays(visitor: Visitor, words: Words) -> None:
    page = visitor()
    page.goto("/")
    expect(cover(page, "dungeon_drop").get_by_text(words("page-play-alone"))).to_be_visible()
    expect(cover(page, "dungeoneer").get_by_text(words("page-play-alone"))).to_have_count(0)


def test_a_bot_in_the_waiting_room_says_how_it_plays(visitor: Visitor, words: Words) -> None:
    page = visitor()
    ask(page, "POST", "/api/me", name="Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}]
    table = ask(page, "POST", "/api/tables", game="dungeoneer", seats=seats)
    page.goto(f"/table/{table['id']}")
    expect(page.get_by_text(words("page-bot-about-random"))).to_be_visible()
    page.get_by_role("combobox", name=words("page-bot-level", n=2)).select_option("sharp")
    expect(page.get_by_text(words("page-bot-about-sharp"))).to_be_visible()
    page.get_by_role("button", name=words("page-start-bots")).click()
    expect(page.locator(".table")).to_be_visible()
    found = ask(page, "GET", f"/api/tables/{table['id']}")["seats"]
    assert ["", "sharp", "sharp"] == [seat["bot"] for seat in found]  # the next one alike


# -- standing in -------------------------------------------------------------------------------------------


def asked_at(table: str, page: Page) -> int:
    return int(ask(page, "GET", f"/api/tables/{table}")["asked"])


def test_a_bot_decides_until_one_is_back(visitor: Visitor, words: Words) -> None:
    ada, bela, table = meet(visitor, words)
    page = (ada, bela)[asked_at(table, ada)]
    page.get_by_role("button", name=words("page-menu")).click()
    bot = words(f"page-bot-{STAND_IN}")
    let = page.get_by_role("button", name=words("page-let-bot"))
    expect(let).to_contain_text(bot)
    let.click()
    stood_in = page.get_by_text(words("page-stood-in", bot=bot))
    expect(stood_in).to_be_visible()
    expect(page.locator(".players .strip").get_by_text(words("page-stand-in", bot=bot))).to_be_attached()
    page.locator(".request").get_by_role("button", name=words("page-take-back")).click()
    expect(stood_in).to_be_hidden()


def test_nobody_decides_for_whoever_is_out(visitor: Visitor, words: Words) -> None:
    def leave(told: Told) -> None:
        told["state"]["seats"][0]["stand_in"] = "own"
        told["state"]["view"]["seat"]["0"] |= {"at": None, "life": 0}

    page = visitor()
    sit_down(page)
    my_turn(page)  # no bot moves any more, so nothing else is told than what is overheard
    overhear(page, "welcome", leave)
    page.reload()
    expect(page.locator(".players").get_by_text(words("page-out"), exact=True)).to_be_visible()
    stood_in = words.like("page-stood-in", "bot")
    expect(page.get_by_text(stood_in)).to_have_count(0)
    page.get_by_role("button", name=words("page-menu")).click()
    expect(page.get_by_role("button", name=words("page-pause"))).to_be_visible()
    expect(page.get_by_role("button", name=words("page-take-back"))).to_have_count(0)


def test_a_new_table_says_which_bot_plays_for_those_who_are_away(visitor: Visitor, words: Words) -> None:
    page = visitor()
    page.goto("/new/dungeoneer")
    expect(page.get_by_text(words("page-absent-text", bot=words(f"page-bot-{STAND_IN}")))).to_be_visible()


def test_whoever_made_the_table_lets_a_bot_play_for_somebody_who_is_away(
    visitor: Visitor, words: Words
) -> None:
    ada, bela, table = meet(visitor, words)
    while asked_at(table, ada) == 0:
        my_turn(ada).last.click()
        settled(ada)
    expect(ada.get_by_text(words("page-away", name="Bela"))).to_have_count(0)
    bela.close()
    expect(ada.get_by_text(words("page-away", name="Bela"))).to_be_visible()
    keep(ada, "away")
    ada.locator(".request").get_by_role(
        "button", name=words("page-stand-in-for", name="Bela", bot=words(f"page-bot-{STAND_IN}"))
    ).click()
    expect(read_log(ada).get_by_text(words("page-log-stood-in-absent", name="Bela"))).to_be_visible()
    my_turn(ada)


def test_bots_of_all_levels_play(visitor: Visitor) -> None:
    """They decide, one after the other, until the person is asked again."""
    page = visitor(pace="none")
    ask(page, "POST", "/api/me", name="Ada")
    bots = [{**BOT, "bot": bot} for bot in ("novice", "steady", "sharp")]
    table = ask(page, "POST", "/api/tables", game="dungeoneer", seats=[{"kind": "me"}, *bots], start=True)
    page.goto(f"/table/{table['id']}")
    first = my_turn(page).count()
    assert first
    for seat in (1, 2, 3):
        expect(unfold(page, seat).locator(".tag", has_text=re.compile("Bot"))).to_be_visible()


# -- what happened


BROKEN = """() => {
    const log = document.querySelector("section.log ol");
    const range = document.createRange();
    const lines = [...log.querySelectorAll(".link")].flatMap((link) => {
        let before = link.previousSibling;
        while (before && !(before.nodeType === 3 && before.data)) before = before.previousSibling;
        const at = before?.data?.lastIndexOf("«") ?? -1;
        return at >= 0 && at === before.data.length - 2 ? [{ link, before, at }] : [];
    });
    let broken = 0;
    for (let width = 120; width < 300; width += 5) {
        log.style.width = `${width}px`;
        for (const { link, before, at } of lines) {
            range.setStart(before, at);
            range.setEnd(before, at + 1);
            const [mark, name] = [range.getBoundingClientRect(), link.getClientRects()[0]];
            broken += name.top > mark.bottom - 2;
        }
    }
    return [lines.length > 0, broken];
}"""


def test_no_line_of_the_log_ends_with_an_opening_quotation_mark(visitor: Visitor) -> None:
    page = visitor(language="fr")
    sit_down_where(page, happened("quest_drawn"))
    links = read_log(page).locator(".link")
    expect(links.first).to_be_visible()
    assert [True, 0] == page.evaluate(BROKEN)
    links.first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").or_(page.locator(".sought")).first).to_be_visible()
