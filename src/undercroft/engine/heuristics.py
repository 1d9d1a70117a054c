"""Heuristics: what a game knows of playing well, for the bots and the hints that ask for it.

Rules of thumb look at a view, as a person would. The search looks at tables that were dealt anew from what
one seat knows: there `evaluate` says how things stand and `rollout_policy` what somebody would probably do.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, TypeAlias

from undercroft.engine.chance import Chance
from undercroft.engine.choice import Option
from undercroft.engine.state import Table


class Opinion(NamedTuple):
    """What a rule of thumb thinks of an option: its score, on any scale, and the reason: the key of a
    sentence in the game's texts (`counsel-...`), with what the sentence mentions.
    """

    score: float
    reason: str = ""
    data: Mapping[str, Any] = {}


Opinions: TypeAlias = dict[Option, Opinion]


def favourite_of(opinions: Opinions) -> Option:
    """The option of the highest score; the first of several."""
    return max(opinions, key=lambda option: opinions[option].score)


def with_true_reasons(opinions: Opinions, facts: Collection[str]) -> Opinions:
    """The same opinions with the reasons that are true. Sentences that only state facts may stand beside any
    option; all others say why an option is the best one, and are left out beside the rest.

    >>> apple, pear = ("take", 1), ("take", 2)
    >>> found = with_true_reasons({apple: Opinion(2, "sweet"), pear: Opinion(1, "sweet")}, facts=())
    >>> found[apple].reason, found[pear].reason
    ('sweet', '')
    """
    best = opinions[favourite_of(opinions)].score
    return {
        option: opinion if opinion.score == best or opinion.reason in facts else Opinion(opinion.score)
        for option, opinion in opinions.items()
    }


def undecided(options: Sequence[Option]) -> Opinions:
    """What is thought of a question that nobody has thought about: nothing is done where that is offered, and
    otherwise all options are alike.

    >>> list(undecided([("play", 1), ("pass",)]))
    [('pass',)]
    """
    declined = [option for option in options if option[0] in ("pass", "done")]
    return {option: Opinion(0.0) for option in declined or options}


class Heuristics:
    """Knows nothing; a game's own know better."""

    rollout_depth: ClassVar[int] = 6  # decisions for each seat, after which a simulation is evaluated
    max_branching: ClassVar[int] = 24  # options at one decision that are considered
    margin: ClassVar[float] = 0.0  # by how much of a share `evaluate` may mistake one option for another
    prior_scale: ClassVar[float] = 0.0  # how much of a difference in score is a clear one

    def novice(self, view: Mapping[str, Any], options: Sequence[Option]) -> Opinions:
        """What somebody thinks who has played once or twice. An option without an opinion is worth less than
        any that has one.
        """
        return {}

    def steady(self, view: Mapping[str, Any], options: Sequence[Option]) -> Opinions:
        """What somebody thinks who knows the game but does not calculate."""
        return self.novice(view, options)

    def search_prior(self, view: Mapping[str, Any], options: Sequence[Option]) -> Opinions:
        """Where a search begins: what somebody thinks who works out a little more before he thinks ahead."""
        return self.steady(view, options)

    def useless(self, view: Mapping[str, Any], options: Sequence[Option]) -> frozenset[Option]:
        """Options that bring the seat that is asked nothing, as far as a rule of thumb can tell. They are set
        apart, and whoever has no others but to pass need not be asked by a page.
        """
        return frozenset()

    def rollout_policy(self, table: Any, chance: Chance) -> Option:
        """What the seat that is asked would probably do, found quickly: for the end of a simulation."""
        options: tuple[Option, ...] = table.choice.options
        return options[chance.below("bot", len(options))]

    def candidates(self, opinions: Opinions, options: Sequence[Option]) -> Sequence[Option]:
        """The options that are weighed against the favourite of these opinions, with it: a game may know that
        simulations cannot judge some of them.
        """
        return options

    def is_quiet(self, table: Any) -> bool:
        """Whether a simulation may end here: not in the middle of something that is as good as done."""
        return True

    def evaluate(self, table: Any) -> Sequence[float]:
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
