#!/usr/bin/env python3
"""A bot for every game of Undercroft: takes what it likes best by the first word, the rest by chance.

    undercroft bot check examples/bots/python/bot.py
    undercroft play dungeoneer --seats you,examples/bots/python/bot.py

It needs nothing but Python. Change `choose` and you have your own.
"""

import json
import random
import sys

# First words of options, the best first; see docs/games/<game>/scenarios.md for those of each game.
LIKED = ["submit", "study", "complete", "quest", "play", "room", "slay"]


def choose(ask, chance):
    """One of the texts in ask["options"]; ask["view"] tells everything the seat may know."""
    for verb in LIKED:
        liked = [option for option in ask["options"] if option.split()[0] == verb]
        if liked:
            return chance.choice(liked)
    return chance.choice(ask["options"])


def say(**line):
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()  # or the line stays with us, and everybody waits


def main():
    hello = json.loads(sys.stdin.readline())
    chance = random.Random(hello["seed"])  # the same seed, the same answers
    say(type="ready", protocol=1, name="first word")
    for text in sys.stdin:
        line = json.loads(text)
        if line["type"] == "ask":
            say(type="answer", number=line["number"], option=choose(line, chance))
        elif line["type"] == "bye":
            break


if __name__ == "__main__":
    main()
