"""Heuristics for Rocca Civetta: what somebody thinks who knows the base game, and what the expansion adds.

situation   what is worth more or less with Clan Cards, Stars, Research and the Zainetto
danger      what Bosses of the expansion do to those who rouse them
prompts     questions that only the expansion asks
added       options of the expansion beside those of the base
useless     what of it brings nothing
gains       what an option brings
congregations  Students of Congregations, and what they do
omega       what to do about Omega
evaluate    each seat's share in the victory
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from undercroft.engine.choice import Option
from undercroft.engine.heuristics import Opinion, Opinions, undecided, with_true_reasons
from undercroft.games.dungeonology.heuristics import DungeonologyHeuristics, novice
from undercroft.games.dungeonology.heuristics.situation import AVERAGE
from undercroft.games.dungeonology.heuristics.steady import NEUTRAL_REASONS as BASE_REASONS
from undercroft.games.dungeonology.heuristics.steady import RULES
from undercroft.games.dungeonology.heuristics.turns import RELIEF, SURE
from undercroft.games.dungeonology.heuristics.useless import useless as useless_in_base
from undercroft.games.dungeonology.heuristics.useless import vain_cards
from undercroft.games.dungeonology.table import CAMP
from undercroft.games.rocca_civetta.heuristics import evaluate, omega
from undercroft.games.rocca_civetta.heuristics.added import added_opinions, helped, is_added, reachable
from undercroft.games.rocca_civetta.heuristics.danger import CARD, EGG
from undercroft.games.rocca_civetta.heuristics.prompts import ANSWERS
from undercroft.games.rocca_civetta.heuristics.situation import Situation
from undercroft.games.rocca_civetta.heuristics.useless import timely_flasks, vain_additions

SUBMIT: Final = ("submit",)
PASS: Final = ("pass",)
STAY: Final[Option] = ("done",)
PATIENCE: Final = 16  # rounds after which waiting at home is no plan any more
WAITED: Final = 0.4  # for each round more
WALK_HOME: Final[Option] = ("walk", CAMP)
CAMP_OUT: Final[Option] = ("bivouac",)
RESTS: Final[tuple[Option, ...]] = (("rest",), ("bivouac",))
HOME: Final[tuple[Option, ...]] = (SUBMIT, ("rest",), WALK_HOME)

# sentences that say how things are; all others praise the best option
NEUTRAL_REASONS: Final = BASE_REASONS | frozenset(
    {
        *("counsel-claim", "counsel-peek", "counsel-bury", "counsel-pull", "counsel-store-more"),
        *("counsel-order", "counsel-enroll", "counsel-part-kind", "counsel-evade-not"),
        *("counsel-submit-starless", "counsel-no-cards", "counsel-pick-up-danger"),
        *(
            "counsel-water-keep",
            "counsel-bucket-not",
            "counsel-pour-not",
            "counsel-open-not",
            "counsel-bribe-not",
            "counsel-clear-not",
            "counsel-calm-not",
            "counsel-trial-not",
            "counsel-prop-not",
            "counsel-rescue-not",
        ),
        *("counsel-omega-moved", "counsel-omega-target", "counsel-omega-charge"),
        "counsel-omega-butt",
    }
)


class RoccaCivettaHeuristics(DungeonologyHeuristics):
    """Knows Dungeonology, and what the expansion adds to it."""

    def novice(self, view: Mapping[str, Any], options: Sequence[Option]) -> Opinions:
        """What is new to a beginner is left to chance, but points for nothing are taken."""
        s = Situation(view, [option for option in options if not omega.names_omega(option)])
        rule = novice.RULES.get(s.prompt)
        known, new = parted(s)
        if rule is None or not known:
            return {}
        opinions = rule(Situation(view, known))
        claims = [option for option in new if option[0] == "claim"]
        return opinions | added_opinions(s, opinions, claims)

    def steady(self, view: Mapping[str, Any], options: Sequence[Option]) -> Opinions:
        s = Situation(view, options)
        answers = ANSWERS | omega.ANSWERS_ALONE if view["options"]["solitary"] else ANSWERS
        answer = answers.get(s.prompt)
        against = [option for option in s.options if omega.names_omega(option)]
        if against:
            s = Situation(view, [option for option in options if option not in against])
        opinions = (answer(s) if answer else opinions_of(s)) if s.options else {}
        opinions |= {option: omega.opinion(s, option) for option in against}
        return omega.retold(s, with_true_reasons(omega.butt(s, opinions), NEUTRAL_REASONS))

    def useless(self, view: Mapping[str, Any], options: Sequence[Option]) -> frozenset[Option]:
        options = [option for option in options if not omega.names_omega(option)]
        s = Situation(view, options)
        vain = useless_in_base(view, options) | vain_cards(s) | vain_additions(s)
        return vain - omega.aimed_at(s, vain) - timely_flasks(s)

    def evaluate(self, table: Any) -> Sequence[float]:
        return evaluate.evaluate(table)


def parted(s: Situation) -> tuple[list[Option], list[Option]]:
    """Options that the base knows, and the others."""
    new = [option for option in s.options if is_added(s, option)]
    return [option for option in s.options if option not in new], new


def opinions_of(s: Situation) -> Opinions:
    """What the base thinks of its own options, and what is to be thought of the others."""
    rule = RULES.get(s.prompt)
    if rule is None:
        return undecided(s.options)
    known, new = parted(s)
    opinions = rule(Situation(s.view, known)) if known else {}
    opinions = impatient(s, helped(s, opinions))
    if s.me["carrying"]:
        opinions = opinions | homeward(s, opinions)
    if kept := min(s.me["stun"], s.changed(s.me, "keeps_stun")):
        opinions = opinions | {
            option: with_nightmares(opinions[option], kept) for option in RESTS if option in opinions
        }
    if CAMP_OUT in opinions and s.at in s.box.camps and not has_camp(s):
        opinions = opinions | {CAMP_OUT: as_guest(s, opinions[CAMP_OUT])}
    if s.prompt == "test.declare":
        opinions = {option: with_intern(s, option, opinion) for option, opinion in opinions.items()}
    if SUBMIT in opinions:
        opinions[SUBMIT] = thesis(s, opinions[SUBMIT])
    if opinions.get(PASS, Opinion(0.0)).reason == "counsel-give-up":
        gap = s.view["test"]["alert"] - s.view["test"]["stealth"]
        if reachable(s) >= gap:
            opinions[PASS] = opinions[PASS]._replace(reason="counsel-give-up-dear")
    return opinions | added_opinions(s, opinions, new)


def impatient(s: Situation, opinions: Opinions) -> Opinions:
    """Whoever has waited at home for long goes out, for where nobody draws Students no game ends."""
    waited = s.view["round"] - PATIENCE
    if s.prompt != "phase.movement" or s.at != CAMP or waited <= 0 or STAY not in opinions:
        return opinions
    stay = opinions[STAY]
    return opinions | {STAY: stay._replace(score=stay.score - WAITED * waited)}


def homeward(s: Situation, opinions: Opinions) -> Opinions:
    """What leads home is worth the Egg that is carried (RCV-R-208)."""
    home = [option for option in HOME if option in opinions]
    found = {option: opinions[option]._replace(score=opinions[option].score + EGG) for option in home}
    if WALK_HOME in found:
        found[WALK_HOME] = Opinion(found[WALK_HOME].score, "counsel-home-with-egg")
    return found


def has_camp(s: Situation) -> bool:
    """Whether Camp Z is mine, or nobody's any more (RCV-R-186)."""
    return not any("camp_z" in rival["skills"] for rival in s.rivals.values())


def as_guest(s: Situation, opinion: Opinion) -> Opinion:
    """A Bivouac on Camp Z costs others a Student, or a card (RCV-R-186)."""
    due = -s.students_worth(-1) if s.me["students"] else CARD * AVERAGE
    return opinion._replace(score=opinion.score - due)


def with_nightmares(opinion: Opinion, kept: int) -> Opinion:
    """A Rest with Nightmares (content: Nightmares)."""
    return Opinion(opinion.score - RELIEF * kept, "counsel-rest-nightmares")


def with_intern(s: Situation, option: Option, opinion: Opinion) -> Opinion:
    """A card that brings an Intern is laid down in spite of it (RCV-R-30)."""
    intern = s.box.brings.get(option[1]) if option[0] == "add" else None
    if opinion.reason != "counsel-lay" or intern is None or intern in s.me["interns"]:
        return opinion
    loss = -s.box.interns[s.box.intern_index[intern]].points
    return opinion._replace(reason="counsel-lay-intern", data={**opinion.data, "loss": loss})


def thesis(s: Situation, opinion: Opinion) -> Opinion:
    """A Thesis may lack a Star, and its bonus may be lower (RCV-CLAN-03; content: Plagiarism Charge)."""
    if opinion.reason == "counsel-submit-short" and min(s.shortfalls(s.me)) <= 0:
        return Opinion(-SURE, "counsel-submit-starless")
    if opinion.reason == "counsel-submit":
        less = s.changed(s.me, "thesis_bonus")
        return opinion._replace(data={"bonus": opinion.data["bonus"] + less})
    return opinion


HEURISTICS: Final = RoccaCivettaHeuristics()
