"""What counts as the same."""

from typing import Any

import pytest

from undercroft.scenarios.compare import NOWHERE, Comparer, at_path, is_hidden, is_shown

compare = Comparer({"hand.known", "boons"})


def messages(expected: Any, found: Any, path: tuple[str, ...] = ()) -> list[str]:
    return [message for _, message in compare.mismatches(expected, found, path)]


@pytest.mark.parametrize(
    ("expected", "found"),
    [
        (3, 3),
        ("move", "move"),
        (True, True),
        ("none", None),
        ({"a": 1}, {"a": 1, "b": 2}),
        ({}, {}),
        ([1, 2], [1, 2]),
        ([["die", 4]], [("die", 4)]),
        ([{"card": "x"}], [{"card": "x", "cell": "0,0"}]),
        ({"boons": ["b", "a"]}, {"boons": ["a", "b"]}),
        ({"hand": {"known": ["b", "a"]}}, {"hand": {"known": ["a", "b"]}}),
    ],
)
def test_the_same(expected: Any, found: Any) -> None:
    assert [] == messages(expected, found)


@pytest.mark.parametrize(
    ("expected", "found", "message"),
    [
        (3, 4, "expected 3, found 4"),
        (1, True, "expected 1, found true"),
        (False, 0, "expected false, found 0"),
        ("none", "0,0", 'expected "none", found "0,0"'),
        (0, None, 'expected 0, found "none"'),
        ({}, {"a": 1}, "expected {}, found { a = 1 }"),
        ({"a": 1}, {"b": 1}, "expected 1, found nothing; there is b"),
        ({"a": 1}, {}, "expected 1, found nothing; nothing is there"),
        ({"a": 1}, 3, "expected { a = 1 }, found 3"),
        ([1, 2], [2, 1], "expected [1, 2], found [2, 1]"),
        ([1], [1, 1], "expected [1], found [1, 1]"),
        ([], ["a"], 'expected [], found ["a"]'),
        ({"boons": ["a", "a"]}, {"boons": ["a", "b"]}, 'expected in any order ["a", "a"], found ["a", "b"]'),
        ({"boons": ["a"]}, {"boons": ["a", "b"]}, 'expected in any order ["a"], found ["a", "b"]'),
        ({"known": ["b", "a"]}, {"known": ["a", "b"]}, 'expected ["b", "a"], found ["a", "b"]'),
    ],
)
def test_not_the_same(expected: Any, found: Any, message: str) -> None:
    assert [message] == messages(expected, found)


def test_every_difference_is_told_with_its_path() -> None:
    found = list(compare.mismatches({"a": {"b": 1, "c": 2}, "d": 3}, {"a": {"b": 2, "c": 2}, "d": 4}))
    assert [("a", "b"), ("d",)] == [path for path, _ in found]


@pytest.mark.parametrize(
    ("word", "expected", "holds"),
    [
        ("includes", ["c", "a"], True),
        ("includes", ["a", "a"], False),
        ("includes", ["x"], False),
        ("excludes", ["x", "y"], True),
        ("excludes", ["x", "a"], False),
        ("begins", ["a", "b"], True),
        ("begins", ["b"], False),
        ("begins", ["a", "b", "c", "d"], False),
        ("ends", ["b", "c"], True),
        ("ends", ["b"], False),
        ("ends", ["x", "a", "b", "c"], False),
    ],
)
def test_parts_of_lists(word: str, expected: list[str], holds: bool) -> None:
    found = list(compare.parts(word, {"deck": {"cards": expected}}, {"deck": {"cards": ["a", "b", "c"]}}))
    assert holds == (not found)


def test_parts_of_what_is_no_list() -> None:
    assert [(("a",), "expected a list to look into, found 3")] == list(
        compare.parts("includes", {"a": [1]}, {"a": 3})
    )
    assert [(("b",), "there is no such list; there is a")] == list(
        compare.parts("excludes", {"b": [1]}, {"a": []})
    )


def test_events_are_expected_in_order_with_others_between() -> None:
    happened = [{"kind": "a", "n": 1}, {"kind": "b"}, {"kind": "a", "n": 2}]
    assert -1 == compare.first_missing_event([{"kind": "a"}, {"kind": "a", "n": 2}], happened)
    assert 1 == compare.first_missing_event([{"kind": "b"}, {"kind": "a", "n": 1}], happened)
    assert 1 == compare.first_missing_event([{"kind": "b"}, {"kind": "b"}], happened)
    assert -1 == compare.first_missing_event([], [])


def test_a_path_goes_into_lists_by_place_and_by_element() -> None:
    view = {"deck": ["a", None], "hand": {"known": ["b"]}}
    assert "a" == at_path(view, "deck.0")
    assert None is at_path(view, "deck.1")
    assert "b" == at_path(view, "hand.known.b")
    assert all(at_path(view, path) is NOWHERE for path in ("deck.2", "deck.b", "x", "hand.known.b.c"))


def test_a_hidden_list_shows_not_one_element() -> None:
    assert is_hidden(["a", "b"], [])
    assert is_hidden(["a", "b"], NOWHERE)
    assert not is_hidden(["a", "b"], ["b"])
    assert is_hidden("a", NOWHERE)
    assert not is_hidden("a", "a")


def test_a_visible_list_shows_all() -> None:
    assert is_shown(["a"], ["a"])
    assert not is_shown(["a", "b"], ["a"])
