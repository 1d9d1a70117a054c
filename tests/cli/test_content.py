"""Content folders at the command line, and the document that tells their owners what to do, followed word for
word.
"""

import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.command import Run

import undercroft as uc
from undercroft.cli import app
from undercroft.engine.own_content import chosen

ROOT = Path(__file__).parents[2]
STEP = re.compile(r"^    \$ (.+)\n((?:    .+\n)*)", re.MULTILINE)
EDIT = re.compile(r"`(mybox/[\w/]+\.toml)`[^`]*?:\n\n```toml\n(\[[\w.]+\]\n.*?)```", re.DOTALL)
HASH = re.compile(r"\b[0-9a-f]{12}\b")

CHEAP = '[tower_shield]\nnumber = "DGC-T06"\ncost = 1\ntags = ["armour"]\ndefence = { melee = 1 }\n'


@pytest.fixture(autouse=True)
def ours_again() -> Iterator[None]:
    yield
    app.use_content("")


@pytest.fixture
def cheap(tmp_path: Path) -> Path:
    file = tmp_path / "cheap" / "dungeoneer" / "treasures.toml"
    file.parent.mkdir(parents=True)
    file.write_text(CHEAP)
    return tmp_path / "cheap"


def said(capsys: pytest.CaptureFixture[str], *words: str | Path, code: int = 0) -> str:
    assert code == app.run([str(word) for word in words]), capsys.readouterr().err
    found = capsys.readouterr()
    return found.out if not code else found.err or found.out


def put(path: Path, table: str) -> None:
    """Put a table in the place of the one with its name."""
    name = table.partition("\n")[0]
    before = path.read_text("utf-8")
    after = re.sub(rf"^{re.escape(name)}\n(?:.+\n)*", lambda _: table, before, count=1, flags=re.MULTILINE)
    assert before != after, f"{path}: there is no {name}"
    path.write_text(after, "utf-8")


def test_from_the_real_card_to_the_corrected_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], run: Run
) -> None:
    """Every command and every edit of the five steps, in their order; what is printed is what is told."""
    text = (ROOT / "docs" / "content.md").read_text("utf-8")
    steps = text.split("## From the real card to the corrected table")[1].split("\n## ")[0]
    assert ["1", "2", "3", "4", "5"] == re.findall(r"^\*\*(\d)\. ", steps, re.MULTILINE)
    monkeypatch.chdir(tmp_path)
    game = tmp_path / "game.record"
    found = sorted([*STEP.finditer(steps), *EDIT.finditer(steps)], key=lambda match: match.start())
    assert 6 == len(found)
    for match in found:
        if match.re is EDIT:
            put(tmp_path / match[1], match[2])
            continue
        undercroft, *words = shlex.split(match[1])
        assert "undercroft" == undercroft
        if words[0] == "play":
            words[-1] = str(tmp_path / words[-1])
            done = run(*words, "--seed", "7", "--save", game, "--language", "en", input="quit\n")
            assert 0 == done.returncode, done.stderr
            break
        code = 1 if words[1] == "diff" else 0
        assert code == app.run(words)
        wanted = re.sub(r"^    ", "", match[2], flags=re.MULTILINE)
        assert HASH.sub("", wanted) == HASH.sub("", capsys.readouterr().out)
    app.use_content(str(tmp_path / "mybox"))
    table = uc.replay(game.read_text("utf-8"))
    shield = table.box.card[table.box.number["tower_shield_1"]]  # type: ignore[attr-defined]
    assert (5, (2, 0, 0)) == (shield.cost, shield.defence)
    assert table.game.own == chosen()


def test_the_scenarios_that_change(cheap: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, "content", "check", cheap).splitlines()
    assert lines[-1].endswith("scenarios would end otherwise.")
    assert any(line.startswith("dungeoneer/combat/gear/prices_of_weapons.toml: ") for line in lines)
    assert not any("card_silvered_mace" in line for line in lines)
    assert "" == chosen()


def test_what_is_wrong_is_one_line(cheap: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (cheap / "dungeoneer" / "treasures.toml").write_text(CHEAP.replace("melee", "mele"))
    told = said(capsys, "content", "check", cheap, code=1)
    assert told.startswith(
        "undercroft: dungeoneer/treasures.toml: [tower_shield]: defence.mele: unknown field; did "
    )
    assert 1 == len(told.splitlines())


def test_nothing_differs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said(capsys, "content", "export", "dungeonology", tmp_path)
    assert "It says what ours says.\n" == said(capsys, "content", "diff", tmp_path)


def test_nothing_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said(capsys, "content", "export", "dungeoneer", tmp_path)
    told = said(capsys, "content", "export", "dungeoneer", tmp_path, code=1)
    assert "is there already; nothing was written" in told


@pytest.mark.parametrize("words", [["--content"], ["--content="], ["games", "--content"]])
def test_a_flag_without_a_folder(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert (0 if words == ["--content="] else 2) == app.run(words)


def test_a_folder_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert "nowhere: expected a folder" in said(capsys, "games", "--content", "nowhere", code=1)


def test_the_environment_names_it(
    cheap: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UNDERCROFT_CONTENT", str(cheap))
    assert "\ncontent " in said(capsys, "new", "dungeoneer")
    monkeypatch.setenv("UNDERCROFT_CONTENT", "")
    assert "\ncontent " not in said(capsys, "new", "dungeoneer")


def test_a_game_of_which_it_says_nothing(cheap: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "\ncontent " not in said(capsys, "new", "dungeonology", "--content", cheap)


def test_a_record_needs_its_folder(cheap: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.record"
    said(capsys, "new", "dungeoneer", "--seed", "1", "--content", cheap, "--out", path)
    assert "ok" in said(capsys, "verify", path, "--content", cheap)
    table = uc.replay(path.read_text())
    hash = table.game.own
    from undercroft.engine.own_content import KNOWN

    del KNOWN[hash]
    told = said(capsys, "verify", path, code=1)
    assert f"line 3: played with the content 'cheap' ({hash[:12]}), which is not here" in told


def test_a_run_carries_its_content(cheap: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("polars")
    words = ["simulate", "dungeoneer", "--games", "2", "--bots", "novice", "--seed", "x", "--workers", "1"]
    said(capsys, *words, "--out", tmp_path / "ours")
    said(capsys, *words, "--out", tmp_path / "mine", f"--content={cheap}")
    plain, own = (json.loads((tmp_path / run / "run.json").read_text()) for run in ("ours", "mine"))
    assert {"content"} == own.keys() - plain.keys()
    from undercroft.engine.own_content import KNOWN

    KNOWN.clear()
    page = Path(said(capsys, "report", "--compare", tmp_path / "ours", tmp_path / "mine").strip())
    assert re.search(r"ours → (&#x27;|&#39;|')cheap(&#x27;|&#39;|') \([0-9a-f]{12}\)", page.read_text())


def test_an_arena_with_it(cheap: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "dungeoneer", "--bots", "random,novice", "--games", "2", "--workers", "1"]
    assert said(capsys, *words, "--content", cheap)
