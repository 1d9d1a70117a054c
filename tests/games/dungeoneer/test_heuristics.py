"""What Dungeoneer knows of playing well: an opinion about everything, nothing that is hidden, and the right
thing in positions where it is plain.
"""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from tests.games.thumb import asked, counted, favourite, is_sentence, opinions
from tests.texts.arrange import arranged

import undercroft as uc
from undercroft import bots, texts
from undercroft.engine.chance import Chance
from undercroft.engine.choice import Option
from undercroft.games.dungeoneer import texts as facts
from undercroft.games.dungeoneer.cards.box import base_box
from undercroft.games.dungeoneer.heuristics import HEURISTICS
from undercroft.games.dungeoneer.heuristics.distances import distances_of
from undercroft.games.dungeoneer.heuristics.odds import WINS, at_least
from undercroft.games.dungeoneer.heuristics.seen import WHOLE, imagined, mirror, seen
from undercroft.games.dungeoneer.heuristics.steady import NEUTRAL_REASONS, PROMPTS
from undercroft.texts.speaker import Context

GAME = uc.game("dungeoneer")
NO_DECKS = ["adventure", "quest_deck", "map_deck"]
RARE = {
    "quest.complete",
    "inventory.shed",
    "bane.destroy",
    "layout.kept",
}  # hardly ever asked in random games
EACH = 6  # positions of every question


@cache
def positions() -> tuple[uc.Table, ...]:
    """Some of every question, from games in which chance and the rules of thumb take turns."""
    found: dict[str, list[uc.Table]] = {}
    for seed in range(20):
        rng = Random(f"counsel {seed}")
        tournament = {"custom_decks": 1, "tournament_map": 1} if seed >= 16 else {}
        table = GAME.new(seats=2 + seed % 3, options=tournament, seed=f"counsel-{seed}")
        while table.choice is not None:
            prompt, options = table.choice.prompt, table.choice.options
            known = found.setdefault(prompt, [])
            if len(options) > 1 and len(known) < EACH and rng.random() < 0.4:
                known.append(table.copy())
            table.take(rng.choice(options))
    return tuple(table for tables in found.values() for table in tables)


def worth(table: uc.Table, option: str) -> float:
    return opinions(table)[table.read(option)].score


# -- all opinions --------------------------------------------------------------------------------------------


def test_every_question_has_its_rules_of_thumb() -> None:
    met = {table.choice.prompt for table in positions() if table.choice}
    assert set() == met - set(PROMPTS)
    assert set(PROMPTS) - RARE <= met | RARE


def test_every_option_has_an_opinion() -> None:
    for table in positions():
        _, options = asked(table)
        assert set(options) == set(opinions(table))


def test_opinions_do_not_see_what_is_hidden() -> None:
    for n, table in enumerate(positions()):
        seat, options = asked(table)
        other = table.redeal(seat, n)
        assert options == asked(other)[1]
        assert opinions(table) == opinions(other)
        assert opinions(table, "novice") == opinions(other, "novice")


def test_opinions_change_nothing() -> None:
    for table in positions()[::3]:
        seat, options = asked(table)
        view = table.view(seat)
        HEURISTICS.steady(view, options)
        HEURISTICS.novice(view, options)
        assert table.view(seat) == view


def said() -> Iterator[tuple[dict[str, Any], str, dict[str, Any]]]:
    for table in positions():
        view = table.view(asked(table)[0])
        for opinion in (*opinions(table).values(), *opinions(table, "novice").values()):
            if opinion.reason:
                yield view, opinion.reason, dict(opinion.data)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    speaker = texts.Speaker(GAME.texts, language, strict=True)
    facts = speaker.facts
    for view, reason, data in said():
        sentence = speaker.sentence(reason, facts.reason(data), speaker.context_of(view, None))
        assert sentence.endswith((".", "X")), sentence
        assert "{" not in sentence


EXAMPLES: dict[str, Any] = {
    **dict.fromkeys(("card", "old", "treasure"), "dodge_1"),
    **dict.fromkeys(("seat", "victim"), 0),
    "there": "entrance_chamber_1",
    "cell": "0,0",
    "foe": "shambling_zombie_1",
    "power": "heal",
    "odds": 50,
    "risk": 50,
}


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("n", [0, 1, 2])
def test_reasons_are_sentences_whatever_is_counted(language: str, n: int) -> None:
    speaker = texts.Speaker(GAME.texts, language, strict=True)
    scene = Context(("Raka",), {"0,0": "entrance_chamber_1"})
    for sentence in counted(GAME, speaker, {**EXAMPLES, "cost": {"peril": n}}, n, scene):
        assert is_sentence(sentence), sentence


def test_the_best_option_has_a_reason() -> None:
    for table in positions():
        found = opinions(table)
        assert max(found.values(), key=lambda opinion: opinion.score).reason, asked(table)


def test_facts_are_said_of_any_option_and_praise_only_of_the_best() -> None:
    for table in positions():
        found = opinions(table).values()
        best = max(opinion.score for opinion in found)
        assert NEUTRAL_REASONS | {""} >= {opinion.reason for opinion in found if opinion.score < best}


# -- odds ----------------------------------------------------------------------------------------------------


def test_odds_of_a_test() -> None:
    assert [1, 5 / 6, 1 / 6, 0] == [at_least(needs) for needs in (-2, 2, 6, 7)]


def test_odds_of_a_combat() -> None:
    assert [15 / 36, 0, 1] == [WINS[ahead] for ahead in (0, -5, 6)]


# -- positions with a plain answer ---------------------------------------------------------------------------

DONE: Option = ("done",)
HALLS = [
    "entrance_chamber_1 0,0",
    "narrow_corridor_1 1,0",
    "desecrated_chapel_1 2,0 turned",
    "crossroads_1 0,1",
]


def test_a_quest_that_can_be_paid_is_paid() -> None:  # DGR-QST-04
    me = {"hero": "kron_axereaver", "at": "2,0", "glory": 6, "quests": ["sanctify_the_chapel_1"]}
    walked = ["0,0", "1,0", "2,0"]
    table = arranged(map=HALLS, only=NO_DECKS, visited=walked, seat={"0": me, "1": {"hero": "raka"}})
    assert favourite(table) == "quest sanctify_the_chapel_1"


def test_glory_is_saved_for_a_quest_in_play() -> None:
    me = {
        "hero": "kron_axereaver",
        "at": "1,0",
        "glory": 5,
        "quests": ["sanctify_the_chapel_1"],
        "hand": ["boot_of_ala_hazad_1"],
    }
    table = arranged(map=HALLS, only=NO_DECKS, seat={"0": me, "1": {"hero": "raka", "at": "0,1"}})
    assert favourite(table) == "move e"


def test_the_way_leads_to_the_room_of_a_quest() -> None:  # DGR-QST-03
    me = {"hero": "raka", "glory": 6, "quests": ["sanctify_the_chapel_1"]}
    table = arranged(map=HALLS, only=NO_DECKS, seat={"0": me, "1": {"hero": "fenn_quickfoot", "at": "0,1"}})
    assert favourite(table) == "move e"
    assert opinions(table)[table.read("move e")].reason == "counsel-go-towards"


def test_nobody_stands_still_for_nothing() -> None:  # DGR-MOVE-12
    seats = {"0": {"hero": "raka"}, "1": {"hero": "fenn_quickfoot", "at": "0,1"}}
    table = arranged(map=HALLS[:2] + HALLS[3:], only=NO_DECKS, seat=seats)
    assert favourite(table) != "done"


def test_a_carried_thing_is_taken_first() -> None:  # DGR-R-84
    halls = ["entrance_chamber_1 0,0", "torture_chamber_1 0,-1"]
    me = {"hero": "raka", "at": "0,-1", "quests": ["lead_the_maiden_out_1"]}
    table = arranged(
        map=halls, only=NO_DECKS, visited=["0,-1"], seat={"0": me, "1": {"hero": "fenn_quickfoot"}}
    )
    assert favourite(table) == "quest lead_the_maiden_out_1"


def duel(**seats: Any) -> uc.Table:
    return arranged(map=HALLS[:2], only=NO_DECKS, seat={"0": seats["me"], "1": seats["rival"]})


def test_the_weaker_is_challenged_where_he_is_weak() -> None:  # DGR-CHAL-03
    table = duel(me={"hero": "kron_axereaver"}, rival={"hero": "lorel_alanus"})
    assert favourite(table) == "challenge @1 melee"
    assert worth(table, "challenge @1 magic") < worth(table, "done")


def test_the_stronger_is_left_alone_and_left_behind() -> None:
    table = duel(
        me={"hero": "fenn_quickfoot", "life": 2}, rival={"hero": "raka", "treasures": ["robe_of_wards_1"]}
    )
    assert favourite(table) == "move e"


def lord(hand: list[str], rival: dict[str, Any]) -> uc.Table:
    me = {"hero": "fenn_quickfoot", "hand": hand}
    return arranged(phase="encounter", only=NO_DECKS, seat={"0": me, "1": rival})


def test_a_monster_is_sent_where_it_hits() -> None:
    assert favourite(lord(["shambling_zombie_1"], {"hero": "lorel_alanus", "peril": 4})).startswith("attack")
    assert favourite(lord(["skeleton_warrior_1"], {"hero": "kron_axereaver", "peril": 4})) == "done"


def test_who_sends_nothing_has_nothing_or_saves_it() -> None:
    weak = lord(["skeleton_warrior_1", "dodge_1"], {"hero": "kron_axereaver", "peril": 4})
    none = lord(["dodge_1", "battle_fury_1"], {"hero": "kron_axereaver", "peril": 4})
    reasons = [
        HEURISTICS.steady(table.view(0), (*asked(table)[1], DONE))[DONE].reason for table in (weak, none)
    ]
    assert ["counsel-lord-save", "counsel-lord-done"] == reasons


def test_a_way_without_glory_leads_somewhere() -> None:
    """Back through a corridor that was visited, to the Glory beyond it."""
    halls = ["entrance_chamber_1 0,0", "narrow_corridor_1 1,0", "crossroads_1 2,0"]
    seats = {"0": {"hero": "raka", "at": "0,0"}, "1": {"hero": "fenn_quickfoot", "at": "2,0", "life": 9}}
    table = arranged(map=halls, only=NO_DECKS, visited=["0,0", "1,0"], seat=seats)
    found = opinions(table)[table.read("move e")]
    assert "counsel-go-beyond" == found.reason
    assert ("crossroads_1", 1) == (found.data["there"], found.data["n"])


def test_a_monster_fights_where_the_hero_is_weak() -> None:  # DGR-COMB-03
    table = lord(["tomb_serpent_1"], {"hero": "kron_axereaver", "peril": 6})
    assert favourite(table) == "attack tomb_serpent_1 @1 magic"


def test_peril_goes_where_it_does_most() -> None:
    """Two that can be paid together are better than one that is a little stronger."""
    hand = ["crypt_spider_1", "crypt_spider_2", "bone_golem_1"]
    table = lord(hand, {"hero": "kron_axereaver", "peril": 8})
    assert favourite(table).startswith("attack crypt_spider")


def test_the_last_life_is_worth_any_card() -> None:
    table = lord(["skeleton_warrior_1"], {"hero": "kron_axereaver", "peril": 4, "life": 1})
    assert favourite(table).startswith("attack")


def test_the_leader_is_blamed() -> None:  # DGR-REW-03
    from undercroft.games.dungeoneer.heuristics.values import rivalry

    seats = {
        "0": {"hero": "raka"},
        "1": {"hero": "lorel_alanus", "life": 2},
        "2": {"hero": "kron_axereaver", "completed": ["claim_the_empty_throne_1"], "level": 2},
    }
    found = seen(arranged(seats=3, only=NO_DECKS, seat=seats).view(0))
    assert rivalry(found, 2) > rivalry(found, 1)


def test_a_room_of_an_own_quest_is_laid_near() -> None:
    seats = {
        "0": {"hero": "raka", "glory": 6, "quests": ["sanctify_the_chapel_1"], "at": "1,0"},
        "1": {"hero": "kron_axereaver", "at": "0,1"},
    }
    halls = ["entrance_chamber_1 0,0", "narrow_corridor_1 1,0", "crossroads_1 0,1"]
    table = arranged(
        phase="build",
        map=halls,
        only=["adventure", "quest_deck", "map_deck"],
        map_deck=["desecrated_chapel_1"],
        seat=seats,
    )
    assert favourite(table) == "place 2,0 turned"


def test_a_room_of_a_rivals_quest_is_laid_far() -> None:
    seats = {
        "0": {"hero": "raka", "at": "1,0"},
        "1": {"hero": "kron_axereaver", "at": "0,1", "glory": 6, "quests": ["sanctify_the_chapel_1"]},
    }
    halls = ["entrance_chamber_1 0,0", "narrow_corridor_1 1,0", "crossroads_1 0,1"]
    table = arranged(
        phase="build",
        map=halls,
        only=["adventure", "quest_deck", "map_deck"],
        map_deck=["desecrated_chapel_1"],
        seat=seats,
    )
    assert favourite(table).startswith(("place 2,0", "place 0,-1"))


def fight(dice: list[int], victim: dict[str, Any], monster: str = "shambling_zombie_1") -> uc.Table:
    """A Monster has been sent against seat 1."""
    seats = {"0": {"hero": "fenn_quickfoot", "hand": [monster]}, "1": {"peril": 9, **victim}}
    table = arranged(phase="encounter", only=NO_DECKS, dice=dice, seat=seats)
    if asked(table)[0] == 1:
        table.take("pass")
    table.take(next(option for option in asked(table)[1] if option[0] == "attack"))
    table.take("done")
    return table


def test_dodge_waits_until_the_wound_is_certain() -> None:  # DGR-R-115
    table = fight([1, 6], {"hero": "roderik_talus", "glory": 1, "hand": ["dodge_1"]})
    done: list[str] = []
    while table.choice is not None and table.choice.seat == 1 and table.choice.prompt.startswith("window"):
        done.append(f"{table.choice.prompt} {favourite(table)}")
        table.take(favourite(table))
    assert done == ["window.response pass", "window.reroll pass", "window.prevent play dodge_1"]


def test_the_silvered_mace_is_for_the_undead() -> None:  # DGR-R-51
    table = fight([3, 3], {"hero": "kron_axereaver", "treasures": ["runed_longsword_1", "silvered_mace_1"]})
    assert favourite(table) == "weapon silvered_mace_1"


def test_a_potion_is_drunk_before_the_last_wound() -> None:  # DGR-R-60
    table = fight([1, 6], {"hero": "kron_axereaver", "life": 1, "treasures": ["potion_of_healing_1"]})
    assert table.choice is not None
    while table.choice.prompt != "window.prevent":
        table.take("pass")
    assert favourite(table) == "use potion_of_healing_1"


def test_a_quest_beyond_ones_strength_is_given_up() -> None:
    me = {
        "hero": "kron_axereaver",  # no Magic at all
        "quests": ["bind_the_whisperer_1", "claim_the_empty_throne_1"],
        "hand": ["battle_fury_1", "runed_longsword_1"],
        "glory": 5,
    }
    table = arranged(phase="discard", seat={"0": me, "1": {"hero": "raka"}})
    assert favourite(table) == "discard bind_the_whisperer_1"


# -- how things stand ----------------------------------------------------------------------------------------


def test_shares_make_a_whole() -> None:
    for table in positions():
        shares = HEURISTICS.evaluate(table)
        assert len(shares) == table.seats
        assert sum(shares) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in shares)


CHAPEL = {"hero": "kron_axereaver", "glory": 3, "peril": 3, "life": 4, "quests": ["sanctify_the_chapel_1"]}


def share(**changed: Any) -> float:
    """The share of a hero with a Quest in the Chapel, two steps from the Entrance."""
    seats = {"0": CHAPEL | changed, "1": {"hero": "raka", "at": "0,1"}}
    return HEURISTICS.evaluate(arranged(map=HALLS, only=NO_DECKS, seat=seats))[0]


@pytest.mark.parametrize(
    "gain",
    [
        {"life": 5},
        {"glory": 4},
        {"peril": 2},
        {"at": "1,0"},
        {"at": "2,0"},
        {"treasures": ["runed_longsword_1"]},
        {"boons": ["battle_fury_1"]},
        {"completed": ["claim_the_empty_throne_1"], "level": 2},
    ],
    ids=lambda gain: next(iter(gain)),
)
def test_every_gain_raises_the_share(gain: dict[str, Any]) -> None:
    assert share(**gain) > share()


def test_steps_are_counted_along_the_ways() -> None:
    table: Any = arranged(map=HALLS, only=NO_DECKS, seat={"0": CHAPEL, "1": {"hero": "raka"}})
    lie = distances_of(table.box, table.grid)
    assert [2, 1, 0, 3] == [lie.steps_to(lie.rooms["desecrated_chapel"])[cell] for cell in lie.grid]


def test_an_inclination_is_always_an_option() -> None:
    chance = Chance.seeded(1, ("bot",))
    for table in positions():
        assert HEURISTICS.rollout_policy(table, chance) in asked(table)[1]


def test_games_of_inclinations_end() -> None:
    chance = Chance.seeded(2, ("bot",))
    table = GAME.new(seats=3, seed="inclined")
    while table.choice is not None:
        table.take(HEURISTICS.rollout_policy(table, chance))
    assert table.over


# -- strength ------------------------------------------------------------------------------------------------


def wins(better: str, worse: str, games: int) -> float:
    """The share of games between two that the better one wins, each seed once from either seat."""
    won = 0.0
    for n in range(games):
        table = GAME.new(seats=2, seed=f"strength-{n // 2}")
        first = n % 2
        players = [bots.bot(better if seat == first else worse, GAME, f"{n} {seat}") for seat in range(2)]
        while table.choice is not None:
            table.take(bots.answer(players[table.choice.seat], table))
        won += HEURISTICS.result(table)[first] > 0.5
    return won / games


def test_steady_players_beat_novices() -> None:
    assert wins("steady", "novice", 6) > 0.6


def test_novices_beat_chance() -> None:
    assert wins("novice", "random", 12) > 0.5


# -- the mirror ----------------------------------------------------------------------------------------------


def test_what_a_view_shows_is_read_back() -> None:
    for table in positions():
        it: Any = table
        found = seen(table.view(asked(table)[0]))
        shown = {field.field for field in (*mirror().rows, *mirror().fields)}
        assert len(shown) > 25
        assert sorted(it.opened) == sorted(found.opened)  # doors have no order
        assert [] == [name for name in shown - {"opened"} if getattr(found, name) != getattr(it, name)]


def test_an_imagined_table_has_everything_that_it_is_made_of() -> None:
    it: Any
    for it in positions()[::5]:
        assert WHOLE(it) == WHOLE(imagined(it, 0, "move.act"))


# -- what brings nothing -------------------------------------------------------------------------------------


def over_dice() -> Iterator[tuple[uc.Table, int]]:
    """Positions in which somebody may react to dice, and the seat that may."""
    for seed in range(40):
        rng = Random(f"dice {seed}")
        table = GAME.new(seats=2 + seed % 3, seed=f"dice-{seed}")
        while table.choice is not None:
            options = table.choice.options
            if table.choice.prompt == "window.reroll" and len(options) > 1:
                yield table.copy(), table.choice.seat
            table.take(rng.choice(options))


def verdict(table: uc.Table, seat: int) -> int | None:
    """Whether this seat wins (1), draws (0) or loses (-1), when nobody does anything about the dice; None
    where they are about something else.
    """
    table = table.copy()
    while True:
        for told in (event.for_seat(None) for event in table.take(("pass",))):
            if told["kind"] == "tested" and told["seat"] == seat:
                return 1 if told["passed"] else -1
            if told["kind"] == "combat_compared" and (told["hero"] == seat or told["foe"] == f"@{seat}"):
                lead = told["hero_total"] - told["foe_total"]
                lead = lead if told["hero"] == seat else -lead
                return (lead > 0) - (lead < 0)
        if table.choice is None or table.choice.prompt != "window.reroll":
            return None


def best_verdict(table: uc.Table, seat: int) -> int:
    """What another die could make of it."""
    found = []
    for face in range(1, 7):
        other = table.copy()
        rolled: Any = other.stack[-2]
        own = "die" if hasattr(rolled, "die") else "hero_die" if rolled.hero == seat else "foe_die"
        setattr(rolled, own, face)
        found.append(verdict(other, seat))
    return max(told for told in found if told is not None)


def left_over(table: uc.Table, seat: int) -> set[Option]:
    assert table.choice is not None
    return set(table.choice.options) - HEURISTICS.useless(table.view(seat), table.choice.options)


def test_whoever_wins_anyway_is_not_asked_about_the_dice() -> None:
    """And only he: where a pass loses, what may help is left."""
    results = []
    for table, seat in over_dice():
        result = verdict(table, seat)
        if result == 1:
            assert {("pass",)} == left_over(table, seat)
        results.append(result == 1)
    assert 10 < sum(results) < len(results) - 10


def test_nobody_is_asked_to_roll_again_what_no_die_could_turn() -> None:
    hopeless = []
    for table, seat in over_dice():
        result, box = verdict(table, seat), base_box()
        again = {("power",)} | {
            (verb, n)
            for n, card in enumerate(box.card)
            if card.effects == (("reroll",),)
            for verb in ("play", "use")
        }
        asked_for = again & left_over(table, seat)
        if result in (-1, 0) and again & set(table.choice.options if table.choice else ()):
            assert asked_for or best_verdict(table, seat) == result
            hopeless.append(not asked_for)
    assert {True, False} == set(hopeless)


# -- before dice decide --------------------------------------------------------------------------------------


def test_an_option_says_the_odds_that_a_hint_says() -> None:
    told = set()
    for table in positions():
        for option, opinion in opinions(table).items():
            if opinion.reason in (
                "counsel-challenge",
                "counsel-attack",
                "counsel-trap",
                "counsel-quest-fight",
            ):
                said = facts.option(table, option)
                assert opinion.data.items() <= said.items()
                told.add(option[0])
    assert {"challenge", "attack", "trap"} <= told
