"""How benchmarks take turns, and what becomes of a peer that cannot be measured. Times are not looked at."""

import json
import re
import sys
from itertools import cycle, repeat
from pathlib import Path

import pytest
from benchmarks import run
from benchmarks.ours import ROWS, TablePeer, rows
from benchmarks.peers import Peer, __main__, install
from benchmarks.slices import SLICES, Rates, interleaved, markdown, played, put, repeated

from undercroft.engine.build import build

ROOT = Path(__file__).parents[2]


class Made:
    """A rival with rates that are known beforehand."""

    def __init__(self, name: str, *rates: float) -> None:
        self.name = name
        self._rates = iter(rates)

    def measure(self, work: str, seconds: float) -> Rates:
        return {work: next(self._rates)}


class Broken:
    """A rival that fails in its second slice."""

    name = "broken"
    slices = 0

    def measure(self, work: str, seconds: float) -> Rates:
        self.slices += 1
        if self.slices == 2:
            raise ValueError("no such\n  card")
        return {work: 1.0}


# -- slices --------------------------------------------------------------------------------------------------


def test_only_real_decisions_count() -> None:
    rates = played(repeat(False), 0.0001)
    assert (0, True) == (rates["decisions"], rates["actions"] > 0)


def test_every_real_decision_counts() -> None:
    rates = played(repeat(True), 0.0001)
    assert rates["actions"] == rates["decisions"]


def test_a_call_is_repeated() -> None:
    calls: list[int] = []
    rate = repeated(lambda: calls.append(1), 0.001)
    assert (True, True) == (rate > 0, len(calls) > 0)


def test_medians_are_compared() -> None:
    found = interleaved([Made("a", 1, 100, 3), Made("b", 5, 7, 6)], ["play"], 3)
    assert {"a": {"play": 3}, "b": {"play": 6}} == found


def test_whoever_fails_is_left_out_and_named() -> None:
    broken: dict[str, str] = {}
    found = interleaved([Broken(), Made("b", 5, 7, 6)], ["play"], 3, broken)
    assert ({"b": {"play": 6}}, {"broken": "ValueError: no such card"}) == (found, broken)


def test_our_own_failures_are_not_hidden() -> None:
    with pytest.raises(ValueError, match="no such"):
        interleaved([Broken()], ["play"], 3)


def test_tables_line_up() -> None:
    told = markdown(["game", "rate"], [["a", "1"], ["longer", "1,000"]])
    assert [
        "| game   |  rate |",
        "|--------|------:|",
        "| a      |     1 |",
        "| longer | 1,000 |",
    ] == told.split("\n")


# -- ours ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def table() -> TablePeer:
    return TablePeer("dungeoneer", 2, lines=2)


@pytest.mark.parametrize(
    ("work", "figures"),
    [
        ("play", {"actions", "decisions"}),
        ("copy", {"copies"}),
        ("options", {"options"}),
        ("view", {"views"}),
        ("redeal", {"redeals"}),
        ("think", {"lines", "tried", "thoughts"}),
    ],
)
def test_every_figure_of_a_game_is_measured(table: TablePeer, work: str, figures: set[str]) -> None:
    rates = table.measure(work, 0.001)
    assert figures == {figure for figure, rate in rates.items() if rate > 0}


def test_every_kind_of_slice_is_known() -> None:
    assert {"play", "copy", "options", "view", "redeal", "think"} == set(SLICES)


def test_a_game_names_all_its_rows() -> None:
    assert ["dungeoneer 2", "dungeoneer 3", "dungeoneer 4"] == rows(["dungeoneer"])


def test_an_unknown_row_is_refused() -> None:
    with pytest.raises(SystemExit, match="no row chess; there are: dungeoneer 2"):
        rows(["chess"])


def test_the_build_is_known() -> None:
    assert build() in ("plain", "compiled")


def test_our_rows_beside_peers_are_rows() -> None:
    assert [] == [row for row in __main__.OURS if row not in ROWS]


# -- peers ---------------------------------------------------------------------------------------------------


def test_a_peer_without_copies_has_no_figure_for_them() -> None:
    assert {} == Peer("chess", cycle([True]), None, "words", "nothing").measure("copy", 0.001)


def test_the_table_compares_with_catanatron() -> None:
    bar = Peer("catanatron", cycle([True]), None, "Python", "Game.copy")
    other = Peer("chess", cycle([True]), None, "Rust", "a wave of the hand")
    found = {
        "catanatron": {"decisions": 100.0, "copies": 1000.0},
        "chess": {"decisions": 250.0, "copies": 500.0},
    }
    told = __main__.report([bar, other], found, {"RLCard": "no wheel"}, 3)
    (line,) = [line for line in told.splitlines() if line.startswith("| chess")]
    cells = ["chess", "Rust", "250", "2.50", "2,000.0", "2.00", "a wave of the hand"]
    assert (cells, "- RLCard: no wheel") == (
        [cell.strip() for cell in line.split("|")[1:-1]],
        told.splitlines()[-1],
    )


def test_what_failed_while_measuring_has_no_line() -> None:
    bar = Peer("catanatron", cycle([True]), None, "Python", "Game.copy")
    told = __main__.table([bar, Broken()], {"catanatron": {"decisions": 1.0}}, {"decisions": 1.0})
    assert "broken" not in told


def test_the_table_replaces_the_one_in_the_document() -> None:
    document = "before\n\n<!-- x -->\nold\n<!-- end of x -->\n\nafter\n"
    assert "before\n\n<!-- x -->\n\nnew\n\n<!-- end of x -->\n\nafter\n" == put(document, "x", "new")


@pytest.mark.parametrize("mark", [run.MARK, __main__.MARK])
def test_the_document_of_this_project_has_a_place_for_every_table(mark: str) -> None:
    put((ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8"), mark, "new")


def test_a_document_without_a_place_is_refused() -> None:
    with pytest.raises(SystemExit, match="expected the lines"):
        put("words", "x", "new")


# -- installing them -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("package", [package for some in install.PACKAGES.values() for package in some])
def test_every_peer_is_pinned(package: str) -> None:
    assert re.fullmatch(rf"{re.escape(package)}==[\d.]+", install.pinned(package))


def test_an_installer_that_fails_leaves_its_last_words() -> None:
    assert "no such wheel" == install.run([sys.executable, "-c", "import sys; sys.exit('no such wheel')"])


def test_an_installer_that_is_missing_is_named(tmp_path: Path) -> None:
    assert "missing-installer" in install.run([str(tmp_path / "missing-installer")])


def test_an_installer_that_succeeds_says_nothing() -> None:
    assert "" == install.run([sys.executable, "-c", "print('much')"])


def test_one_failure_leaves_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(install, "MISSING", tmp_path / "missing.json")
    monkeypatch.setattr(install, "python", lambda packages: "too old" if packages == ["rlcard"] else "")
    monkeypatch.setattr(install, "node", lambda: "no Node on this machine")
    assert 0 == install.main()
    missing = {"RLCard": "too old", "boardgame.io": "no Node on this machine"}
    assert missing == json.loads((tmp_path / "missing.json").read_text(encoding="utf-8"))
    assert "RLCard could not be installed: too old" in capsys.readouterr().err


def test_without_the_bar_nothing_can_be_compared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(install, "MISSING", tmp_path / "missing.json")
    monkeypatch.setattr(install, "python", lambda packages: "too old" if "catanatron" in packages else "")
    monkeypatch.setattr(install, "node", str)
    assert 1 == install.main()


def test_the_packages_of_node_have_versions_and_hashes_and_no_places() -> None:
    lock = ROOT / "benchmarks" / "peers" / "node" / "package-lock.json"
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    del packages[""]  # the benchmark itself
    assert packages
    assert [] == [
        name
        for name, package in packages.items()
        if not package["integrity"].startswith("sha512-") or "version" not in package or "resolved" in package
    ]
