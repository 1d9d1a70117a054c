"""The page's types are those of the server: generated, and compared here."""

from pathlib import Path
from typing import Annotated, Literal, NamedTuple, TypedDict

import msgspec
import pytest
from msgspec import UNSET, Meta, UnsetType
from tools.page_types import SOURCE, File, files


@pytest.mark.parametrize("path", sorted(files()), ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_what_is_checked_in_is_what_the_server_says(path: Path) -> None:
    assert files()[path] == path.read_text("utf-8"), "make types-page writes it anew"


class Pair(NamedTuple):
    name: str
    n: int


class Kind(TypedDict):
    kind: str


class Sent(msgspec.Struct, tag_field="type", tag="sent"):
    """Something that the server says."""

    pair: Pair
    which: Annotated[Literal["a", "b"] | None, Meta(description="or neither")]
    any: list[Kind | None]
    late: int | UnsetType = UNSET
    always: bool = False


class SentTwice(Sent, kw_only=True):
    """Something that adds to it, and says a part otherwise."""

    late: str  # pyright: ignore[reportGeneralTypeIssues, reportIncompatibleVariableOverride]
    again: Pair


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    n: int
    more: dict[str, float] = {}


def written(root: object) -> str:
    file = File({}, {})
    file.add(root)
    return "\n".join(file.texts.values())


def test_what_the_server_always_sends_is_never_missing() -> None:
    assert (
        "/** Something that the server says. */\n"
        "export type Sent = {\n"
        '  type: "sent";\n'
        "  pair: Pair;\n"
        '  which: "a" | "b" | null; // or neither\n'
        "  any: (Kind | null)[];\n"
        "  late?: number;\n"
        "  always: boolean;\n"
        "};\n"
        "export type Pair = [name: string, n: number];\n"
        "export type Kind = Facts & { kind: string };"
    ) == written(Sent)


def test_what_a_client_need_not_send_is_optional() -> None:
    assert "export type Asked = { n: number; more?: Record<string, number> };" == written(Asked)


def test_two_types_of_one_name_are_refused() -> None:
    other = msgspec.defstruct("Asked", [("n", int)])
    file = File({}, {})
    file.add(Asked)
    with pytest.raises(TypeError, match="two types are called Asked"):
        file.add(other)


def test_who_adds_to_a_type_of_another_file_says_only_what_it_adds() -> None:
    file = File({Sent: "base.Sent", Pair: "Pair"}, {})
    file.add(SentTwice)
    assert (
        "/** Something that adds to it, and says a part otherwise. */\n"
        'export type SentTwice = Omit<base.Sent, "late"> & { type: "sent"; late: string; again: Pair };'
    ) == "\n".join(file.texts.values())
    assert {"base.Sent", "Pair"} == file.imported
