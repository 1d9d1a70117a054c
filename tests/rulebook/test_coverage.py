"""Who cites what, and what is missing."""

from pathlib import Path

import pytest

from undercroft import game_names, rulebook
from undercroft.rulebook.citations import cited, in_code, in_scenarios
from undercroft.rulebook.coverage import Coverage, survey
from undercroft.rulebook.material import Material

RULES = """\
## GOAL

- **DGR-GOAL-01** The first one home wins.
- **DGR-GOAL-02** Ties are shared.
- **DGR-GOAL-04** There is no third rule.

## PUB

- **DGR-PUB-01** Another edition knows a third rule.
"""
CODE = '''\
"""The goal (DGR-GOAL-01 to 04)."""


def is_home(pawn: int) -> bool:  # DGR-GOAL-01
    """DGR-GOAL-01, 02."""
    return pawn == 0
'''


def house(
    tmp_path: Path, code: str = CODE, scenario: str = 'rule = ["DGR-GOAL-01"]\n', excuses: str = ""
) -> Material:
    """A game with three rules, in folders of its own."""
    files = {
        "code/goal.py": code,
        "docs/rules.md": RULES,
        "tests/home.toml": scenario,
        "docs/coverage.toml": excuses,
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return Material("DGR", tmp_path / "code", tmp_path / "docs", tmp_path / "tests")


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("DGR-R-07 (2) to (4)", ["R-07"]),
        ("DGR-DRAW-01 to 04, DGR-R-13", ["DRAW-01", "DRAW-04", "DRAW-02", "DRAW-03", "R-13"]),
        ("DGR-R-31 to 33, 49, 128", ["R-31", "R-33", "R-49", "R-128", "R-32"]),
        ("DGR-R-114, 2 seats", ["R-114"]),
        ("DGR-R-26; 27", ["R-26"]),
        ("DGR-MON-02\n    to 04, DGR-R-53,\n    129", ["MON-02", "MON-04", "MON-03", "R-53", "R-129"]),
        ("XDGR-R-26 and DGR-r-26", []),
    ],
)
def test_ids_and_ranges(text: str, ids: list[str]) -> None:
    found = [id for citation in cited("DGR", text) for id in (*citation.ids, *citation.between)]
    assert [f"DGR-{id}" for id in ids] == found


def test_code_is_cited_by_line_and_the_table_of_contents_does_not_count(tmp_path: Path) -> None:
    places = [(citation.place, citation.ids) for citation in in_code("DGR", house(tmp_path).code)]
    assert [("goal.py:4", ("DGR-GOAL-01",)), ("goal.py:5", ("DGR-GOAL-01", "DGR-GOAL-02"))] == places


def test_content_files_are_code(tmp_path: Path) -> None:
    where = house(tmp_path, code="")
    (where.code / "cards.toml").write_text('[boots]\nrule = ["DGR-GOAL-02"]\n', encoding="utf-8")
    assert ["cards.toml:2"] == [citation.place for citation in in_code("DGR", where.code)]


@pytest.mark.parametrize(
    "scenario",
    [
        'rule = ["DGR-GOAL-02"]',
        'rule = "DGR-GOAL-02"',
        '# DGR-GOAL-01\nrule = ["DGR-GOAL-02"]\ntitle = "DGR-GOAL-04"',
    ],
)
def test_a_scenario_proves_what_it_lists(tmp_path: Path, scenario: str) -> None:
    where = house(tmp_path, scenario=scenario)
    assert [("home.toml", ("DGR-GOAL-02",))] == [(c.place, c.ids) for c in in_scenarios("DGR", where.tests)]


@pytest.mark.parametrize("scenario", ["rule = [", "rule = 7\n", "rule = [7]\n", "title = 'no rule'\n"])
def test_a_broken_scenario_proves_nothing(tmp_path: Path, scenario: str) -> None:
    assert [] == list(in_scenarios("DGR", house(tmp_path, scenario=scenario).tests))


def test_a_rule_needs_code_and_a_scenario(tmp_path: Path) -> None:
    expected = ["DGR-GOAL-02: cited by no scenario", "DGR-GOAL-04: cited by no code and no scenario"]
    assert expected == survey(house(tmp_path)).problems


def test_what_another_edition_says_needs_nothing(tmp_path: Path) -> None:
    assert ("DGR-GOAL-02", "DGR-GOAL-04") == survey(house(tmp_path)).missing


EXAMPLE = RULES + "\n## EX: examples\n\n- **DGR-EX-01** A pawn comes home.\n"


@pytest.mark.parametrize(
    ("scenario", "excuses", "expected"),
    [
        ("", "", ["DGR-EX-01: cited by no scenario"]),
        ('rule = ["DGR-EX-01"]', "", []),
        ("", '[[except]]\nids = ["DGR-EX-01"]\nwithout = ["scenario"]\nreason = "?"\n', []),
        (
            'rule = ["DGR-EX-01"]',
            '[[except]]\nids = ["DGR-EX-01"]\nwithout = ["code"]\nreason = "?"\n',
            ["coverage.toml: DGR-EX-01 is covered and needs no excuse"],
        ),
    ],
)
def test_an_example_needs_a_scenario_and_no_code(
    tmp_path: Path, scenario: str, excuses: str, expected: list[str]
) -> None:
    where = house(tmp_path, excuses=excuses)
    (where.docs / "rules.md").write_text(EXAMPLE, encoding="utf-8")
    (where.tests / "example.toml").write_text(scenario, encoding="utf-8")
    assert expected == [line for line in survey(where).problems if "EX-01" in line]


def test_a_range_may_enclose_a_number_that_does_not_exist(tmp_path: Path) -> None:
    found = survey(house(tmp_path, scenario='rule = ["DGR-GOAL-01 to 04"]'))
    assert ((), ["DGR-GOAL-04: cited by no code"]) == (found.faults, found.problems)


@pytest.mark.parametrize(
    ("part", "text", "place"),
    [
        ("code", "X = 1  # DGR-GOAL-03\n", "goal.py:1"),
        ("scenario", 'rule = ["DGR-GOAL-01 to 03"]', "home.toml"),
        ("excuses", '[[except]]\nids = ["DGR-GOAL-03"]\nwithout = ["code"]\nreason = "?"\n', "coverage.toml"),
    ],
)
def test_an_unknown_id_is_a_fault_wherever_it_is(tmp_path: Path, part: str, text: str, place: str) -> None:
    found = survey(house(tmp_path, **{part: text}))
    assert (f"{place}: cites DGR-GOAL-03, which the rulebook does not have",) == found.faults


def excused(ids: str, without: str, reason: str = "words only") -> str:
    return f'[[except]]\nids = ["{ids}"]\nwithout = [{without}]\nreason = "{reason}"\n'


def problems_with(tmp_path: Path, excuses: str) -> list[str]:
    return survey(house(tmp_path, excuses=excuses)).problems


def test_an_excuse_counts_for_what_it_says(tmp_path: Path) -> None:
    excuses = excused("DGR-GOAL-02 to 04", '"scenario"')
    assert ["DGR-GOAL-04: cited by no code"] == problems_with(tmp_path, excuses)


def test_an_excuse_that_nobody_needs_is_a_fault(tmp_path: Path) -> None:
    excuses = excused("DGR-GOAL-01", '"scenario"') + excused("DGR-GOAL-02 to 04", '"code", "scenario"')
    assert ["coverage.toml: DGR-GOAL-01 is covered and needs no excuse"] == problems_with(tmp_path, excuses)


def test_an_id_is_excused_once(tmp_path: Path) -> None:
    excuses = excused("DGR-GOAL-02", '"scenario"') + excused("DGR-GOAL-02 to 04", '"code", "scenario"')
    assert ["coverage.toml: DGR-GOAL-02 is excused a second time"] == problems_with(tmp_path, excuses)


def test_an_excuse_names_ids(tmp_path: Path) -> None:
    excuses = excused("the whole chapter", '"code"') + excused("DGR-GOAL-02 to 04", '"code", "scenario"')
    expected = ["coverage.toml: 'the whole chapter' is no id; expected one such as DGR-GOAL-01"]
    assert expected == problems_with(tmp_path, excuses)


@pytest.mark.parametrize(
    ("excuses", "message"),
    [
        ("[[except]\n", "coverage.toml: "),
        ('[[except]]\nids = ["DGR-GOAL-01"]\nwithout = ["code"]\n', "missing required field `reason`"),
        (excused("DGR-GOAL-01", '"tests"'), "Invalid enum value 'tests'"),
    ],
)
def test_a_page_of_excuses_must_be_readable(tmp_path: Path, excuses: str, message: str) -> None:
    with pytest.raises(rulebook.RulebookError, match=message):
        survey(house(tmp_path, excuses=excuses))


def test_lines_for_a_reader(tmp_path: Path) -> None:
    found = survey(house(tmp_path, excuses=excused("DGR-GOAL-04", '"code", "scenario"')))
    expected = """\
GOAL

DGR-GOAL-01  The first one home wins.
    code       goal.py:4, goal.py:5
    scenarios  home.toml
DGR-GOAL-02  Ties are shared.
    code       goal.py:5
    missing    scenario
DGR-GOAL-04  There is no third rule.
    excused    words only

PUB

DGR-PUB-01  Another edition knows a third rule.
    excused    for information only

4 ids: 1 covered, 2 excused, 1 missing"""
    assert expected.splitlines() == found.lines()


def test_a_reader_asks_for_one_id_with_or_without_its_prefix() -> None:
    whole = rulebook.lines("dungeoneer", "DGR-R-52")
    assert whole == rulebook.lines("dungeoneer", "r-52")
    assert [
        "Combat",
        "",
        'DGR-R-52  Tie. Decision: no wound, no Glory, no Peril, no "on a hit" effect. The',
    ] == whole[:3]


def test_an_unknown_id_is_refused_with_an_example() -> None:
    with pytest.raises(rulebook.RulebookError, match="has no 'R-999'; an id looks like DGR-GOAL-01"):
        rulebook.lines("dungeoneer", "R-999")


@pytest.fixture(scope="module", params=sorted(game_names()))
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def found(name: str) -> Coverage:
    return rulebook.coverage(name)


def test_no_game_cites_what_does_not_exist(found: Coverage) -> None:
    assert () == found.faults


def test_every_rule_of_every_game_is_covered(found: Coverage) -> None:
    assert () == found.missing


def test_lines_fit_a_terminal(found: Coverage) -> None:
    assert [] == [line for line in found.lines(verbose=True) if len(line) > 80 and " " in line.strip()]


def test_check_tells_what_coverage_found(name: str, found: Coverage) -> None:
    assert found.problems == rulebook.check(name)
