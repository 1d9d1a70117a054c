"""A field is declared once: slots, constructor, copy, names and blank values follow from it."""

from typing import Annotated, Any, ClassVar

import pytest
from tests.contracts import toy

from undercroft.engine.declared import Declared, Derived, Shared, each
from undercroft.engine.frame import Frame
from undercroft.engine.ranges import Among, Count, Few, Long, PerSeat, Seat, blank


class Test(Frame):
    """A procedure with a field of every kind."""

    __test__ = False
    first_step = "announce"
    belongs_to = ("seat", "rival")
    many: ClassVar[int] = 3

    seat: Seat
    cards: list[int]
    rival: int = -1
    parts: tuple[int, ...] = ()


class Espionage(Test):
    """Begins elsewhere, and has a field more."""

    __test__ = False
    first_step = "spy"

    rival: int = 1
    cube: Few = 0


def test_the_annotations_are_the_slots() -> None:
    assert ("seat", "cards", "rival", "parts") == vars(Test)["__slots__"]


def test_a_misspelt_field_is_an_error() -> None:
    test: Any = Test(0, [])
    with pytest.raises(AttributeError, match="rivall"):
        test.rivall = 1


def test_what_is_saved_are_the_fields_and_the_step() -> None:
    assert ("seat", "cards", "rival", "parts", "step") == Test.FIELDS


def test_a_frame_begins_at_its_first_step() -> None:
    assert ("announce", "spy") == (Test(0, []).step, Espionage(0, []).step)


def test_a_subclass_has_the_fields_of_its_base_first() -> None:
    assert ("seat", "cards", "rival", "parts", "cube", "step") == Espionage.FIELDS


def test_a_subclass_may_have_another_default() -> None:
    assert (-1, 1) == (Test(0, []).rival, Espionage(0, []).rival)


class Loose(Frame):
    """Is no procedure itself, and has no slots of its own making, like every class below a compiled one."""

    __slots__ = ("__dict__",)

    seat: int
    left: int = 3


class Bound(Loose):
    """The procedure below it."""

    first_step = "begin"

    right: int = 4


def test_a_default_between_the_classes_counts_with_slots_or_without() -> None:
    bound = Bound(1)
    assert (1, 3, 4) == (bound.seat, bound.left, bound.right)
    assert 7 == Bound(1, 7).copy().left


def test_a_copy_is_of_the_same_kind_and_equal() -> None:
    test = Espionage(2, [7], cube=4).starting_at("spied")
    other = test.copy()
    assert type(other) is Espionage
    assert [getattr(other, name) for name in Espionage.FIELDS] == [2, [7], 1, (), 4, "spied"]


def test_a_list_is_copied() -> None:
    test = Test(0, [7])
    test.copy().cards.append(8)
    assert [7] == test.cards


def test_it_ends_without_those_it_belongs_to() -> None:
    test = Test(0, [], rival=2)
    assert [True, False, True] == [test.ends_without(seat) for seat in range(3)]


class Board(toy.Table):
    """A table with fields that are not saved."""

    box: Shared[tuple[str, ...]]
    height: PerSeat[Count] = each(7)
    plan: Derived[dict[str, int]]

    def derive(self) -> None:
        self.plan = {"tricks": sum(self.tricks)}


class BoardToy(toy.Toy):
    """A toy on that table."""

    table = Board

    def shared(self, options: dict[str, Any]) -> dict[str, Any]:
        return {"box": ("one", "two")}


def test_what_is_shared_or_derived_is_not_saved() -> None:
    assert (*toy.Table.FIELDS, "height") == Board.FIELDS


def test_a_new_table_has_what_follows_from_its_fields() -> None:
    table: Any = BoardToy().new(3, seed=1)
    assert ({"tricks": 0}, [7, 7, 7], ("one", "two")) == (table.plan, table.height, table.box)


def test_a_loaded_table_has_it_too() -> None:
    game = BoardToy()
    table: Any = game.new(2, seed=1)
    assert {"tricks": 0} == getattr(game.load(table.save()), "plan")  # noqa: B009 - of a table of another kind


def test_copies_share_what_is_shared_or_derived() -> None:
    table: Any = BoardToy().new(2, seed=1)
    other: Any = table.copy()
    assert table.box is other.box
    assert table.plan is other.plan


class Sketch(Board):
    """A table that nobody copies."""

    is_copied: ClassVar[bool] = False

    title: str


def test_a_class_may_have_no_copy_of_its_own() -> None:
    assert [True, False] == ["copy" in vars(cls) for cls in (Board, Sketch)]


def test_tables_and_frames_are_declared() -> None:
    assert Declared is type(Test)
    assert Declared is type(toy.Table)


SIZES = {"seats": 3, "cards": 5}


@pytest.mark.parametrize(
    ("kind", "default", "expected"),
    [
        (Count, None, 0),
        (Annotated[str, Among("", "won")], None, ""),
        (PerSeat[Count], None, [0, 0, 0]),
        (PerSeat[tuple[int, ...]], None, [(), (), ()]),
        (PerSeat[Count], each(-1), [-1, -1, -1]),
        (Annotated[tuple[int, ...], Long("seats")], each(2), (2, 2, 2)),
        (Annotated[tuple[int, ...], Long(9, at_most=True)], None, ()),
        (Annotated[bytearray, Long("cards")], None, bytearray(5)),
        (dict[int, int], None, {}),
        (int | None, None, None),
        (Count, 4, 4),
    ],
)
def test_what_is_blank_follows_from_the_type(kind: Any, default: Any, expected: Any) -> None:
    assert expected == blank(kind, SIZES, default)
