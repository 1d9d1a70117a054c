"""`simulate` and `report` as commands: what they print, how they complain, and what survives a kill."""

import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest
from tests.cli.command import COMMAND, Run, environment
from tests.lab.runs import played, same

from undercroft.cli import arena, lab
from undercroft.cli.errors import CommandError
from undercroft.lab import arena as contests
from undercroft.lab import simulate as simulation
from undercroft.lab.extras import Missing, ray
from undercroft.lab.folder import read, read_plan
from undercroft.lab.plan import make_plan
from undercroft.lab.simulate import State

PATIENCE = 600.0  # seconds: only what hangs takes so long
SHORT = ["simulate", "dungeoneer", "--bots", "random", "--option", "round_limit=2", "--seed", "x"]


def test_a_run_and_its_report(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "run"
    done = run(*SHORT, "--games", "4", "--out", out, "--workers", "1")
    assert (0, f"4 games of dungeoneer in {out}\n") == (done.returncode, done.stdout)
    assert done.stderr.startswith("4 games of dungeoneer, seed x\n")
    assert "4 of 4 games" in done.stderr
    again = run(*SHORT, "--games", "4", "--out", out)
    assert (0, True) == (again.returncode, "4 of them are there already" in again.stderr)
    done = run("report", out)
    assert (0, f"{out / 'report' / 'index.html'}\n", "") == (done.returncode, done.stdout, done.stderr)
    done = run("report", "--compare", out, out, "--out", tmp_path / "both")
    assert (0, f"{tmp_path / 'both' / 'index.html'}\n") == (done.returncode, done.stdout)


WRONG = {
    "no game": (["simulate"], 2, "GAME requires an argument"),
    "no such game": (["simulate", "chess", "--games", "1", "--bots", "random"], 2, "no game 'chess'"),
    "no bots": (["simulate", "dungeoneer", "--games", "1", "--bots", ","], 2, "who plays"),
    "no such bot": (["simulate", "dungeoneer", "--games", "1", "--bots", "genius"], 2, "no bot 'genius'"),
    "a bot by the clock": (["simulate", "dungeoneer", "--games", "1", "--bots", "sharp"], 2, "sharp:200"),
    "no games": ([*SHORT, "--games", "0"], 2, "at least 1 game"),
    "games are no number": ([*SHORT, "--games", "many"], 2, "--games"),
    "too many bots": (
        [*SHORT[:2], "--games", "1", "--bots", "random,random", "--seats", "3"],
        2,
        "2 bots for 3 seats",
    ),
    "too many seats": ([*SHORT, "--games", "1", "--seats", "9"], 2, "2 to 4 seats, not 9"),
    "no such option": ([*SHORT, "--games", "1", "--option", "boss=1"], 2, "no option 'boss'"),
    "no such switch": (
        [*SHORT, "--games", "1", "--option", "boss"],
        2,
        "dungeoneer has no option 'boss'; it has: custom_decks, lists, round_limit, sets, tournament_map",
    ),
    "twice the same": ([*SHORT, "--games", "1", "--option", "round_limit=2"], 2, "was given already, as 2"),
    "no switch": ([*SHORT, "--games", "1", "--option", "round_limit"], 2, "expected name=number"),
    "no workers": ([*SHORT, "--games", "1", "--workers", "0"], 2, "at least 1"),
}


@pytest.mark.parametrize(("words", "code", "message"), WRONG.values(), ids=WRONG.keys())
def test_complaints(run: Run, tmp_path: Path, words: list[str], code: int, message: str) -> None:
    done = run(*words, "--out", tmp_path / "run")
    assert (code, True) == (done.returncode, message in done.stderr), done.stderr
    assert 1 == len(done.stderr.splitlines())
    assert not (tmp_path / "run").exists()


def test_complaints_about_folders(run: Run, tmp_path: Path) -> None:
    (tmp_path / "thesis.tex").touch()
    done = run(*SHORT, "--games", "1", "--out", tmp_path)
    assert (1, True) == (done.returncode, "is not empty and holds no run" in done.stderr)
    done = run("report", tmp_path)
    assert (1, True) == (done.returncode, "holds no run" in done.stderr)
    for words in ([], [tmp_path, "--compare", tmp_path, tmp_path]):
        done = run("report", *words)
        assert (2, True) == (done.returncode, "expected the folder of one run" in done.stderr)


@pytest.mark.parametrize("name", ["simulate", "report"])
def test_help(run: Run, name: str) -> None:
    done = run(name, "--help")
    assert (0, "") == (done.returncode, done.stderr)
    assert done.stdout.startswith(f"Usage: undercroft {name}")
    assert max(len(line) for line in done.stdout.splitlines()) <= 80


def test_packages_that_are_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The complaint says what to install."""
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(CommandError, match=r"pip install 'undercroft\[lab\]'"):
        lab.simulate("dungeoneer", games=1, bots="random", out=tmp_path / "run", workers=1)
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Missing, match=r"pip install 'undercroft\[ray\]'"):
        ray()


def test_a_switch_may_stand_alone() -> None:
    assert {"boss": 1, "alert": 2} == lab.options_of("dungeonology", ["boss", "alert=2"])


# -- interruptions -------------------------------------------------------------------------------------------

LONG = [*SHORT, "--games", "300", "--workers", "2"]

# The same command, but when the first chunk is kept it waits: no machine is so quick that it ends before.
HOLDING = """if True:
    import sys, time
    from undercroft import cli
    from undercroft.lab import simulate
    really = simulate.keep
    def keep(*words):
        really(*words)
        print('kept', flush=True)
        time.sleep(1000)
    simulate.keep = keep
    cli.main(sys.argv[1:])
"""


def started(out: Path, state: Path) -> "subprocess.Popen[str]":
    """A run of which the first chunk is done."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDING, *LONG, "--out", out],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(state),
        start_new_session=True,
    )
    assert process.stdout is not None
    assert "kept\n" == process.stdout.readline()
    return process


def left_behind(session: int) -> list[int]:
    """The processes of a session that are still there."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(words[3]) == session and words[0] != "Z":
            found.append(int(path.parent.name))
    return found


@pytest.fixture(scope="module")
def straight(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same games, played without interruption in one process."""
    plan = make_plan("dungeoneer", games=300, players=("random",), options={"round_limit": 2}, seed="x")
    return played(tmp_path_factory.mktemp("straight"), plan, count=1)


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_a_run_survives(how: signal.Signals, run: Run, straight: Path, tmp_path: Path, state: Path) -> None:
    """Killed or stopped by Ctrl-C: no worker stays behind, and the same command goes on."""
    out = tmp_path / "run"
    process = started(out, state)
    os.kill(process.pid, how)
    _, told = process.communicate(timeout=PATIENCE)
    end = monotonic() + PATIENCE
    while left_behind(process.pid) and monotonic() < end:
        sleep(0.05)
    assert not left_behind(process.pid)
    if how == signal.SIGINT:
        assert lab.INTERRUPTED == process.returncode
        assert told.splitlines()[-1].startswith("Stopped. The same command goes on from here")
    before = len(read(out, "games"))
    assert 3 == before
    done = run(*LONG, "--out", out)
    assert 0 == done.returncode, done.stderr
    assert f"{before} of them are there already" in done.stderr
    assert same(out, straight)


MUSING = """
import json, os, sys, time
for line in sys.stdin:
    if json.loads(line)["type"] == "hello":
        print('{"type": "ready", "protocol": 1, "name": "musing"}', flush=True)
    else:
        open(os.path.join(os.environ["MUSING"], str(os.getpid())), "w").close()
        time.sleep(1000)
"""


def musing(folder: Path) -> Path:
    """A program that thinks for ever about its first decision; a note in `at_work` says that it does."""
    program = folder / "musing.py"
    program.write_text(MUSING, "utf-8")
    (folder / "at_work").mkdir()
    return program


@pytest.mark.parametrize("kept", [True, False])
def test_a_contest_that_is_stopped_says_where_to_go_on(kept: bool, tmp_path: Path, state: Path) -> None:
    keep, at_work = tmp_path / "kept.jsonl", tmp_path / "at_work"
    program = musing(tmp_path)
    words = ["arena", "dungeonology", "--bots", f"{program},steady", "--games", "4000", "--workers", "2"]
    process = subprocess.Popen(
        [*COMMAND, *words, *(["--keep", keep] if kept else ["--seats", "2"])],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(state, MUSING=str(at_work)),
        start_new_session=True,
    )
    end = monotonic() + PATIENCE
    while not list(at_work.iterdir()):
        assert monotonic() < end
        sleep(0.05)
    process.send_signal(signal.SIGINT)
    shown, told = process.communicate(timeout=PATIENCE)
    assert (lab.INTERRUPTED, "", 1) == (process.returncode, shown, len(told.splitlines())), told
    where = f"The same command goes on from here, in {keep}." if kept else "Nothing was kept; with --keep"
    assert told.startswith(f"Stopped. {where}")


def test_long_names_are_shown_as_a_whole(capsys: pytest.CaptureFixture[str]) -> None:
    name = "/srv/bots/with/a/very/long/path/" + "x" * 60 + "/mybot.py"
    held = contests.Contest("0", "dungeoneer", 1, 2, {}, (name, "steady"), "x")
    arena.show(held, [contests.Result(0, (name, "steady"), (1.0, 0.0))])
    shown = capsys.readouterr().out
    assert name in "".join(line.split("│")[1].strip() for line in shown.splitlines() if "│" in line)
    assert "2 seats, 1 game" in shown


def test_a_full_disk_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device", str(tmp_path / "games"))

    monkeypatch.setattr(simulation, "keep", full)
    words = (
        f"{tmp_path / 'games'}: No space left on device. The same command goes on from here, in {tmp_path}."
    )
    with pytest.raises(CommandError, match=re.escape(words)):
        lab.simulate("dungeoneer", games=1, bots="random", out=tmp_path, workers=1)


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_programs_leave_with_the_run(how: signal.Signals, tmp_path: Path, state: Path) -> None:
    """In the middle of a thought: they do not look whether anybody is still there."""
    program, at_work = musing(tmp_path), tmp_path / "at_work"
    words = ["simulate", "dungeoneer", "--games", "4", "--bots", f"{program},random", "--workers", "2"]
    process = subprocess.Popen(
        [*COMMAND, *words, "--out", tmp_path / "run"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=environment(state, MUSING=str(at_work)),
    )
    end = monotonic() + PATIENCE
    while len(list(at_work.iterdir())) < 2:
        assert monotonic() < end
        sleep(0.05)
    programs = [int(path.name) for path in at_work.iterdir()]
    process.send_signal(how)
    process.wait(PATIENCE)
    while left := [pid for pid in programs if Path(f"/proc/{pid}").exists()]:
        assert monotonic() < end, left
        sleep(0.05)


# -- progress ------------------------------------------------------------------------------------------------


def test_a_bar_on_a_terminal(state: Path, tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [*COMMAND, *SHORT, "--games", "3", "--workers", "1", "--out", tmp_path / "run"],
        stdout=subprocess.DEVNULL,
        stderr=theirs,
        env=environment(state, TERM="xterm", COLUMNS="100"),
    ) as process:
        os.close(theirs)
        shown = b""
        while True:
            try:
                part = os.read(ours, 4096)
            except OSError:
                break
            if not part:
                break
            shown += part
    os.close(ours)
    assert 0 == process.returncode
    text = shown.decode()
    assert "3/3" in text
    assert "games/s" in text


def test_lines_elsewhere(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The first, one now and then, and the last."""
    now = [100.0]
    monkeypatch.setattr(lab, "monotonic", lambda: now[0])
    plan = make_plan("dungeoneer", games=1000, players=("random",), seed="x")
    lines = lab.Lines()
    for seconds, done in ((0, 200), (10, 210), (20, 300), (40, 400), (50, 500), (110, 1000)):
        now[0] = 100.0 + seconds
        lines.tell(State(plan, 200, done, 1 if done > 400 else 0))
    assert [
        "1,000 games of dungeoneer, seed x, 200 of them are there already",
        "400 of 1,000 games, 6.3 games/s, 0:01:35 left",
        "1,000 of 1,000 games, 7.9 games/s, 1 failed",
    ] == capsys.readouterr().err.splitlines()


def test_a_failure_is_told(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The games are there, the exit code is 1, and the record is named."""
    from undercroft import bots

    answer = bots.answer

    def stumble(bot: object, table: object) -> object:
        if table.origin.seed == "x-1":  # type: ignore[attr-defined]
            raise RuntimeError("a bot stumbles")
        return answer(bot, table)  # type: ignore[arg-type]

    monkeypatch.setattr(bots, "answer", stumble)
    out = tmp_path / "run"
    code = lab.simulate(
        "dungeoneer", games=3, bots="random", out=out, option=["round_limit=2"], seed="x", workers=1
    )
    told = capsys.readouterr()
    assert 1 == code
    assert "1 of the games failed" in told.err
    assert str(out / "failures" / "00000001.record") in told.err
    assert 3 == read_plan(out).games
    assert 0 == run("verify", out / "failures" / "00000001.record").returncode
