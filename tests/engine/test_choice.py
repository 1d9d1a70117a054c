"""What a question with many verbs offers."""

from types import SimpleNamespace
from typing import Any

import pytest

from undercroft.engine.choice import Menu, Offer, Option, Reason, tried


def listing(s: Any, seat: int) -> list[Option]:
    return [("take", n) for n in range(4)]


def why_not_odd(s: Any, seat: int, option: Option) -> Reason | None:
    return Reason("TOY-01", "odd") if option[1] % 2 else None


def table_of(offers: dict[str, Offer]) -> Any:
    return SimpleNamespace(game=SimpleNamespace(offers=offers, listings={}))


@pytest.mark.parametrize(
    ("offer", "expected"),
    [
        (Offer(listing, why_not_odd), [("take", 0), ("take", 1), ("take", 2), ("take", 3)]),
        (tried(listing, why_not_odd), [("take", 0), ("take", 2)]),
        (Offer(lambda s, seat: [], why_not_odd), []),
    ],
    ids=["listed", "tried", "nothing"],
)
def test_a_menu_lists_what_its_verbs_offer(offer: Offer, expected: list[Option]) -> None:
    assert expected == Menu(("take",))(table_of({"take": offer}), 0)


def test_only_likely_verbs_are_asked() -> None:
    def never(s: Any, seat: int) -> list[Option]:
        raise AssertionError("not likely")

    menu = Menu(("take", "leave"), lambda s, seat: ("take",))
    offers = {"take": tried(listing, why_not_odd), "leave": Offer(never, why_not_odd)}
    assert [("take", 0), ("take", 2)] == menu(table_of(offers), 0)


def test_games_that_share_a_menu_have_offers_of_their_own() -> None:
    menu = Menu(("take",))
    one = table_of({"take": Offer(listing, why_not_odd)})
    other = table_of({"take": tried(listing, why_not_odd)})
    assert [4, 2, 4] == [len(menu(table, 0)) for table in (one, other, one)]
