"""What the texts of every game must say: prompts, hints, options, events, reasons, places, endings, settings.
What only one game has to say is in `needs.py` beside its other tests.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from tests.texts.keys import SEEN, Carried, Reader

import undercroft as uc
from undercroft import lessons
from undercroft.texts.facts import facts_of
from undercroft.texts.speaker import Context, Speaker, message_of
from undercroft.texts.terms import declared


class Needs(NamedTuple):
    """What a game must have texts for, besides what all have, and examples of what its sentences mention."""

    words: Callable[[], set[str]]
    places: Mapping[str, Mapping[str, int]]  # the reasons for a place, with its figures
    endings: tuple[str, ...]
    examples: Mapping[str, Any]  # what an argument of this name may be; else it is a number
    told: Mapping[str, Mapping[str, Any]] = {}  # by event: what is told besides, or other examples
    reasons: Mapping[str, Any] = {}  # other examples, in reasons
    optional: Mapping[str, set[str]] = {}  # by message: what may be left out
    score: str = ""  # the score by which a scene is decided


def needs_of(game: str) -> Needs:
    found: Needs = import_module(f"tests.games.{game}.needs").NEEDS
    return found


@cache
def reader_of(game: str) -> Reader:
    return Reader(game)


@cache
def needed(game: str) -> frozenset[str]:
    """All messages and attributes of a game, from its code and content, with those of the game that it
    expands.
    """
    reader, needs, rules = reader_of(game), needs_of(game), uc.game(game)
    prompts = reader.prompts()
    found = {message_of("prompt", name) + end for name in prompts for end in ("", ".other")}
    found |= {message_of("hint", name) + end for name in (*prompts, *SEEN[game]) for end in ("", ".rule")}
    found |= {message_of("option", verb) for verb in rules.verbs}
    found |= {message_of("reason", key) for key in reader.reasons()}
    found |= reader.opinions()
    if game in lessons.games():
        for mode in ("", *lessons.modes(game)):
            found |= {message_of("lesson", bubble) for bubble in lessons.course(game, mode).bubbles}
    if lessons.puzzles(game):
        numbers = range(1, len(lessons.puzzles(game)) + 1)
        goals = {lessons.puzzle(game, number).file.scenario.goal for number in numbers}
        found |= {"lesson-solved", *(f"puzzle-goal-{goal}" for goal in goals)}
        found |= {f"puzzle-{number}" for number in numbers}
    for kind, carried in reader.events().items():
        message = message_of("event", kind)
        found |= {message, *(f"{message}.{name}" for name in carried.secret)}
    found |= {message_of("place", reason) for reason in needs.places}
    found |= {message_of("ending", name) for name in needs.endings}
    for name in (message_of("game", game), *(message_of("setting", one.name) for one in rules.settings)):
        found |= {name, f"{name}.text"}
    found.add(message_of("game", game) + ".origin")
    for id, facts in declared(rules.texts).items():
        message = message_of("term", id)
        found |= {message, f"{message}.forms", *([] if "card" in facts else [f"{message}.text"])}
    return frozenset(found | needs.words() | (needed(rules.base) if rules.base else set()))


# -- what a sentence is told ---------------------------------------------------------------------------------


def events(game: str) -> dict[str, tuple[dict[str, Any], dict[str, Any]]]:
    """By kind, an event as everybody sees it, and what some know besides."""
    needs, found = needs_of(game), {}
    for kind, carried in reader_of(game).events().items():
        more = needs.told.get(kind, {})
        examples = {**needs.examples, **more}
        public = {"kind": kind, **{name: examples.get(name, 1) for name in (*carried.always, *more)}}
        found[kind] = (public, {name: needs.examples.get(name, 1) for name in carried.secret})
    return found


def reasons(game: str) -> dict[str, dict[str, Any]]:
    """By key, what a reason mentions. The engine adds whose decision it is to the reason for a wrong seat."""
    needs, rules = needs_of(game), uc.game(game)
    carried = reader_of(game).reasons() | {rules.turn_reason.key: Carried(frozenset({"seat"}))}
    examples = {**needs.examples, **needs.reasons}
    return {key: {name: examples.get(name, 1) for name in found.always} for key, found in carried.items()}


def available(game: str, speaker: Speaker) -> dict[str, set[str]]:
    """For every event and reason, the arguments its sentence may use."""
    facts, score = facts_of(uc.game(game).texts), needs_of(game).score

    def usable(mentioned: Mapping[str, Any]) -> set[str]:
        return set(speaker.arguments(mentioned, Context((), {}, score)))

    found: dict[str, set[str]] = {}
    for kind, (public, secret) in events(game).items():
        found[message_of("event", kind)] = usable(facts.event(public))
        for name in secret:
            found[f"{message_of('event', kind)}.{name}"] = usable(facts.event(public | secret))
    for key, told in reasons(game).items():
        found[message_of("reason", key)] = usable(facts.reason(told)) | {"rule"}
    return found
