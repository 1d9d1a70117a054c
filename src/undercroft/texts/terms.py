"""The words of a game that explain themselves: each with its forms, one or two sentences and its rule.

``texts/terms.toml`` of a game lists them: the `rule` whose paragraph of the book tells more, what the word
looks like (`picture`), where it is marked (`marks`) and whether it stands on the player aid (`aid`). The
word, its forms and its text are ``term-`` messages of the texts; a word that is the name of a `card` is
explained by that card.

>>> [term.text for term in terms("dungeoneer", "en") if term.name == "wall"]
['Cannot be crossed.']
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal, TypeAlias

import msgspec

from undercroft.engine.registry import family
from undercroft.engine.registry import game as known_game
from undercroft.texts.speaker import Speaker, message_of, speaker

FILE: Final = "terms.toml"
BETWEEN: Final = " | "  # two forms

Marks: TypeAlias = Literal["everywhere", "reading", "nowhere"]


class Term(msgspec.Struct, frozen=True):
    """A word with its explanation. `marks`: in every text, only where somebody reads at leisure (the book,
    the player aid, another explanation), or in the list of words alone, because its form means something
    else.
    """

    id: str
    name: str
    forms: tuple[str, ...]  # as texts have it, in the singular; capitals count
    text: str
    rule: str
    picture: str = ""  # kind and name: "icon:glory", "note:stealth", "token:stun", "cube:caste", "drop:gold"
    marks: Marks = "everywhere"
    aid: bool = False


def declared(texts: str) -> dict[str, dict[str, Any]]:
    """What the package of texts of a game lists, by id."""
    file = files(texts).joinpath(FILE) if texts else None
    return tomllib.loads(file.read_text(encoding="utf-8")) if file and file.is_file() else {}


@cache
def terms(game: str, language: str) -> tuple[Term, ...]:
    """All words of a game; of two with one id, that of the expansion holds."""
    known = known_game(game)
    found = {id: facts for member in family(known) for id, facts in declared(member.texts).items()}
    says = speaker(known, language)
    return tuple(told(id, facts, says) for id, facts in found.items())


def told(id: str, facts: dict[str, Any], says: Speaker) -> Term:
    message = message_of("term", id)
    card = facts.get("card", "")
    text = " ".join(says.describe(card)[1:]) if card else says.say(f"{message}.text")
    more = {name: value for name, value in facts.items() if name != "card"}
    forms = tuple(says.say(f"{message}.forms").split(BETWEEN))
    return Term(id, says.say(message), forms, text, **more)
