"""What Rocca Civetta adds to what Dungeonology knows of playing well: an opinion and a reason for everything,
nothing that is hidden, and the right thing in positions where it is plain.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.games.thumb import asked, counted, favourite, is_sentence, opinions
from tests.texts.arrange import arranged as arranged_in

import undercroft as uc
from undercroft import bots, scenarios, texts
from undercroft.bots.sharp_bot import SharpBot
from undercroft.engine.chance import Chance
from undercroft.engine.heuristics import Opinion
from undercroft.games.dungeonology.heuristics.steady import POINTLESS
from undercroft.games.rocca_civetta.game import VERSIONS
from undercroft.games.rocca_civetta.heuristics import HEURISTICS
from undercroft.games.rocca_civetta.heuristics.prompts import ANSWERS
from undercroft.games.rocca_civetta.texts import reason as mentioned
from undercroft.texts.speaker import Context, Speaker, packages_of

GAME = VERSIONS[-1]
BASE = {"boss": 1, "dangerous_zones": 1, "maximum_alert": 1, "main_effects": 1}
ALL = BASE | {"alchemy": 1, "specialists": 1, "spriggan": 1, "research": 1}
PROFILES = (3, 4, 7, 11)  # Bosses who ask: two of Capagrezza, the Shadow Lord, Omega
KINDS: tuple[dict[str, int], ...] = (*(ALL | {"profile": n} for n in PROFILES), {"research": 1})
RARE = {"skill.charge", "skill.whip"}  # only two Scholars have these, and others must be near
SCENARIOS = Path(__file__).parent / "scenarios"
EACH = 3  # positions of every question
SPEAKERS = [
    Speaker(GAME.texts, language, strict=True, base=packages_of(GAME)[:-1]) for language in texts.LANGUAGES
]
CHANCE = Chance.seeded("counsel", ("bot",))

arranged: Any = partial(arranged_in, GAME)


# -- positions -----------------------------------------------------------------------------------------------


@cache
def positions() -> tuple[uc.Table, ...]:
    """Some of every question: from games by chance, and from scenarios where those never come to it."""
    found: dict[str, list[uc.Table]] = {}
    for seed in range(10):
        rng = Random(f"counsel {seed}")
        table = GAME.new(2 + seed % 3, KINDS[seed % len(KINDS)], seed=f"counsel-{seed}")
        while table.choice is not None and table.past.number < 700:
            options = table.choice.options
            if rng.random() < 0.4:
                keep(found, table)
            table.take(
                rng.choice(options) if rng.random() < 0.7 else HEURISTICS.rollout_policy(table, CHANCE)
            )
    for prompt in sorted(set(ANSWERS) - set(found)):
        for path in sorted(SCENARIOS.rglob("*.toml")):
            if f'"{prompt}"' in path.read_text("utf-8"):
                for table in steps(path):
                    keep(found, table)
    return tuple(table for tables in found.values() for table in tables)


def keep(found: dict[str, list[uc.Table]], table: uc.Table) -> None:
    if table.choice is not None and len(table.choice.options) > 1:
        known = found.setdefault(table.choice.prompt, [])
        if len(known) < EACH:
            known.append(table.copy())


def steps(path: Path) -> Iterator[uc.Table]:
    """A scenario, decision by decision."""
    table = scenarios.position(path)
    for decision in scenarios.run_file(path).decisions:
        yield table
        if decision.text == "resign":
            return
        table.take(decision.text, outcomes=decision.outcomes)


def opinion(table: uc.Table, option: str) -> Opinion:
    return opinions(table)[table.read(option)]


# -- opinions ------------------------------------------------------------------------------------------------


def test_every_question_of_the_expansion_is_asked_here() -> None:
    found = {table.choice.prompt for table in positions() if table.choice is not None}
    assert set(ANSWERS) - RARE <= found


def test_every_option_has_an_opinion() -> None:
    for table in positions():
        assert set(asked(table)[1]) == set(opinions(table)), asked(table)


def test_the_best_option_has_a_reason_that_speaks_for_it() -> None:
    for table in positions():
        found = opinions(table)
        best = max(found, key=lambda option: found[option].score)
        assert found[best].reason, (table.choice, best)
        assert found[best].reason not in POINTLESS, (table.choice, best)


def test_a_beginner_has_opinions_about_options_only() -> None:
    for table in positions():
        assert set(opinions(table, "novice")) <= set(asked(table)[1])


def test_a_view_is_enough() -> None:
    """As it is sent over the line: plain data, and nothing else."""
    for table in positions():
        seat, options = asked(table)
        sent = msgspec.json.decode(msgspec.json.encode(table.view(seat)))
        assert opinions(table) == HEURISTICS.steady(sent, options)


def test_what_is_hidden_does_not_matter() -> None:
    for n, table in enumerate(positions()):
        again = table.redeal(asked(table)[0], Chance.seeded(f"hidden {n}", ("bot",)))
        assert opinions(table) == opinions(again)


# -- reasons -------------------------------------------------------------------------------------------------


def said(reason: str, data: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
    return [
        speaker.sentence(reason, mentioned(data), Context(speaker.names(view), {})) for speaker in SPEAKERS
    ]


def test_every_reason_can_be_said() -> None:
    for table in positions():
        view = table.view(asked(table)[0])
        known = (*opinions(table).values(), *opinions(table, "novice").values())
        for found in (opinion for opinion in known if opinion.reason):
            for sentence in said(found.reason, found.data, view):
                assert sentence.endswith("."), (found, sentence)
                assert "none" not in sentence.split()


EXAMPLES: Mapping[str, Any] = {
    "card": "reagents_1",
    "zone": "I-1",
    "skill": "data_bank",
    "intern": "surgeon",
    "cube": "militia",
    "seat": 0,
    "stamina": 4,
    "stealth": 7,
    "alert": 7,
    "bonus": 7,
}


@pytest.mark.parametrize("speaker", SPEAKERS, ids=texts.LANGUAGES)
@pytest.mark.parametrize("n", [0, 1, 2])
def test_reasons_are_sentences_whatever_is_counted(speaker: Speaker, n: int) -> None:
    for sentence in counted(GAME, speaker, EXAMPLES, n, Context(("Sofia",), {})):
        assert is_sentence(sentence), sentence
        assert not re.search(r"[{}$]", sentence)


# -- positions where it is plain -----------------------------------------------------------------------------

THESIS: dict[str, Any] = {"dungeon": ["I-6 0,-2"], "phase": "activity", "clan": "horn_blowers"}


def test_a_thesis_with_the_star_of_the_clan_is_submitted() -> None:
    cubes = {"militia": 5, "worship": 4}  # a silver red Star
    table = arranged(**THESIS, seat={"0": {"at": "I-6", "cubes": cubes, "knowledge": True}})
    assert "submit" == favourite(table)


def test_a_thesis_without_it_is_not() -> None:
    cubes = {"worship": 5, "civilization": 6, "caste": 1}
    table = arranged(**THESIS, seat={"0": {"at": "I-6", "cubes": cubes, "knowledge": True}})
    assert "submit" != favourite(table)
    assert "counsel-submit-starless" == opinion(table, "submit").reason


def test_shares_are_shares() -> None:
    for table in positions():
        shares = HEURISTICS.evaluate(table)
        assert 1 == pytest.approx(sum(shares))
        assert all(0 < share < 1 for share in shares)


# -- strength ------------------------------------------------------------------------------------------------


def victories(first: str, second: str, games: int, options: dict[str, int]) -> float:
    won = 0.0
    for n in range(games):
        names = (first, second) if n % 2 else (second, first)
        players = [bots.bot(name, GAME, f"{n} {seat}") for seat, name in enumerate(names)]
        table = GAME.new(2, options, seed=f"strength-{n // 2}")
        while table.choice is not None:
            table.take(bots.answer(players[table.choice.seat], table))
        winners = [place.seat for place in table.standings if place.rank == 1]
        won += sum(names[seat] == first for seat in winners) / len(winners)
    return won / games


@pytest.mark.parametrize("options", [{}, ALL], ids=["plain", "all"])
def test_who_knows_more_wins_more(options: dict[str, int]) -> None:
    assert victories("steady", "novice", 4, options) > 0.6


def test_a_whole_game_of_those_who_think_ahead() -> None:
    table = GAME.new(2, ALL, seed="sharp")
    players = [SharpBot(GAME, seat, bots.Budget(simulations=2)) for seat in range(2)]
    while table.choice is not None:
        table.take(bots.answer(players[table.choice.seat], table))
    assert table.over
