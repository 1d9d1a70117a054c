"""The campaign as a whole: its months, its text, what is booked of real games, and what does not fit."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from tests import sample
from tests.contracts import laws
from tests.texts.keys import strict_speaker

import undercroft as uc
from undercroft import bots
from undercroft.engine import own_content
from undercroft.engine.admitting import admit_text
from undercroft.engine.campaign import (
    STAND_IN,
    Booked,
    Campaign,
    CampaignError,
    Participant,
    ShownSheet,
    read_campaign,
)
from undercroft.engine.own_content import OwnContent
from undercroft.engine.record import OURS
from undercroft.engine.registry import shelf
from undercroft.games.rocca_civetta.campaign import booking
from undercroft.games.rocca_civetta.campaign import months as year
from undercroft.games.rocca_civetta.campaign.months import NAMES, missing, months, offered, options_of
from undercroft.games.rocca_civetta.game import RoccaCivetta
from undercroft.texts import LANGUAGES

GAME = "rocca_civetta"


def three(seed: str = "7", people: int = 1) -> Campaign:
    """A campaign of people first, and then bots."""
    sitting = [Participant(f"Teacher {n}") if n < people else Participant(bot="steady") for n in range(3)]
    return Campaign(GAME, 3, seed, sitting)


def decided(campaign: Campaign) -> Campaign:
    """Everything before the next game: people decide as bots would."""
    while campaign.plan is None:
        campaign.let_bots_decide()
        if campaign.plan is None:
            seat = campaign.rules.asked(campaign.sheet)[0]
            campaign.take(seat, campaign.rules.bot_choice(campaign.sheet, seat))
    return campaign


def played(table: uc.Table, level: str = "novice") -> uc.Table:
    players = [bots.bot(level, table.game, f"{table.origin.seed}-{seat}") for seat in range(table.seats)]
    while table.choice is not None:
        table.take(bots.answer(players[table.choice.seat], table))
    return table


@pytest.fixture(scope="module")
def two_months() -> str:
    """September and October, as a text."""
    campaign = three()
    for _ in range(2):
        campaign.book(played(decided(campaign).table()).record())
    return campaign.text()


# -- months --------------------------------------------------------------------------------------------------


def test_the_months_are_in_order() -> None:
    assert NAMES == tuple(months())


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_missing_of_a_month(name: str) -> None:
    assert missing(name) == ()


@pytest.mark.parametrize("name", ["november", "january", "march", "april", "june"])
def test_the_panic_card_of_a_month_is_played(name: str) -> None:
    """RCV-CAMP-10, RCV-R-147."""
    table = uc.game(GAME).new(3, options_of(name, {"maximum_alert": 1}, ("sara", "sofia", "rebecca")), seed=7)
    assert table.view(0)["panic"] == months()[name].panic


@pytest.mark.parametrize("name", NAMES)
def test_every_word_of_a_month_is_a_module_of_the_rules(name: str) -> None:
    known = {
        *("boss", "dangerous_zones", "floor_iv", "congregations", "research", "main_effects"),
        *("maximum_alert", "omega_against_all"),
    }
    assert {*months()[name].required, *months()[name].agreed} <= known


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_table_of_every_month_can_be_set_up(name: str, seats: int) -> None:
    """With nothing agreed on, and with all that goes together."""
    names = ("sara", "sofia", "rebecca", "onamor")[:seats]
    game = uc.game(GAME)
    agreed: dict[str, int] = {}
    for setting in offered(name):
        tried = options_of(name, {**agreed, setting: 1}, names)
        if game.why_not_options(game.ranged_options(tried), seats) is None:
            agreed[setting] = 1
    for rules in ({}, agreed):
        table = game.new(seats, options_of(name, rules, names), seed=7)
        assert [] == game.conserved(table)


def test_a_boss_that_is_not_there_is_found_by_chance_and_comes_back_with_his_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nothing but the card on the shelf decides: the Shadow Lord is taken away, and put back."""
    whole = year.box()

    class Shorter:
        bosses = tuple(card for card in whole.bosses if card.id != "shadow_lord")
        panics, card, scholars = whole.panics, whole.card, whole.scholars

    with monkeypatch.context() as without:
        without.setattr(year, "box", lambda: Shorter)
        assert (0, ("shadow_lord",)) == (
            options_of("may", {}, ())["profile"],
            tuple(word for word in missing("may") if word == "shadow_lord"),
        )
    assert 7 == options_of("may", {}, ())["profile"]


# -- the text ------------------------------------------------------------------------------------------------


def test_a_campaign_is_its_text(two_months: str) -> None:
    again = read_campaign(two_months)
    assert (two_months, "november") == (again.text(), again.sheet.month)


def test_the_sheet_is_what_its_games_say(two_months: str) -> None:
    """RCV-R-234, 137: points are those before, less what was spent in the game, and what was earned."""
    campaign = read_campaign(two_months)
    sheet = campaign.sheet
    for seat in range(3):
        earned = sum(booking.earned[seat] for booking in sheet.bookings)
        spent = sum(booking.spent[seat] for booking in sheet.bookings)
        assert sheet.support[seat] == earned - spent
    records = [entry.record for entry in campaign.entries if isinstance(entry, Booked)]
    tables: list[Any] = [uc.replay(record) for record in records]
    assert [list(booking.results) for booking in sheet.bookings] == [
        [
            "na" if place.reason != "thesis" else ("first", "second", "third")[place.rank - 1]
            for place in sorted(table.standings, key=lambda place: place.seat)
        ]
        for table in tables
    ]


def test_a_sheet_shows_what_every_sheet_does(two_months: str) -> None:
    campaign = read_campaign(two_months)
    shown = campaign.rules.show(campaign.sheet)
    read = msgspec.convert(shown, ShownSheet)
    assert read == {name: cut(shown[name], part) for name, part in read.items()}
    for entry in read["bookings"]:
        assert entry["earned"] == [sum(parts.values()) for parts in entry["because"]]


def cut(value: Any, like: Any) -> Any:
    """A value without what another one does not name."""
    if isinstance(like, dict):
        return {name: cut(value[name], part) for name, part in like.items()}
    if isinstance(like, list):
        return [cut(one, part) for one, part in zip(value, like, strict=True)]
    return value


@pytest.mark.parametrize(
    ("result", "earned", "parts"),
    [
        ("first", 5, {"taking_part": 1, "thesis": 1, "rank": 3}),
        ("second", 4, {"taking_part": 1, "thesis": 1, "rank": 2}),
        ("third", 2, {"taking_part": 1, "thesis": 1}),
        ("na", 4, {"taking_part": 1, "rank": 3}),
        ("na", 1, {"taking_part": 1}),
        ("na", 0, {}),
    ],
)
def test_what_points_were_earned_for(result: str, earned: int, parts: dict[str, int]) -> None:
    """RCV-CAMP-15, 16, RCV-R-139, 235."""
    assert parts == booking.parts(result, earned)


def test_points_that_are_not_spent_stay() -> None:
    """RCV-R-137: a Teacher who buys nothing keeps all, one who buys keeps the rest."""
    campaign = decided(three("keep"))
    campaign.book(played(campaign.table()).record())
    before = campaign.sheet.support
    table: Any = decided(campaign).table()
    while table.choice.prompt == "setup.support":
        table.take(("done",))
    assert list(before) == table.support


DAMAGES = (
    ("undercroft campaign 1", "undercroft campaign 9", "line 1: expected 'undercroft campaign 1'"),
    ("game rocca_civetta\nseats", "game chess\nseats", "no game 'chess'"),
    ("game rocca_civetta\nseats", "game dungeoneer\nseats", "dungeoneer has no campaign"),
    ("seats 3\nseed 7", "seats 5\nseed 7", "expected who sits at each of 5 seats"),
    ("seat @2 steady\n", "", "expected who sits at each of 3 seats"),
    ("chapter september", "chapter may", "expected the chapter september, found 'may'"),
    ("agree\nchapter september", "agree\n@1 agree\nchapter september", "cannot decide 'agree'"),
    (" draft ", " draft enrico ", "cannot decide"),
    ("  option alert 0\n", "", "september is played with alert 0"),
    ("  seats 3\n", "  seats 2\n", "the record of the game"),
    ("  end ", "  end 1", "counts"),
    ("\n@0 ", "\n@8 ", "expected a decision such as"),
    ("seat @0 you", "seat @0 you " + "x" * 50, "expected a name of at most 40 letters"),
)


@pytest.mark.parametrize(("old", "new", "message"), DAMAGES, ids=[found for *_, found in DAMAGES])
def test_a_damaged_text_is_refused_with_its_line(two_months: str, old: str, new: str, message: str) -> None:
    assert old in two_months
    with pytest.raises(CampaignError, match=r"^(line \d+: )?") as error:
        read_campaign(two_months.replace(old, new, 1))
    assert message in str(error.value)


def test_every_cut_is_told_or_a_campaign_that_is_shorter(two_months: str) -> None:
    """A file of which the end is missing is refused, or is the campaign as it was then."""
    lines = two_months.splitlines(keepends=True)
    lines_at_fault: list[int] = []
    for end in range(0, len(lines), 97):
        try:
            shorter = read_campaign("".join(lines[:end]))
        except CampaignError as error:
            lines_at_fault.append(error.line)
            continue
        assert two_months.startswith(shorter.text().rstrip("\n"))
    assert all(lines_at_fault)


# -- the content of an owner ---------------------------------------------------------------------------------

TRAP = {"dungeonology": {"texts/en.toml": {"card": {"hunters_trap": {"name": "The printed name"}}}}}


@pytest.fixture
def mine() -> Iterator[OwnContent]:
    """A content of an owner, in use while a campaign begins and no longer."""
    content = admit_text(json.dumps(["mine", TRAP]))
    own_content.choose(content.hash)
    yield content
    own_content.choose("")


@pytest.fixture(scope="module")
def september_with_mine() -> str:
    """A campaign with a content of an owner, after September, as a text."""
    mine = admit_text(json.dumps(["mine", TRAP]))
    campaign = Campaign(GAME, 3, "7", [Participant(bot="steady")] * 3, mine.label)
    campaign.book(played(decided(campaign).table()).record())
    return campaign.text()


def test_a_campaign_keeps_the_content_with_which_it_began(mine: OwnContent) -> None:
    campaign = three()
    own_content.choose("")
    assert mine.hash == decided(campaign).table().game.own
    assert mine.hash == decided(read_campaign(campaign.text())).table().game.own


def test_a_campaign_without_one_stays_so(mine: OwnContent) -> None:
    campaign = Campaign(GAME, 3, "7", [Participant(bot="steady")] * 3, OURS)
    assert "" == decided(campaign).table().game.own
    assert "" == decided(read_campaign(campaign.text())).table().game.own


def test_its_text_names_the_content_and_so_does_every_game(september_with_mine: str) -> None:
    campaign = read_campaign(september_with_mine)
    assert september_with_mine == campaign.text()
    named = f"content {campaign.own} mine"
    assert [named, f"  {named}"] == [line for line in campaign.text().splitlines() if "content" in line]


def test_a_content_that_is_not_here_is_named(september_with_mine: str) -> None:
    gone = september_with_mine.replace(read_campaign(september_with_mine).own, "0" * 64)
    with pytest.raises(
        CampaignError, match=r"^line 2: played with the content 'mine' \(000000000000\), which"
    ):
        read_campaign(gone)


def test_a_game_of_another_content_does_not_fit(september_with_mine: str) -> None:
    """Neither when it is booked nor when the text is read: it verifies what it says."""
    own = read_campaign(september_with_mine).own
    without = september_with_mine.replace(f"content {own} mine\n", "", 1)
    with pytest.raises(
        CampaignError, match="expected a game played with our content, found one with the cont"
    ):
        read_campaign(without)


@pytest.mark.parametrize("line", ["content mine", "content " + "z" * 64 + " mine", "content"])
def test_a_content_that_is_named_badly(september_with_mine: str, line: str) -> None:
    own = read_campaign(september_with_mine).own
    with pytest.raises(CampaignError, match=r"^line 3: expected"):
        read_campaign(september_with_mine.replace(f"content {own} mine", line, 1))


# -- what is not booked --------------------------------------------------------------------------------------


def test_a_game_is_booked_once(two_months: str) -> None:
    campaign = read_campaign(two_months)
    (_, second) = [entry.record for entry in campaign.entries if isinstance(entry, Booked)]
    before = campaign.sheet
    with pytest.raises(CampaignError, match="before everything is decided"):
        campaign.book(second)
    decided(campaign)
    with pytest.raises(CampaignError, match="november is played with"):
        campaign.book(second)
    assert before.bookings == campaign.sheet.bookings


def test_only_a_game_that_is_over_is_booked() -> None:
    campaign = decided(three())
    with pytest.raises(CampaignError, match="the game of september is not over"):
        campaign.book(campaign.table().record())


def test_a_game_with_other_options_is_not_booked() -> None:
    campaign = decided(three())
    plan = campaign.plan
    assert plan is not None
    other = uc.game(GAME).new(3, {**plan.options, "alert": 2}, plan.seed)
    with pytest.raises(CampaignError, match="september is played with alert 0, not 2"):
        campaign.book(played(other).record())


# -- who takes part ------------------------------------------------------------------------------------------


def test_who_leaves_is_replaced_and_may_be_followed_by_a_person() -> None:
    """RCV-R-235: the team and the points stay; the text tells both."""
    campaign = decided(three(people=2))
    team = campaign.sheet.teams[1]
    campaign.change_hands(1)
    assert Participant(bot=STAND_IN) == campaign.people[1]
    campaign.change_hands(1, "Bea")
    again = read_campaign(campaign.text())
    assert (Participant("Bea"), team, campaign.sheet) == (again.people[1], again.sheet.teams[1], again.sheet)


def test_who_leaves_in_a_game_does_not_stop_its_booking() -> None:
    campaign = decided(three(people=2))
    table = played(campaign.table())
    campaign.change_hands(1)
    campaign.book(table.record())
    assert 1 == len(campaign.sheet.bookings)


def test_who_leaves_before_the_game_does_not_stop_it() -> None:
    campaign = three(people=2)
    while campaign.rules.asked(campaign.sheet) != (0, 1):
        campaign.let_bots_decide()
        asked = campaign.rules.asked(campaign.sheet)
        if asked != (0, 1):
            campaign.take(asked[0], campaign.rules.bot_choice(campaign.sheet, asked[0]))
    campaign.take(0, "agree")
    campaign.change_hands(1)
    campaign.let_bots_decide()
    assert campaign.plan is not None


@pytest.mark.parametrize("decisions", sample.first((150, 20_000)))
@pytest.mark.parametrize("name", NAMES)
def test_a_month_is_played_at_random(name: str, decisions: int) -> None:
    """With what goes together agreed on, and with points to spend; in the soak to its end."""
    chance = Random(name)
    names = ("caterina", "sofia", "claudio")
    agreed = {setting: 1 for setting in offered(name) if chance.random() < 0.5}
    options = {**options_of(name, agreed, names), "support_0": 5, "support_2": 3}
    game = uc.game(GAME)
    while game.why_not_options(game.ranged_options(options), 3) is not None:
        agreed.pop(next(iter(agreed)))
        options = {**options_of(name, agreed, names), "support_0": 5, "support_2": 3}
    table = game.new(3, options, seed=chance.getrandbits(30))
    while table.choice is not None and table.past.number < decisions:
        laws.options_are_sound(table)
        laws.pieces_are_conserved(table)
        table.take(chance.choice(table.choice.options))
    assert (table.choice is None) or table.past.number == decisions


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_buys_nothing_reads_so(language: str) -> None:
    """And not what ends another choice: who may buy is asked in turn order (RCV-SP-02, RCV-R-134)."""
    table = uc.game(GAME).new(2, {"support_0": 5, "support_1": 1}, seed=1)
    while table.choice is not None and table.choice.prompt != "setup.support":
        table.take(table.choice.options[0])
    speaker = strict_speaker(GAME, language)
    assert speaker.option(table, ("done",)) != speaker.say(
        "option-done", prompt="card-gift", points=0, acted=0
    )


# -- a year --------------------------------------------------------------------------------------------------


def a_year(seed: str, level: str = "steady") -> Campaign:
    campaign = three(seed, people=0)
    while not campaign.rules.is_over(campaign.sheet):
        campaign.book(played(decided(campaign).table(), level).record())
    return campaign


def choosing(campaign: Campaign) -> Campaign:
    """The Scholars of the month are chosen, and its rules are proposed."""
    while not campaign.rules.show(campaign.sheet)["rules"]:
        campaign.let_bots_decide()
        seat = campaign.rules.asked(campaign.sheet)[0]
        if "agree" not in campaign.rules.options(campaign.sheet, seat):
            campaign.take(seat, campaign.rules.bot_choice(campaign.sheet, seat))
    return campaign


def test_what_was_agreed_on_is_proposed_in_the_next_month() -> None:
    """RCV-R-233: also after the text was read again."""
    campaign = choosing(three())
    campaign.take(0, "rule alchemy 1")
    campaign.book(given_up(decided(campaign).table()).record())
    for again in (campaign, read_campaign(campaign.text())):
        assert "october" == again.sheet.month
        assert 1 == choosing(again).rules.show(again.sheet)["rules"]["alchemy"]


def given_up(table: uc.Table) -> uc.Table:
    """The others leave, and the game is over."""
    for seat in range(1, table.seats):
        table.resign(seat)
    return table


def test_every_month_is_booked_as_it_is_set_up() -> None:
    """Also where the game makes of its options what the month does not name (RCV-R-238, 242)."""
    campaign = three(people=0)
    for name in NAMES:
        table = decided(campaign).table()
        assert campaign.plan is not None
        assert name == campaign.plan.chapter
        campaign.book(given_up(table).record())
    assert campaign.rules.is_over(campaign.sheet)
    assert campaign.text() == read_campaign(campaign.text()).text()


class NextVersion(RoccaCivetta):
    """Rules that are newer, and alike."""

    version = RoccaCivetta.version + 1


def test_an_upgrade_in_the_middle_of_the_year(monkeypatch: pytest.MonkeyPatch) -> None:
    """RCV-R-238: a month is played by the newest rules. What was booked stays by those of its day."""
    campaign = three(people=0)
    campaign.book(given_up(decided(campaign).table()).record())
    before = campaign.text()
    monkeypatch.setitem(shelf()[GAME], NextVersion.version, NextVersion())
    again = read_campaign(before)
    assert campaign.sheet == again.sheet
    table = decided(again).table()
    assert NextVersion.version == table.game.version
    again.book(given_up(table).record())
    versions = [entry.version for entry in again.sheet.bookings]
    assert [RoccaCivetta.version, NextVersion.version] == versions
    assert again.sheet == read_campaign(again.text()).sheet


def test_a_game_that_was_begun_before_an_upgrade_is_booked(monkeypatch: pytest.MonkeyPatch) -> None:
    """It goes on by the rules that it was begun with."""
    campaign = three(people=0)
    table = decided(campaign).table()
    monkeypatch.setitem(shelf()[GAME], NextVersion.version, NextVersion())
    campaign.book(given_up(table).record())
    assert [RoccaCivetta.version] == [entry.version for entry in campaign.sheet.bookings]


@pytest.mark.soak
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_year_of_bots(seed: str) -> None:
    """RCV-CAMP-01, 12, RCV-R-128: twelve months; each Scholar plays six of them."""
    campaign = a_year(seed)
    sheet = campaign.sheet
    assert 12 == len(sheet.bookings)
    assert {6} == {sheet.uses(name) for team in sheet.teams for name in team}
    assert campaign.text() == read_campaign(campaign.text()).text()
