"""Heuristics: what a game knows of playing well, for the bots and the hints that ask for it.

Rules of thumb look at a view, as a person would. The search looks at tables that were dealt anew from what
one seat knows: there `appraise` says how things stand and `inclined` what somebody would probably do.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, TypeAlias

from undercroft.engine.chance import Chance
from undercroft.engine.choice import Option
from undercroft.engine.state import Table


class Opinion(NamedTuple):
    """What a rule of thumb thinks of an option: its worth, on any scale, and the reason: the key of a
    sentence in the game's texts (`counsel-...`), with what the sentence mentions.
    """

    worth: float
    reason: str = ""
    data: Mapping[str, Any] = {}


Opinions: TypeAlias = dict[Option, Opinion]


def favourite_of(opinions: Opinions) -> Option:
    """The option of the highest worth; the first of several."""
    return max(opinions, key=lambda option: opinions[option].worth)


def honest(opinions: Opinions, facts: Collection[str]) -> Opinions:
    """The same opinions with the reasons that are true. Sentences that only state facts may stand beside any
    option; all others say why an option is the best one, and are left out beside the rest.

    >>> apple, pear = ("take", 1), ("take", 2)
    >>> found = honest({apple: Opinion(2, "sweet"), pear: Opinion(1, "sweet")}, facts=())
    >>> found[apple].reason, found[pear].reason
    ('sweet', '')
    """
    best = opinions[favourite_of(opinions)].worth
    return {
        option: opinion if opinion.worth == best or opinion.reason in facts else Opinion(opinion.worth)
        for option, opinion in opinions.items()
    }


class Heuristics:
    """Knows nothing; a game's own know better."""

    ahead: ClassVar[int] = 6  # decisions for each seat, after which a line of thought is appraised
    breadth: ClassVar[int] = 24  # options at one decision that are considered
    doubt: ClassVar[float] = 0.0  # by how much of a share `appraise` may mistake one option for another
    scale: ClassVar[float] = 0.0  # what a difference in worth means to `keen`: so much is a clear one

    def novice(self, view: Mapping[str, Any], options: Sequence[Option]) -> Opinions:
        """What somebody thinks who has played once or twice. An option without an opinion is worth less than
        any that has one.
        """
        return {}

    def steady(self, view: Mapping[str, Any], options: Sequence[Option]) -> Opinions:
        """What somebody thinks who knows the game but does not calculate."""
        return self.novice(view, options)

    def keen(self, view: Mapping[str, Any], options: Sequence[Option]) -> Opinions:
        """Where a search begins: what somebody thinks who works out a little more before he thinks ahead."""
        return self.steady(view, options)

    def inclined(self, table: Any, chance: Chance) -> Option:
        """What the seat that is asked would probably do, found quickly: for the end of a line of thought."""
        options: tuple[Option, ...] = table.choice.options
        return options[chance.below("bot", len(options))]

    def rivals(self, opinions: Opinions, options: Sequence[Option]) -> Sequence[Option]:
        """The options that are weighed against the favourite of these opinions, with it: a game may know that
        lines of thought cannot judge some of them.
        """
        return options

    def is_settled(self, table: Any) -> bool:
        """Whether a line of thought may end here: not in the middle of something that is as good as done."""
        return True

    def appraise(self, table: Any) -> Sequence[float]:
        """Each seat's share in the victory as things stand, between 0 and 1."""
        seats: int = table.seats
        return [1 / seats] * seats

    def result(self, table: Table) -> Sequence[float]:
        """The same when the game is over: the winners share 1, and a better place among the others is worth
        a little.
        """
        shares = [0.0] * table.seats
        places = table.standings
        first = sum(place.rank == 1 for place in places)
        for place in places:
            behind = sum(other.rank > place.rank for other in places)
            shares[place.seat] = 1 / first if place.rank == 1 else 0.02 * behind
        return shares


NO_HEURISTICS = Heuristics()
