"""`undercroft bot`: what authors of bots are told, and programs at the other commands."""

from pathlib import Path

import pytest
from tests.cli.command import Run

ROOT = Path(__file__).parents[2]
GOOD = ROOT / "examples" / "bots" / "python" / "bot.py"
NAMES = ["start", "protocol", "legality", "time", "determinism", "end"]
SHORT = ("--game", "dungeoneer", "--games", "1", "--questions", "5", "--seconds", "120")


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    """It mutters, and then says what nobody can read."""
    path = tmp_path / "bad.py"
    path.write_text(
        'import sys\nsys.stderr.write("oh \\x1b[31m dear\\n")\nsys.stderr.flush()\n'
        'print("hello you", flush=True)\nsys.stdin.read()\n',
        encoding="utf-8",
    )
    return path


def marks(output: str) -> dict[str, str]:
    """The mark of each check."""
    words = [line.split() for line in output.splitlines()]
    return {line[1]: line[0] for line in words if len(line) > 1 and line[1] in NAMES}


def test_a_good_bot_is_ticked_off(run: Run) -> None:
    done = run("bot", "check", GOOD, *SHORT)
    assert (0, "", dict.fromkeys(NAMES, "✓")) == (done.returncode, done.stderr, marks(done.stdout))
    assert done.stdout.startswith("dungeoneer, seat 0 of 2: 5 answers\n")
    assert "as 'first word'" in done.stdout


def test_a_bad_bot_is_crossed_out(run: Run, bad: Path) -> None:
    done = run("bot", "check", bad, *SHORT)
    assert (1, "") == (done.returncode, done.stderr)
    assert {**dict.fromkeys(NAMES, "–"), "start": "✗"} == marks(done.stdout)
    assert "found 'hello you': JSON is malformed" in " ".join(done.stdout.split())


def test_its_standard_error_is_shown_without_what_terminals_obey(run: Run, bad: Path) -> None:
    done = run("bot", "check", bad, *SHORT)
    assert done.stdout.endswith("\nIt said on its standard error, in all:\n  oh ?[31m dear\n")


def test_only_the_last_of_its_standard_error_is_shown(run: Run, bad: Path) -> None:
    text = bad.read_text("utf-8").replace(
        "import sys\n", "import sys\nfor n in range(30): print(n, file=sys.stderr)\n"
    )
    bad.write_text(text, encoding="utf-8")
    lines = run("bot", "check", bad, *SHORT).stdout.splitlines()
    assert ["It said on its standard error, the last of it:", "  21"] == lines[-11:-9]


def test_a_terminal_that_knows_no_ticks(run: Run, bad: Path) -> None:
    words = [
        marks(run("bot", "check", path, *SHORT, PYTHONIOENCODING="ascii").stdout)["start"]
        for path in (GOOD, bad)
    ]
    assert ["ok", "BAD"] == words


def test_lines_are_as_wide_as_the_terminal(run: Run, bad: Path) -> None:
    lines = run("bot", "check", bad, *SHORT, COLUMNS="70").stdout.splitlines()
    assert max(len(line) for line in lines if str(bad) not in line) <= 70  # a path is not broken


def test_every_game_is_played_if_none_is_named(run: Run) -> None:
    done = run("bot", "check", GOOD, "--games", "1", "--questions", "1", "--seconds", "120")
    played = [line.partition(",")[0] for line in done.stdout.splitlines() if "seat 0 of" in line]
    assert (0, ["dungeon_drop", "dungeoneer", "dungeonology", "rocca_civetta"]) == (done.returncode, played)


WRONG = {
    "nobody": (["check"], 2, "PROGRAM requires an argument"),
    "no such game": (["check", "x.py", "--game", "chess"], 2, "no game 'chess'"),
    "a level": (["check", "steady"], 2, "steady is a level of Undercroft, not a program"),
    "a level that thinks": (["check", "sharp:200"], 2, "sharp:200 is a level of Undercroft, not a program"),
    "no games": (["check", "x.py", "--games", "0"], 2, "--games"),
    "no time": (["check", "x.py", "--seconds", "0"], 2, "--seconds"),
    "something else": (["dance"], 2, "dance"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_use_is_one_line(run: Run, name: str) -> None:
    arguments, code, message = WRONG[name]
    done = run("bot", *arguments)
    assert (code, 1, True) == (done.returncode, len(done.stderr.splitlines()), message in done.stderr)


def test_a_missing_file_is_a_bad_start(run: Run) -> None:
    done = run("bot", "check", "./nowhere", *SHORT)
    assert (1, "✗") == (done.returncode, marks(done.stdout)["start"])
    assert "no program ./nowhere: there is no such file" in done.stdout


@pytest.mark.parametrize("command", [["bot"], ["bot", "check"], ["bot", "schema"]])
def test_help_fits_a_small_terminal(run: Run, command: list[str]) -> None:
    done = run(*command, "--help")
    assert (0, "") == (done.returncode, done.stderr)
    assert max(len(line) for line in done.stdout.splitlines()) <= 80


def test_the_schema_is_printed(run: Run) -> None:
    assert (ROOT / "docs" / "bots.schema.json").read_text("utf-8") == run("bot", "schema").stdout


# -- the other commands --------------------------------------------------------------------------------------


def test_a_program_plays_at_the_terminal(run: Run) -> None:
    done = run("play", "dungeoneer", "--seats", f"random,{GOOD}", "--option", "round_limit=2", "--seed", "5")
    assert (0, "") == (done.returncode, done.stderr)
    assert "Seed: 5" in done.stdout


def test_a_bad_program_ends_the_sitting_with_its_fault(run: Run, bad: Path) -> None:
    done = run("play", "dungeoneer", "--seats", f"random,{bad}", "--seed", "5")
    assert (1, 1) == (done.returncode, len(done.stderr.splitlines()))
    assert done.stderr.startswith(f"undercroft: {bad}: hello: expected ")


def test_a_record_runs_no_program_by_itself(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "saved.record"
    run("play", "dungeoneer", "--seats", f"you,{GOOD}", "--seed", "5", "--save", saved, input="quit\n")
    done = run("play", "--resume", saved)
    assert (2, True) == (done.returncode, "name the seats with --seats to run it" in done.stderr)
    again = run("play", "--resume", saved, "--seats", f"you,{GOOD}", input="quit\n")
    assert (0, "") == (again.returncode, again.stderr)
