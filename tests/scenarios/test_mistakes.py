"""A wrong file is told file, line, field and what was expected."""

from pathlib import Path
from typing import Any

import pytest

from undercroft import scenarios

HEAD = 'game = "dungeoneer"\nrule = ["DGR-MOVE-02"]\ntitle = "t"\n'

# text of the file: line, field, message
WRONG: dict[str, tuple[str, int, str, str]] = {
    "no TOML": ('game = "dungeoneer\n', 1, "", "no valid TOML: "),
    "no TOML at the end": ("a = 1\nb = [1,\n", 3, "", "no valid TOML: "),
    "a text without quotes": (
        "game = dungeoneer\n",
        1,
        "",
        "no valid TOML: Invalid value; texts need quotes",
    ),
    "a field twice": ("game = 1\ngame = 2\n", 2, "", "no valid TOML: Cannot overwrite a value"),
    "no game": ('rule = []\ntitle = "t"\n', 1, "", "the field 'game' is missing"),
    "no such game": (
        'rule = ["DGR-R-01"]\ngame = "chess"\ntitle = "t"\n',
        2,
        "game",
        "no game 'chess'; there are: dungeon_drop, dungeoneer",
    ),
    "no such version": (
        HEAD + "version = 9\n[new]\n",
        4,
        "version",
        "dungeoneer has no rules version 9; it has: 1",
    ),
    "an unknown field": (
        HEAD + 'note = "x"\n[given]\n',
        4,
        "note",
        "unknown field; did you mean 'notes'? Expected one of game, rule, title, card, notes, auto_pass",
    ),
    "the wrong type": ('game = "dungeoneer"\nrule = "x"\n', 2, "rule", "expected a list, found a text"),
    "no rule": (
        'game = "dungeoneer"\nrule = []\ntitle = "t"\n[new]\n',
        2,
        "rule",
        "expected at least one rule id such as 'DGR-R-01'",
    ),
    "a rule of another game": (
        'game = "dungeoneer"\nrule = ["DGR-R-01",\n"DGY-R-01"]\ntitle = "t"\n[new]\n',
        3,
        "rule[1]",
        "expected a rule id such as 'DGR-R-01', found 'DGY-R-01'",
    ),
    "a rule that is not in the rulebook": (
        'game = "dungeoneer"\nrule = ["DGR-R-01", "DGR-MOVE-99"]\ntitle = "t"\n[new]\n',
        2,
        "rule[1]",
        "there is no rule DGR-MOVE-99",
    ),
    "no title": (
        'game = "dungeoneer"\nrule = ["DGR-R-01"]\ntitle = " "\n[new]\n',
        3,
        "title",
        "expected a sentence that says what the scenario shows",
    ),
    "no table": (HEAD, 1, "", "expected [given] or [new]: the table to start from"),
    "a bubble that asks somebody": (
        HEAD + '[given]\n[[when]]\nseat = 0\nasked = "move.act"\nbubble = "go"\n',
        5,
        "when[0]",
        "a bubble that is only read asks nobody",
    ),
    "nothing to be done": (HEAD + "[given]\n[[when]]\n", 5, "when[0]", "expected 'choose' or 'resign', or a"),
    "points of nothing": (
        HEAD + '[given]\n[[when]]\nresign = 0\npoints = ["goal"]\n',
        7,
        "when[0].points",
        "expected a 'bubble' that points there",
    ),
    "two tables": (HEAD + "[given]\n[new]\n", 5, "new", "expected [given] or [new], not both"),
    "a table that is none": (HEAD + "given = 3\n", 4, "given", "expected a table, found a whole number"),
    "no such card": (
        HEAD + 'card = ["dodge",\n"dodge_1"]\n[given]\n',
        5,
        "card[1]",
        "there is no card 'dodge_1'; expected a name without the number of a copy",
    ),
    "an unknown field of a seat": (
        HEAD + "[given]\n[given.seat.0]\nlife = 3\n[given.seat.1]\nglori = 3\n",
        8,
        "given.seat.1.glori",
        "unknown field; did you mean 'glory'? Expected one of hero, level, life, glory",
    ),
    "a wrong value of a seat": (
        HEAD + '[given]\nseat.0.life = 3\nseat.1 = { life = 4,\nglory = "5" }\n'.replace(",\n", ", "),
        6,
        "given.seat.1.glory",
        "expected a whole number, found a text",
    ),
    "a wrong value in a list of a seat": (
        HEAD + '[given]\nseat.1.hand = [\n"dodge_1",\n3,\n]\n',
        7,
        "given.seat.1.hand[1]",
        "expected a text, found a whole number",
    ),
    "a wrong value of a free name of a seat": (
        HEAD + "[given.seat.1]\nwounded.tomb_serpent_1 = 1\nwounded.bone_golem_1 = true\n",
        6,
        "given.seat.1.wounded.bone_golem_1",
        "expected a whole number, found true or false",
    ),
    "too many seats": (HEAD + "[given]\nseats = 5\n", 5, "given.seats", "expected 2 to 4 seats, found 5"),
    "a seed of two words": (
        HEAD + '[given]\nseed = "a b"\n',
        5,
        "given.seed",
        "a seed is one word, not 'a b'",
    ),
    "no such option": (
        HEAD + "[given]\noptions = { rounds = 3 }\n",
        5,
        "given.options",
        "dungeoneer has no option 'rounds'; it has: custom_decks, lists, round_limit, sets, tournament_map",
    ),
    "no such phase": (
        HEAD + '[given]\nphase = "lunch"\n',
        5,
        "given.phase",
        "expected one of reset, discard, encounter, build, move, end, layout, found 'lunch'",
    ),
    "a map card without place": (
        HEAD + '[given]\nmap = [\n"entrance_chamber_1 0,0",\n"barracks_1",\n]\n',
        7,
        "given.map[1]",
        "expected 'card x,y' or 'card x,y turned', found 'barracks_1'",
    ),
    "a card that lies twice": (
        HEAD + '[given]\nseat.0.hand = ["dodge_1"]\nadventure = ["dodge_1"]\n',
        6,
        "given.adventure",
        "'dodge_1' lies already in seat.0.hand",
    ),
    "a hero with the number of a copy": (
        HEAD + '[given]\nseat.0.hero = "raka_1"\n',
        5,
        "given.seat.0.hero",
        "there is no hero 'raka_1'; expected roderik_talus, lorel_alanus, kron_axereaver, fenn_quickfoot, "
        "raka, ozreth_vane (without copy number)",
    ),
    "a misspelt card in a hand": (
        HEAD + '[given]\nseat.0.hand = ["dogde_1"]\n',
        5,
        "given.seat.0.hand",
        "there is no card 'dogde_1'; did you mean 'dodge_1'?",
    ),
    "a card without copy in a deck": (
        HEAD + '[given]\nadventure = ["dodge"]\n',
        5,
        "given.adventure",
        "there is no card 'dodge'; did you mean 'dodge_1'?",
    ),
    "a card like no other": (
        HEAD + '[given]\nquest_deck = ["xyz"]\n',
        5,
        "given.quest_deck",
        "there is no card 'xyz'; expected a name such as 'slay_draky_1'",
    ),
    "a misspelt card to be picked": (
        HEAD + '[given]\npicks = ["dogde_1"]\n',
        5,
        "given.picks",
        "there is no card 'dogde_1'; did you mean 'dodge_1'?",
    ),
    "a shown card that is not in the hand": (
        HEAD + '[given]\nseat.0.hand = ["dodge_1"]\nseat.0.shown = ["dodge_2"]\n',
        6,
        "given.seat.0.shown",
        "'dodge_2' is no hand card of this seat",
    ),
    "a table that cannot be": (
        HEAD
        + '[given]\nseat.0.boons = ["battle_fury_1", "swift_feet_1", "trapwise_1"]\nseat.0.hero = "raka"\n',
        4,
        "given",
        "such a table cannot be: seat 0 has too many Boons",
    ),
    "a new table with a wrong setting": (
        HEAD + "[new]\noptions = { round_limit = 0 }\n",
        5,
        "new.options",
        "option round_limit: expected a ",
    ),
    "a new table with too few seats": (
        HEAD + "[new]\nseats = 1\n",
        5,
        "new.seats",
        "expected 2 to 4 seats, found 1",
    ),
    "a new table with a seed of two words": (
        HEAD + "[new]\nseed = 'a b'\n",
        5,
        "new.seed",
        "a seed is one word, not 'a b'",
    ),
    "a new table with a wrong seed": (
        HEAD + "[new]\nseed = 1.5\n",
        5,
        "new.seed",
        "expected a whole number or a text, found a number with a point",
    ),
    "an unknown field of a new table": (
        HEAD + "[new]\nsead = 7\n",
        5,
        "new.sead",
        "unknown field; did you mean 'seed'? Expected one of seats, seed, options, decks, first, deal",
    ),
    "a first player who is not there": (
        HEAD + "[new]\nfirst = 2\n",
        5,
        "new.first",
        "expected a number from 0 to 1, found 2",
    ),
    "a deal of nothing": (
        HEAD + "[new]\ndeal = { hands = [] }\n",
        5,
        "new.deal.hands",
        "expected one of adventure, quest_deck, map_deck, heroes, found 'hands'",
    ),
    "a deal of the wrong card": (
        HEAD + "[new.deal]\nquest_deck = ['slay_draky_1', 'dodge_1']\n",
        5,
        "new.deal.quest_deck[1]",
        "'dodge_1' cannot lie here; expected a card such as",
    ),
    "a card dealt twice": (
        HEAD + "[new.deal]\nadventure = ['dodge_1', 'dodge_1']\n",
        5,
        "new.deal.adventure[1]",
        "'dodge_1' lies already in deal.adventure[0]",
    ),
    "a script that cannot be": (
        HEAD
        + "[given]\nphase = 'discard'\nonly = ['adventure']\ndiscard = ['budge_1']\nreshuffle = ['dodge_1']",
        8,
        "given.reshuffle[0]",
        "'dodge_1' cannot come before the first decision: expected one of budge_1",
    ),
    "no such prompt of a block": (
        HEAD + '[given]\n[[when]]\nseat = 0\nasked = "move.atc"\nchoose = "done"\n',
        7,
        "when[0].asked",
        "there is no prompt 'move.atc'; did you mean 'move.act'?",
    ),
    "no such prompt at the end": (
        HEAD + '[given]\n[then]\nasked = "window.respond"\n',
        6,
        "then.asked",
        "there is no prompt 'window.respond'; did you mean 'window.response'?",
    ),
    "no such event of a block": (
        HEAD + '[given]\n[[when]]\nresign = 0\nno_events = [\n"wounded",\n"wonuded",\n]\n',
        9,
        "when[0].no_events[1]",
        "there is no event 'wonuded'; did you mean 'wounded'?",
    ),
    "no such expected event": (
        HEAD + '[given]\n[then]\nevents = [\n{ kind = "won" },\n{ kind = "peril_gain" },\n]\n',
        8,
        "then.events[1].kind",
        "there is no event 'peril_gain'; did you mean 'peril_gained'?",
    ),
    "a card of an event without copy": (
        HEAD + '[given]\n[[when]]\nresign = 0\nevents = [{ kind = "played", card = "dodge" }]\n',
        7,
        "when[0].events[0].card",
        "there is no card 'dodge'; did you mean 'dodge_1'?",
    ),
    "a card without copy that must not be there": (
        HEAD + '[given]\n[then]\nexcludes.seat.0.hand.known = ["dodge"]\n',
        6,
        "then.excludes.seat.0.hand.known[0]",
        "there is no card 'dodge'; did you mean 'dodge_1'?",
    ),
    "a misspelt card in a list before a decision": (
        HEAD + '[given]\n[[when]]\nresign = 0\nexpect = { discard = ["budge_1", "bugde_1"] }\n',
        7,
        "when[0].expect.discard[1]",
        "there is no card 'bugde_1'; did you mean 'budge_1'?",
    ),
    "a misspelt card of a table": (
        HEAD + "[given]\n[then]\nseat.0.wounded = { bone_golm_1 = 1 }\n",
        6,
        "then.seat.0.wounded.bone_golm_1",
        "there is no card 'bone_golm_1'; did you mean 'bone_golem_1'?",
    ),
    "a misspelt card within a list": (
        HEAD + '[given]\n[then]\nincludes.map = [{ card = "barracks", cell = "1,0" }]\n',
        6,
        "then.includes.map[0].card",
        "there is no card 'barracks'; did you mean 'barracks_1'?",
    ),
    "a misspelt place that is hidden": (
        HEAD + '[given]\n[then]\nhidden_from.1 = ["seat.0.hnad.known"]\n',
        6,
        "then.hidden_from.1[0]",
        "there is no 'hnad' in seat.0; did you mean 'hand'?",
    ),
    "a place in no place": (
        HEAD + '[given]\n[then]\nvisible_to.1 = ["phase.0"]\n',
        6,
        "then.visible_to.1[0]",
        "there is no '0' in phase",
    ),
    "an unknown field of a block": (
        HEAD + '[given]\n[[when]]\nseat = 0\nasked = "move.act"\nchose = "done"\n',
        8,
        "when[0].chose",
        "unknown field; did you mean 'choose'? Expected one of seat, asked, choose",
    ),
    "a block without answer": (
        HEAD + '[given]\n[[when]]\nseat = 0\nasked = "move.act"\n',
        5,
        "when[0]",
        "expected 'choose' or 'resign'",
    ),
    "a block with two answers": (
        HEAD + '[given]\n[[when]]\nseat = 0\nasked = "move.act"\nchoose = "done"\nresign = 1\n',
        9,
        "when[0].resign",
        "expected 'choose' or 'resign', not both",
    ),
    "a block without seat": (
        HEAD + '[given]\n[[when]]\nasked = "move.act"\nchoose = "done"\n',
        5,
        "when[0]",
        "the field 'seat' is missing: say who is asked and what",
    ),
    "a block without question": (
        HEAD + '[given]\n[[when]]\nseat = 0\nchoose = "done"\n',
        5,
        "when[0]",
        "the field 'asked' is missing: say who is asked and what",
    ),
    "a resigning seat without question": (
        HEAD + "[given]\n[[when]]\nseat = 0\nresign = 1\n",
        5,
        "when[0]",
        "the field 'asked' is missing: say who is asked and what",
    ),
    "a block with an empty list": (
        HEAD + '[given]\n[[when]]\nseat = 0\nasked = "move.act"\nchoose = []\n',
        8,
        "when[0].choose",
        "expected at least one option",
    ),
    "a choice of the wrong type": (
        HEAD + "[given]\n[[when]]\nchoose = 3\n",
        6,
        "when[0].choose",
        "expected a text or a list, found a whole number",
    ),
    "refusals of the wrong type": (
        HEAD + '[given]\n[[when]]\nresign = 0\nnot_offered = "done"\n',
        7,
        "when[0].not_offered",
        "expected a table or a list, found a text",
    ),
    "an unknown value before a decision": (
        HEAD + "[given]\n[[when]]\nresign = 0\nexpect = { pionts = 3 }\n",
        7,
        "when[0].expect.pionts",
        "unknown field; did you mean 'points'? Expected one of adventure",
    ),
    "a wrong word before a decision": (
        HEAD + "[given]\n[[when]]\nresign = 0\nexpect = { undo = true }\n",
        7,
        "when[0].expect.undo",
        "expected a whole number, found true or false",
    ),
    "an unknown value at the end": (
        HEAD + "[given]\n[then]\nstandigs = []\n",
        6,
        "then.standigs",
        "unknown field; did you mean 'standings'? Expected one of adventure",
    ),
    "a wrong word at the end": (
        HEAD + "[given]\n[then]\nhidden_from.1 = [3]\n",
        6,
        "then.hidden_from.1[0]",
        "expected a text, found a whole number",
    ),
    "no such seat to see": (
        HEAD + '[given]\n[then]\nhidden_from.2 = ["seat.0.hand"]\n',
        6,
        "then.hidden_from.2",
        "expected a seat from 0 to 1, or 'spectator'",
    ),
    "no such seat to resign": (
        HEAD + "[given]\n[[when]]\nresign = 2\n",
        6,
        "when[0].resign",
        "there is no seat 2; expected 0 to 1",
    ),
    "an answer that is no option": (
        HEAD + '[given]\n[[when]]\nseat = 0\nasked = "move.act"\nchoose = "walk n"\n',
        8,
        "when[0].choose",
        "'walk' is no action of this game; expected one of attack",
    ),
    "an expected option that is none": (
        HEAD + '[given]\n[then]\noffered = [\n"done",\n"move up",\n]\n',
        8,
        "then.offered[1]",
        "'up' in 'move up' is not one of n, e, s, w",
    ),
    "an unexpected option that is none": (
        HEAD + '[given]\n[then]\nnot_offered = { "move" = "DGR-MOVE-03" }\n',
        6,
        "then.not_offered.move",
        "'move' has 0 arguments; expected the form: move <side>",
    ),
}


@pytest.mark.parametrize(("text", "line", "field", "message"), WRONG.values(), ids=WRONG.keys())
def test_a_mistake(run: Any, text: str, line: int, field: str, message: str) -> None:
    outcome = run(text)
    assert [(line, field)] == [(failure.line, failure.field) for failure in outcome.failures]
    assert outcome.failures[0].message.startswith(message), outcome.failures[0].message
    place = f"  {outcome.path}:{line}: {field + ': ' if field else ''}{message}"
    assert outcome.lines()[1].startswith(place)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    outcome = scenarios.run_file(tmp_path / "x.toml")
    assert ["cannot be read: No such file or directory"] == [f.message for f in outcome.failures]


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_bytes(b"game = '\xff'")
    assert ["expected a text in UTF-8"] == [f.message for f in scenarios.run_file(path).failures]


def test_the_error_itself_says_all() -> None:
    error = scenarios.ScenarioError(Path("x.toml"), 7, "given.seats", "expected 2")
    assert "x.toml:7: given.seats: expected 2" == str(error)
    assert "x.toml: cannot be read" == str(scenarios.ScenarioError(Path("x.toml"), 0, "", "cannot be read"))
