"""What Dungeon Drop knows of playing well: an opinion about everything, nothing that is hidden, and the right
thing in positions where it is plain. And the quick judgement of a search, on tables where falls are guessed.
"""

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests import quick
from tests.games.mistakes import given_file
from tests.games.thumb import favourite, opinions

import undercroft as uc
from undercroft import bots, scenarios, texts
from undercroft.engine.chance import Chance
from undercroft.engine.choice import Option
from undercroft.engine.heuristics import Opinion, Opinions
from undercroft.games.dungeon_drop.game import DungeonDrop
from undercroft.games.dungeon_drop.heuristics import HEURISTICS, evaluate
from undercroft.games.dungeon_drop.heuristics.steady import RULES
from undercroft.games.dungeon_drop.table import DISCARD, STASH, held
from undercroft.texts.speaker import Context

GAME = uc.game("dungeon_drop")
BY_CHANCE = {"act.point"}  # where nothing is out of reach, one point is as good as another
EACH = 2  # positions of every question
ROOM = 'tokens = ["0,0", "120,0", "0,90"]\n'


@cache
def positions() -> tuple[Any, ...]:
    """Two of every question, from games that chance plays with a liking for abilities, with every Race and
    Class.
    """
    found: dict[str, list[Any]] = {}
    for n in range(16):
        rng = Random(f"counsel {n}")
        seats = 1 if n < 12 else n % 3 + 2
        options = {"floor_limit": 1} if seats == 1 else {"teamwork": n % 2, "honour": n // 14}
        table: Any = GAME.new(seats, options, seed=f"counsel-{n}")
        table.race = tuple((n + 3 * seat) % 12 for seat in range(seats))
        table.classes = tuple(((n + 3 * seat) % 12,) for seat in range(seats))
        while table.choice is not None:
            known = found.setdefault(table.choice.prompt, [])
            if len(known) < EACH:
                known.append(table.copy())
            uses = [option for option in table.choice.options if option[0] in ("use", "drink")]
            table.take(rng.choice(uses if uses and rng.random() < 0.8 else table.choice.options))
    return tuple(table for tables in found.values() for table in tables)


@cache
def judged(level: str = "steady") -> tuple[tuple[Any, Opinions], ...]:
    """Every position, with what the rules of thumb think there."""
    return tuple((table, opinions(table, level)) for table in positions())


def why(table: Any) -> str:
    found = opinions(table)
    return max(found.values(), key=lambda opinion: opinion.score).reason


def reasoned(table: Any, level: str) -> tuple[str, Any]:
    """The reason of the favourite, and what it mentions."""
    found = max(opinions(table, level).values(), key=lambda opinion: opinion.score)
    return found.reason, found.data


def position(tmp_path: Path, given: str) -> Any:
    return scenarios.position(given_file(tmp_path, "dungeon_drop", given))


# -- all opinions --------------------------------------------------------------------------------------------


def test_every_question_has_its_rules_of_thumb() -> None:
    """All that random games ask."""
    met = {table.choice.prompt for table in positions()}
    assert len(met) > 20
    assert set() == met - set(RULES)
    for table, found in (*judged(), *judged("search")):
        assert found or table.choice.prompt in BY_CHANCE, table.choice.prompt
        assert set(found) <= set(table.choice.options)


@pytest.mark.parametrize("level", ["steady", "search"])
def test_there_is_one_favourite(level: str) -> None:
    for table, found in judged(level):
        worths = sorted((opinion.score for opinion in found.values()), reverse=True)
        assert len(worths) < 2 or worths[0] > worths[1], table.choice.prompt


@pytest.mark.parametrize("level", ["novice", "steady", "search"])
def test_opinions_do_not_see_what_is_hidden(level: str) -> None:
    for n, (table, found) in enumerate(judged(level)):
        other = table.redeal(table.choice.seat, n)
        assert found == opinions(other, level), table.choice.prompt


def test_reasons_are_said_in_every_language() -> None:
    speakers = [texts.Speaker(GAME.texts, language, strict=True) for language in texts.LANGUAGES]
    said = 0
    for _, found in (*judged(), *judged("search")):
        for opinion in found.values():
            for speaker in speakers if opinion.reason else ():
                told = speaker.facts.reason(opinion.data)
                assert speaker.sentence(opinion.reason, told, Context((), {}))
                said += 1
    assert said > 300


@pytest.mark.parametrize("level", ["steady", "search"])
def test_a_favourite_has_a_reason(level: str) -> None:
    """One that speaks for it; only a meeple, and a cube that somebody must pick up, are chosen without."""
    silent = {"meeple.place", "act.pick", "act.mend"}
    for table, found in judged(level):
        for opinion in sorted(found.values(), key=lambda one: one.score)[-1:]:
            assert opinion.reason or table.choice.prompt in silent, table.choice.prompt
            assert opinion.reason != "counsel-room-deadly"


def test_superlatives_stand_beside_the_best_only() -> None:
    """What brings least or most, hits hardest, falls lowest: beside others that would be untrue."""
    praise = {"counsel-height", "counsel-give-back", "counsel-place", "counsel-slay", "counsel-take"}
    said = set()
    for table, found in judged():
        best = max((opinion.score for opinion in found.values()), default=0.0)
        for opinion in found.values():
            if opinion.reason in praise:
                assert opinion.score == pytest.approx(best, abs=0.01), table.choice.prompt
                said.add(opinion.reason)
    assert len(said) > 2


# -- positions where the right thing is plain ----------------------------------------------------------------


def test_the_room_with_more_for_less(tmp_path: Path) -> None:
    """Three hearts are left, and Goblins lie beside the gems."""
    table = position(
        tmp_path,
        'phase = "loot"\nseats = 2\ncubes = ["pillar_s1 0,0", "pillar_s2 120,0", "pillar_s3 0,90", '
        '"pillar_s4 120,90", "pillar_s5 60,-80", "ruby_s1 110,50", "ruby_s2 50,80", '
        '"goblin_s1 50,-30", "goblin_s2 75,-30"]\n[given.seat.0]\nrace = "fairy"\n'
        'classes = ["rogue"]\nquest = "balanced_purse"\ncard = ["troll_l1", "troll_l2"]\n',
    )
    assert {"room pillar_s2 pillar_s3 pillar_s4"} == {favourite(table), favourite(table, "novice")}
    assert "counsel-room" == why(table)


@pytest.mark.parametrize(
    ("stash", "relic", "option", "reason"),
    [
        ("large", "", "leave", "counsel-leave"),
        ("large", '"relic_s1 60,-40", ', "stay", "counsel-stay-relic"),
        ("small", "", "stay", "counsel-stay-points"),
    ],
)
def test_when_to_leave(tmp_path: Path, stash: str, relic: str, option: str, reason: str) -> None:
    """With points enough, and no Relic that could still be fetched."""
    gems = [
        f"{kind}_{size}{n}" for kind in ("ruby", "sapphire", "diamond") for size in "sl" for n in (1, 2, 3, 4)
    ]
    table = position(
        tmp_path,
        'phase = "stairs"\n' + ROOM + f'cubes = ["pillar_s4 120,90", {relic}"stair_s1 30,30"]\n'
        f'[given.seat.0]\nquest = "balanced_purse"\nstash = {(gems if stash == "large" else gems[:3])!r}\n',
    )
    assert (option, reason) == (favourite(table), why(table))
    assert ("leave" if stash == "large" else "stay") == favourite(table, "novice")


def test_points_are_those_of_the_count(tmp_path: Path) -> None:
    """A Shield that was spent counts for the Shield-bearer's Oath; Chests are told only where they matter."""
    stash = [*(f"gold_s{n}" for n in range(1, 8)), "shield_l2", "shield_l3", "key_s1", "chest_l1"]
    table = position(
        tmp_path,
        'phase = "stairs"\n' + ROOM + 'cubes = ["pillar_s4 120,90", "stair_s1 30,30"]\n'
        'discard = ["shield_l1"]\n'
        f'[given.seat.0]\nquest = "shield_bearers_oath"\nstash = {stash!r}\n'
        f"collected = {['shield_l1', *stash]!r}\n",
    )
    reason, told = reasoned(table, "steady")
    shown = table.view(0)["seat"]["0"]["worth"]["total"]
    assert (shown, "counsel-leave", 0) == (told["points"], reason, told["chests"])
    assert shown - 4 < told["required"] <= shown


def test_a_shield_against_the_dragon(tmp_path: Path) -> None:
    """And not against a Goblin (DRP-R-27)."""
    for monster, option in (("dragon_h1", "shield dragon_h1"), ("goblin_s1", "done")):
        table = position(
            tmp_path,
            'phase = "loot"\n'
            + ROOM
            + f'cubes = ["pillar_s4 120,90", "{monster} 30,30", "stair_s1 300,200"]\n'
            '[given.seat.0]\nrace = "dwarf"\nclasses = ["rogue"]\nstash = ["shield_l1"]\n',
        )
        assert option == favourite(table)


def test_cubes_fall_low_into_the_best_room(tmp_path: Path) -> None:
    table = position(
        tmp_path,
        'phase = "explore"\nseats = 2\ncubes = ["pillar_s1 0,0", "pillar_s2 120,0", "pillar_s3 0,90", '
        '"pillar_s4 -200,-200", "ruby_s1 40,30", "ruby_s2 50,20"]\n',
    )
    verb, x, y, height = table.read(favourite(table))
    assert ("drop", 150) == (verb, height)
    assert 0 <= x <= 80
    assert 0 <= y <= 80


def test_only_the_keen_shift_pieces(tmp_path: Path) -> None:
    """A flick may bring the large Ruby into the only room: that must be tried out."""
    table = position(
        tmp_path,
        'phase = "act"\nseats = 2\ncubes = ["pillar_s1 0,0", "pillar_s2 120,0", "pillar_s3 0,90", '
        '"ruby_s1 30,20", "ruby_l1 90,75"]\n[given.seat.0]\nrace = "dwarf"\nclasses = ["ranger"]\n'
        'quest = "royal_rubies"\n',
    )
    assert "use ranger ranger" == favourite(table, "search")
    assert "done" == favourite(table)


def test_only_the_keen_see_the_room_after_the_next(tmp_path: Path) -> None:
    """Gold to the left, or nothing to the right and three Rubies behind it."""
    table = position(
        tmp_path,
        'phase = "move"\n' + ROOM + 'cubes = ["pillar_s4 120,55", "pillar_s5 -90,-45", "pillar_s6 220,40", '
        '"gold_s1 -30,10", "ruby_s1 136,44", "ruby_s2 150,42", "ruby_s3 164,44", "stair_s1 -300,200"]\n'
        '[given.seat.0]\nrace = "dwarf"\nclasses = ["rogue"]\nquest = "balanced_purse"\n',
    )
    assert "room pillar_s5 pillar_token_1 pillar_token_3" == favourite(table)
    assert "pillar_s4" in favourite(table, "search")
    reason, told = reasoned(table, "search")
    assert "counsel-room-beyond" == reason
    assert ["ruby_s1", "ruby_s2", "ruby_s3"] == sorted(told["cubes"])


@pytest.mark.parametrize("stair", ["230,-20", "250,-40"])
def test_with_points_enough_the_way_out_is_the_reason(tmp_path: Path, stair: str) -> None:
    """Gold to the right, or nothing below, where it is nearer to the Staircase; that one could fetch the Gold
    afterwards is no reason not to take it now.
    """
    gems = [
        f"{kind}_{size}{n}" for kind in ("ruby", "sapphire", "diamond") for size in "sl" for n in (1, 2, 3, 4)
    ]
    table = position(
        tmp_path,
        'phase = "move"\n' + ROOM + 'cubes = ["pillar_s4 120,90", "pillar_s5 60,-80", "pillar_s6 260,90", '
        f'"gold_s3 110,50", "gold_s2 95,60", "stair_s1 {stair}"]\n'
        f'[given.seat.0]\nrace = "dwarf"\nclasses = ["rogue"]\nquest = "balanced_purse"\nstash = {gems!r}\n',
    )
    assert "room pillar_s5 pillar_token_1 pillar_token_2" == favourite(table, "search")
    reason, told = reasoned(table, "search")
    assert ("counsel-room-way-out", True, False) == (reason, told["enough"], told["here"])


def test_a_reason_tells_the_hearts_that_need_not_be_lost(tmp_path: Path) -> None:
    """A Shield lies in the room: it may stop the Goblin, and it scores if it does not (DRP-R-26)."""
    table = position(
        tmp_path,
        'phase = "loot"\nseats = 2\ncubes = ["pillar_s1 0,0", "pillar_s2 120,0", "pillar_s3 0,90", '
        '"pillar_s4 -200,-200", "ruby_s1 30,20", "shield_l1 40,30", "goblin_s1 20,40"]\n'
        '[given.seat.0]\nrace = "dwarf"\nclasses = ["rogue"]\nquest = "balanced_purse"\n',
    )
    room = table.view(0)["asked"]["rooms"][0]
    assert room["option"] == favourite(table)
    reason, told = reasoned(table, "steady")
    assert "counsel-room" == reason
    assert (1, 0) == (room["hits"], room["damage"])
    assert {"n": 1, "least": 0, "eased": True} == {key: told[key] for key in ("n", "least", "eased")}


def test_a_figure_in_points_is_one(tmp_path: Path) -> None:
    """Hearts are told as hearts; alone, a better room may be better for the way."""
    for card, given in (("cleric", 'card = ["troll_l1", "goblin_s1"]'), ("gnome", ""), ("rogue", "")):
        race = card if card == "gnome" else "dwarf"
        table = position(
            tmp_path,
            'phase = "act"\n' + ROOM + 'cubes = ["pillar_s4 120,90", "relic_s1 300,-200", "stair_s1 60,60"]\n'
            f'[given.seat.0]\nrace = "{race}"\nclasses = ["{"rogue" if card == "gnome" else card}"]\n'
            f'quest = "balanced_purse"\nstash = ["chest_l1"]\n{given}\n',
        )
        found = opinions(table, "search")
        reasons = {table.write(option): (one.reason, dict(one.data)) for option, one in found.items()}
        expected = {
            "cleric": ("counsel-mend", {"n": 3}),
            "gnome": ("counsel-use-astray", {"cube": "relic_s1"}),
            "rogue": ("counsel-use", {"points": 4}),
        }
        assert expected[card] == reasons[f"use {card} {card}"]


# -- how things stand ----------------------------------------------------------------------------------------


def with_more(table: Any, seat: int, *kinds: str) -> Any:
    """The same, with cubes from anywhere in a stash."""
    other = table.copy()
    for kind in kinds:
        cube = next(n for n in sorted(other.box.of_kind(kind)) if other.place[n] < 8)
        other.put([cube], held(seat, STASH))
    return other


def test_shares_are_shares() -> None:
    for table in positions():
        shares = HEURISTICS.evaluate(table)
        assert table.seats == len(shares)
        assert all(0 <= share <= 1 for share in shares)
        assert table.seats == 1 or sum(shares) == pytest.approx(1)


@pytest.mark.parametrize("kind", ["gold", "ruby", "shield", "potion", "chest"])
def test_gains_raise_a_share(kind: str) -> None:
    """Each at least a little, alone or in company; a Potion or a Chest when there is time for it."""
    for table in positions():
        if table.choice.prompt in ("explore.aim", "act.choose", "move.room"):
            seat = table.choice.seat
            now, then = (HEURISTICS.evaluate(one)[seat] for one in (table, with_more(table, seat, kind)))
            assert then > now


def test_a_relic_raises_the_hopes_of_a_solo_hero() -> None:
    table = next(table for table in positions() if table.choice.prompt == "move.room")
    assert HEURISTICS.evaluate(with_more(table, 0, "relic"))[0] > HEURISTICS.evaluate(table)[0]


def test_what_a_run_is_worth() -> None:
    """The farther the better, and a hero who is lost has next to nothing (DRP-LOSE-03, DRP-RET-03)."""
    table: Any = GAME.new(1, {}, seed="worth")
    worth = [evaluate.retired(table, tracker) for tracker in range(10)]
    assert sorted(set(worth)) == worth
    assert (0, 1) == (worth[0], worth[9])
    table.tracker = 8
    assert worth[0] < evaluate.lost(table) < worth[4]
    hopes = evaluate.hopes(table)
    assert sorted(set(hopes)) == list(hopes)
    assert all(hope >= retired for hope, retired in zip(hopes, worth, strict=True))


def test_the_result_of_a_run() -> None:
    table: Any = GAME.new(1, {"floor_limit": 1}, seed="result")
    player = bots.bot("steady", GAME, "result")
    while table.choice is not None:
        table.take(bots.answer(player, table))
    expected = (
        evaluate.lost(table) if table.ending.startswith("lost") else evaluate.retired(table, table.tracker)
    )
    assert (expected,) == tuple(HEURISTICS.result(table))


# -- what somebody would probably do -------------------------------------------------------------------------


def test_the_next_hero_finds_what_is_left() -> None:
    """Who loots next is weighed with the best room there is, who comes later with what that one leaves."""
    table: Any = GAME.new(2, seed="next").redeal(0, 1)
    chance = Chance.seeded("next", ("bot",))
    while table.choice.prompt != "loot.room":
        table.take(HEURISTICS.rollout_policy(table, chance))
    (first, most), (second, rest) = evaluate.next_rooms(table)
    assert table.active == first != second
    assert most > rest >= 0
    poor = table.copy()
    poor.take(HEURISTICS.rollout_policy(poor, chance))
    assert max(worth for _, worth in evaluate.next_rooms(poor)) < most


def test_a_room_left_to_a_rival_is_a_loss() -> None:
    """Of two tables with the same counts, the one with less for the next hero is better for the other."""
    table: Any = GAME.new(2, seed="rival").redeal(0, 1)
    chance = Chance.seeded("rival", ("bot",))
    seat = table.active
    while table.active == seat:
        table.take(HEURISTICS.rollout_policy(table, chance))
    assert table.choice.prompt == "explore.aim"
    bare = table.copy()
    gems = [n for n in bare.lying() if n in bare.box.treasures]
    bare.put(gems, DISCARD)
    assert HEURISTICS.evaluate(bare)[seat] > HEURISTICS.evaluate(table)[seat]


@pytest.mark.parametrize("seats", [1, 2])
def test_a_line_of_thought_does_not_end_in_a_loot(seats: int) -> None:
    chance = Chance.seeded("settled", ("bot",))
    table: Any = GAME.new(seats, {"floor_limit": 1} if seats == 1 else {}, seed="settled").redeal(0, 1)
    seen: dict[bool, set[str]] = {True: set(), False: set()}
    while table.choice is not None:
        seen[HEURISTICS.is_quiet(table)].add(table.choice.prompt)
        table.take(HEURISTICS.rollout_policy(table, chance))
    assert "explore.aim" in seen[True]
    assert not any(prompt in seen[True] for prompt in ("loot.shield", "loot.ability", "loot.take"))
    assert ("move.room" in seen[False]) == (seats == 1)


def test_abilities_are_left_to_the_rules_of_thumb() -> None:
    options: list[Option] = [("use", 1, 1), ("done",), ("drop", 0, 0, 150)]
    assert [("use", 1, 1)] == HEURISTICS.candidates({("use", 1, 1): Opinion(1.0)}, options)
    assert options[1:] == HEURISTICS.candidates({("done",): Opinion(1.0)}, options)


def test_inclinations_are_options_and_lead_to_an_end() -> None:
    chance = Chance.seeded("inclined", ("bot",))
    for seats in (1, 2, 4):
        table = GAME.new(seats, {"floor_limit": 1} if seats == 1 else {}, seed="inclined").redeal(0, 1)
        while table.choice is not None:
            option: Option = HEURISTICS.rollout_policy(table, chance)
            assert option in table.choice.options
            table.take(option)
        assert table.over


def test_inclinations_for_every_question() -> None:
    chance = Chance.seeded("inclined", ("bot",))
    for table in positions():
        assert HEURISTICS.rollout_policy(table, chance) in table.choice.options


def test_a_glance_sees_the_better_room(tmp_path: Path) -> None:
    table = position(
        tmp_path,
        'phase = "move"\n' + ROOM + 'cubes = ["pillar_s4 120,90", "pillar_s5 60,-80", "ruby_s1 110,50", '
        '"ruby_s2 50,80", "troll_l1 50,-30", "troll_l2 75,-30", "stair_s1 300,200"]\n',
    )
    chance = Chance.seeded("glance", ("bot",))
    assert table.read("room pillar_s4 pillar_token_2 pillar_token_3") == HEURISTICS.rollout_policy(
        table, chance
    )


# -- levels --------------------------------------------------------------------------------------------------


def shares(levels: tuple[str, str], games: int) -> float:
    """How often the first wins against the second, both ways round."""
    won = 0.0
    for n in range(games):
        seats = levels if n % 2 else levels[::-1]
        table = GAME.new(2, {}, seed=f"levels-{n // 2}")
        players = [bots.bot(name, GAME, n) for name in seats]
        while table.choice is not None:
            table.take(bots.answer(players[table.choice.seat], table))
        won += HEURISTICS.result(table)[seats.index(levels[0])]
    return won / games


def test_each_level_is_better_than_the_one_below() -> None:
    assert shares(("novice", "random"), 4) > 0.7
    assert shares(("steady", "novice"), 4) > 0.6


def test_a_searcher_never_lets_anything_really_fall() -> None:
    """What it imagines is guessed."""
    table = GAME.new(1, {"floor_limit": 1}, seed="imagined")
    table.take("height 150")
    while table.choice is not None and table.choice.prompt != "explore.aim":
        table.take(table.choice.options[-1])
    game = DungeonDrop(quick.never)
    table = game.load(table.save())
    assert table.choice is not None
    assert bots.answer(bots.bot("sharp:6", game, 1), table) in table.choice.options
