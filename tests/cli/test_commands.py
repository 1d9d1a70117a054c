"""Every command: what it prints, its exit code, and how it complains."""

import json
import sys
from pathlib import Path

import pytest
from tests.cli.command import Run

import undercroft as uc
from undercroft.engine.build import build
from undercroft.engine.chance import fingerprint
from undercroft.engine.languages import LANGUAGES

COMMANDS = ("games", "new", "play", "replay", "verify", "check", "rules")


SHORT: dict[str, dict[str, int]] = {
    "dungeon_drop": {},
    "dungeoneer": {"round_limit": 3},
    "dungeonology": {"alert": 3},
    "rocca_civetta": {"alert": 3},
}


def finished_game(seed: int = 4, game: str = "dungeoneer") -> uc.Table:
    """A short game in which everybody takes the last option."""
    table = uc.game(game).new(seats=2, seed=seed, options=SHORT[game])
    while table.choice is not None:
        table.take(table.choice.options[-1])
    return table


def unfinished_game(moves: int = 12) -> uc.Table:
    table = uc.game("dungeoneer").new(seats=2, seed=7)
    for _ in range(moves):
        assert table.choice is not None
        table.take(table.choice.options[0])
    return table


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    path.write_text(finished_game().record(), encoding="utf-8")
    return path


# -- help and complaints -------------------------------------------------------------------------------------


def test_version(run: Run) -> None:
    """And which build runs, on which Python."""
    python = ".".join(map(str, sys.version_info[:3]))
    assert f"undercroft {uc.__version__} ({build()}, Python {python})\n" == run("--version").stdout


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    done = run()
    assert (0, True) == (done.returncode, all(name in done.stdout for name in COMMANDS))


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(run: Run, name: str) -> None:
    done = run(name, "--help")
    assert (0, "") == (done.returncode, done.stderr)
    assert done.stdout.startswith(f"Usage: undercroft {name}")
    assert max(len(line) for line in done.stdout.splitlines()) <= 80


WRONG = {
    "no such command": (["dance"], 2, 'Unknown command "dance"'),
    "no such option": (["games", "--loud"], 2, "Unknown option"),
    "a game is missing": (["new"], 2, "GAME requires an argument"),
    "no such game": (["new", "chess"], 2, "no game 'chess'; there are: dungeon_drop, dungeoneer, dung"),
    "too many seats": (["new", "dungeoneer", "--seats", "9"], 2, "2 to 4 seats, not 9"),
    "seats are no number": (["new", "dungeoneer", "--seats", "x"], 2, "--seats"),
    "no such game option": (["new", "dungeoneer", "--option", "x=1"], 2, "has no option 'x'"),
    "a wrong module": (["new", "dungeonology", "--option", "boss=2"], 2, "from 0 to 1, not 2"),
    "a level for more": (["new", "dungeonology", "--option", "level=3"], 2, "level"),
    "a wrong game option": (["new", "dungeoneer", "--option", "round_limit=0"], 2, "from 1 to 1000, not 0"),
    "an option without value": (["new", "dungeoneer", "--option", "round_limit"], 2, "expected name=number"),
    "a seed of two words": (["new", "dungeoneer", "--seed", "a b"], 2, "a seed is one word"),
    "a folder that cannot be": (["new", "dungeoneer", "--out", "/dev/null/x"], 1, "/dev/null"),
    "play what": (["play"], 2, "which game?"),
    "play with nobody's bot": (["play", "dungeoneer", "--seats", "you,genius"], 2, "nobody called 'genius'"),
    "play alone": (["play", "dungeoneer", "--seats", "you"], 2, "2 to 4 seats, not 1"),
    "verify an option": (["verify", "--loud"], 2, "Unknown option: --loud"),
    "play in Latin": (["play", "dungeoneer", "--language", "la"], 2, "--language"),
    "resume nothing": (["play", "--resume"], 1, "no saved game in"),
    "resume a missing file": (["play", "--resume", "nowhere.record"], 1, "nowhere.record: No such file"),
    "resume and a seed": (["play", "--resume", "--seed", "1"], 2, "a saved game has its own seed"),
    "a missing scenario": (["play", "--scenario", "nowhere.toml"], 1, "nowhere.toml"),
    "a scenario and a seed": (
        ["play", "--scenario", "x.toml", "--seed", "1"],
        2,
        "a scenario has its own seed",
    ),
    "replay nothing": (["replay", "nowhere.record"], 1, "nowhere.record: No such file"),
    "replay a folder": (["replay", "/"], 1, "directory"),
    "verify what": (["verify"], 2, "RECORDS requires an argument"),
    "verify nothing": (["verify", "nowhere.record"], 1, "nowhere.record: No such file"),
    "check what": (["check"], 2, "expected at least one scenario file"),
    "rules of chess": (["rules", "chess"], 2, "no game 'chess'"),
    "no such rule": (["rules", "dungeoneer", "DGR-XX-99"], 1, "no 'DGR-XX-99'"),
}


@pytest.mark.parametrize(("arguments", "code", "complaint"), WRONG.values(), ids=WRONG.keys())
def test_a_complaint_is_one_line(run: Run, arguments: list[str], code: int, complaint: str) -> None:
    done = run(*arguments)
    assert (code, "", 1) == (done.returncode, done.stdout, len(done.stderr.splitlines()))
    assert complaint in done.stderr


# -- games and new -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "seats"), [("en", "2 to 4 seats"), ("fr", "de 2 à 4 places")])
def test_games(run: Run, language: str, seats: str) -> None:
    shown = run("games", "--language", language).stdout
    assert shown.startswith("dungeon_drop  Dungeon Drop")
    assert "\ndungeoneer  Dungeoneer" in shown
    assert seats in shown
    assert "--option round_limit=100" in shown
    assert "\ndungeonology  Dungeonology" in shown
    assert "--option maximum_alert=0" in shown


def test_the_language_of_the_system_is_the_default(run: Run) -> None:
    assert "de 2 a 4 asientos" in run("games", LANG="es_AR.UTF-8").stdout


def test_new_writes_the_record_of_the_table(run: Run) -> None:
    table = uc.game("dungeoneer").new(seats=3, seed=7, options={"round_limit": 40})
    done = run("new", "dungeoneer", "--seats", "3", "--seed", "7", "--option", "round_limit=40")
    assert table.record() == done.stdout


def test_new_takes_every_option(run: Run) -> None:
    options = {setting.name: setting.high for setting in uc.game("dungeonology").settings}
    options |= {"edition": 1, "alert": 3}  # the Spanish edition goes without some (DGY-ED-06, DGY-ED-21)
    table = uc.game("dungeonology").new(seats=4, seed=7, options=options)
    words = [word for name, n in options.items() for word in ("--option", f"{name}={n}")]
    assert table.record() == run("new", "dungeonology", "--seats", "4", "--seed", "7", *words).stdout


def test_new_writes_into_a_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "deep" / "table.record"
    assert (0, "") == (run("new", "dungeoneer", "--seed", "7", "--out", path).returncode, "")
    assert uc.game("dungeoneer").new(seed=7) == uc.replay(path.read_text("utf-8"))


def test_new_draws_a_seed(run: Run) -> None:
    first, second = (run("new", "dungeoneer").stdout for _ in range(2))
    assert first != second


def test_a_secret_seed_stays_out_of_the_record(run: Run, state: Path, tmp_path: Path) -> None:
    path = tmp_path / "secret.record"
    done = run("new", "dungeoneer", "--seed", "hush", "--secret", "--out", path)
    text = path.read_text("utf-8")
    assert fingerprint("hush") in text
    assert "hush" not in text
    assert "hush" not in done.stdout + done.stderr
    kept = state / "undercroft" / "seeds" / fingerprint("hush")
    assert ("hush\n", 0o600) == (kept.read_text("utf-8"), kept.stat().st_mode & 0o777)


def test_a_secret_game_is_played_and_shows_its_seed_at_the_end(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "secret.record"
    run("new", "dungeoneer", "--seed", "hush", "--secret", "--out", path)
    begun = run("play", "--resume", path, input="1\n")
    assert "still secret" in run("verify", path).stderr
    assert (0, True) == (begun.returncode, fingerprint("hush") in begun.stdout)
    assert "hush" not in path.read_text("utf-8")
    ended = run("play", "--resume", path, input="resign\nresign\n")
    assert "Seed: hush" in ended.stdout
    assert "the seed fits its hash" in run("verify", path).stdout


# -- records -------------------------------------------------------------------------------------------------


def test_verify_a_good_record(run: Run, record: Path) -> None:
    done = run("verify", record)
    assert (0, "") == (done.returncode, done.stderr)
    assert done.stdout.startswith(f"{record}: ok: ")
    assert "the game is over, the seed fits its hash" in done.stdout


def test_verify_names_the_line_that_is_wrong(run: Run, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines(keepends=True)
    number = next(n for n, line in enumerate(lines) if line.startswith("0 discard"))
    lines[number] = "0 move n ;000000\n"
    record.write_text("".join(lines), encoding="utf-8")
    done = run("verify", record)
    assert (1, "") == (done.returncode, done.stdout)
    assert f"{record}: line {number + 1}: 'move n' is not offered" in done.stderr


def test_verify_says_that_the_seed_does_not_fit(run: Run, record: Path) -> None:
    text = record.read_text("utf-8")
    record.write_text(text.replace(fingerprint("4"), fingerprint("5")), encoding="utf-8")
    done = run("verify", record)
    assert (1, True) == (done.returncode, "the seed does not fit its hash" in done.stderr)


def test_verify_goes_on_after_a_bad_one(run: Run, record: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.record"
    bad.write_bytes(b"\xff\xfe\x00")
    done = run("verify", bad, record)
    assert (1, 1, 1) == (done.returncode, len(done.stdout.splitlines()), len(done.stderr.splitlines()))
    assert f"{bad}: not a text file in UTF-8" in done.stderr


def test_verify_reads_the_standard_input(run: Run) -> None:
    assert 0 == run("verify", "-", input=finished_game().record()).returncode


def test_replay_shows_a_spectator_no_hand(run: Run, tmp_path: Path) -> None:
    table = unfinished_game()
    path = tmp_path / "game.record"
    path.write_text(table.record(), encoding="utf-8")
    shown = run("replay", path, "--language", "en").stdout
    assert shown.startswith("After 12 of 12 decisions\n")
    assert "Your hand" not in shown


def test_replay_shows_a_seat_its_own_hand(run: Run, tmp_path: Path) -> None:
    table = unfinished_game()
    path = tmp_path / "game.record"
    path.write_text(table.record(), encoding="utf-8")
    shown = run("replay", path, "--seat", "1", "--step", "0").stdout
    begun = uc.replay(table.record(), 0)
    from undercroft import texts

    speaker = texts.speaker("dungeoneer", "en")
    own = {speaker.card(card) for card in begun.view(1)["seat"]["1"]["hand"]["known"]}
    other = {speaker.card(card) for card in begun.view(0)["seat"]["0"]["hand"]["known"]} - own
    assert own == {name for name in own if name in shown}
    assert set() == {name for name in other if name in shown}


@pytest.mark.parametrize("game", uc.game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_of_any_game_is_verified_shown_and_told(
    run: Run, tmp_path: Path, game: str, language: str
) -> None:
    table = finished_game(game=game)
    path = tmp_path / "game.record"
    path.write_text(table.record(), encoding="utf-8")
    assert run("verify", path).stdout.startswith(f"{path}: ok: ")
    for arguments in ([], ["--log"], ["--seat", "1", "--step", str(table.past.number // 2)], ["--step", "0"]):
        done = run("replay", path, "--language", language, *arguments)
        assert (0, "") == (done.returncode, done.stderr)
        assert [] == [line for line in done.stdout.splitlines() if len(line) > 80]
        assert len(done.stdout.splitlines()) > 8


@pytest.mark.parametrize(("language", "said"), [("en", "renewed"), ("fr", "renouvelé"), ("es", "renovó")])
def test_renewed_chance_is_told(run: Run, tmp_path: Path, language: str, said: str) -> None:
    table = uc.game("dungeoneer").new(2, seed=7)
    for renewal in (1, 2):
        table.renew(renewal)
        assert table.choice is not None
        table.take(table.choice.options[0])
    path = tmp_path / "game.record"
    path.write_text(table.record(), encoding="utf-8")
    assert run("verify", path).stdout.rstrip().endswith("the seed fits its hash, chance was renewed 2 times")
    shown = run("replay", path, "--log", "--language", language).stdout
    assert 2 == shown.count(said)


def test_replay_of_a_finished_game_shows_the_standings(run: Run, record: Path) -> None:
    shown = run("replay", record, "--language", "fr").stdout
    assert "Classement final" in shown


def test_replay_writes_the_log_in_words(run: Run, record: Path) -> None:
    shown = run("replay", record, "--log", "--language", "es").stdout.splitlines()
    assert shown[0].lstrip().startswith("0  ")
    assert shown[-1].lstrip().startswith(f"{finished_game().past.number}  ")
    assert any("Ronda 2" in line for line in shown)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--step", "9999"], "--step 9999: expected a number from 0 to"),
        (["--step", "-1"], "--step -1"),
        (["--seat", "5"], "--seat 5: expected a seat from 0 to 1"),
    ],
)
def test_replay_complains(run: Run, record: Path, arguments: list[str], complaint: str) -> None:
    done = run("replay", record, *arguments)
    assert (2, "", 1) == (done.returncode, done.stdout, len(done.stderr.splitlines()))
    assert complaint in done.stderr


def test_replay_of_half_a_record_names_the_line(run: Run, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines(keepends=True)[:9]
    record.write_text("".join(lines), encoding="utf-8")
    done = run("replay", record)
    assert (1, True) == (done.returncode, "line 10: the record stops here" in done.stderr)


# -- scenarios and rules -------------------------------------------------------------------------------------


def test_check_passes(run: Run, walk: Path) -> None:
    done = run("check", walk)
    assert (0, "1 scenario: 1 passed, 0 failed\n") == (done.returncode, done.stdout)


def test_check_takes_scenarios_of_several_games(run: Run, walk: Path, lecture: Path) -> None:
    done = run("check", walk, lecture)
    assert (0, "2 scenarios: 2 passed, 0 failed\n") == (done.returncode, done.stdout)


def test_check_explains_a_failure(run: Run, walk: Path) -> None:
    walk.write_text(walk.read_text("utf-8").replace("turn = 1", "turn = 0"), encoding="utf-8")
    done = run("check", walk)
    assert (1, "1 scenario: 0 passed, 1 failed") == (done.returncode, done.stdout.splitlines()[-1])
    assert "turn" in done.stdout


def test_check_prints_the_schema(run: Run) -> None:
    assert "Undercroft scenario" == json.loads(run("check", "--schema").stdout)["title"]


def test_rules_shows_one_in_full(run: Run) -> None:
    shown = run("rules", "dungeoneer", "MOVE-03").stdout
    assert "DGR-MOVE-03" in shown
    assert "rules/ways.py" in shown


def test_rules_lists_them_all(run: Run) -> None:
    shown = run("rules", "dungeoneer").stdout
    assert {"DGR-GOAL-01", "DGR-QST-12", "DGR-R-131"} == {
        id for id in ("DGR-GOAL-01", "DGR-QST-12", "DGR-R-131") if id in shown
    }


def test_rules_check_says_what_is_wrong_by_its_exit_code(run: Run) -> None:
    from undercroft import rulebook
    from undercroft.rulebook import book

    done = run("rules", "dungeoneer", "--check")
    problems = [*rulebook.check("dungeoneer"), *book.check("dungeoneer")]
    assert (1 if problems else 0, len(problems) or 1) == (done.returncode, len(done.stdout.splitlines()))


@pytest.mark.parametrize(
    ("page", "written", "found"),
    [
        ("{DGR-GOAL-01", "{DGR-GOAL-99", "which the rulebook does not have"),
        ("{DGR-GOAL-01", "{DGR-GOAL-99", "DGR-GOAL-01 is told nowhere"),
        ("\n### doors:", "\n### gates:", "has section gates where en.md has section doors"),
    ],
)
def test_rules_check_reads_the_book(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    page: str,
    written: str,
    found: str,
) -> None:
    from undercroft.cli.app import rules
    from undercroft.rulebook import book

    for language in book.languages("dungeoneer"):
        name = f"{language}.md"
        text = book.folder_of("dungeoneer").joinpath(name).read_text(encoding="utf-8")
        spoilt = text.replace(page, written) if language == "fr" else text
        (tmp_path / name).write_text(spoilt, encoding="utf-8")
    with monkeypatch.context() as spoilt_for_a_while:
        true = book.folder_of
        spoilt_for_a_while.setattr(
            book, "folder_of", lambda name, *other: true(name, *other) if other else tmp_path
        )
        forget_books()
        assert 1 == rules("dungeoneer", check=True)
    forget_books()  # whoever is asked after this test knows the true one
    assert found in capsys.readouterr().out


def forget_books() -> None:
    from undercroft.rulebook import book

    book.book.cache_clear()
    book.own_book.cache_clear()
