#!/usr/bin/env python3
"""A bot that looks ahead, with Undercroft as its library: tries every option on tables as they may be.

    undercroft bot check examples/bots/python/ahead.py --game dungeoneer

With every question it wishes for a table. What is hidden from its seat is dealt anew there, so there is no
cheating: what lies face down in it is a guess, and `redeal` makes another.
"""

import json
import sys

import undercroft as uc
from undercroft import bots

GUESSES = 3  # tables on which each option is tried
AHEAD = 10  # decisions of everybody, before it is judged how things stand


def choose(ask, game, chance):
    """The option that gave the greatest share in the victory, and the share."""
    guess = game.load(ask["table"])
    seat, options = guess.choice.seat, guess.choice.options
    if len(options) == 1:
        return ask["options"][0], ""
    shares = [0.0] * len(options)
    for _ in range(GUESSES):
        table = guess.redeal(seat, chance)
        for number, option in enumerate(options):
            shares[number] += outlook(table.copy(), option, chance)[seat] / GUESSES
    best = max(range(len(options)), key=lambda number: shares[number])
    return ask["options"][best], f"{shares[best]:.0%} of the victory"


def outlook(table, option, chance):
    """Everybody's share in the victory some decisions later."""
    heuristics = bots.heuristics(table.game)
    table.take(option)
    for _ in range(AHEAD):
        if table.choice is None:
            return heuristics.result(table)
        table.take(heuristics.rollout_policy(table, chance))
    return heuristics.evaluate(table) if table.choice else heuristics.result(table)


def say(**line):
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


def main():
    hello = json.loads(sys.stdin.readline())
    game = uc.game(hello["game"], hello["version"])
    chance = uc.Chance.seeded(hello["seed"], ("bot",))
    say(type="ready", protocol=1, name="looks ahead", table=True)
    for text in sys.stdin:
        line = json.loads(text)
        if line["type"] == "ask":
            option, comment = choose(line, game, chance)
            say(type="answer", number=line["number"], option=option, comment=comment)
        elif line["type"] == "bye":
            break


if __name__ == "__main__":
    main()
