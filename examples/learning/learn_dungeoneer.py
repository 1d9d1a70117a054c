"""A machine learns Dungeoneer from nothing, by playing against itself: a short example for our environments.

    pip install 'undercroft[rl]'
    python examples/learning/learn_dungeoneer.py --games 600 --seed 1

It is an actor and a critic, both linear in the observation. The critic guesses each seat's share in the
victory. The actor has a row of weights for each action; the offered actions are drawn by the softmax of their
scores, and those that led to more than the critic had guessed are made likelier (policy gradient with
generalised advantages). Every so many games it plays against somebody who picks at random, and the share of
those games that it won is printed with its 95 % interval. The same seed gives the same figures on the same
machine.
"""

import argparse
import sys
import time
from typing import NamedTuple

import numpy as np

from undercroft.lab.envs import dungeoneer_v1
from undercroft.lab.stats import wilson

SEATS = 2


class Moment(NamedTuple):
    """A decision of one seat: what it saw, what it could do, how likely that was, and what it did."""

    seen: np.ndarray
    legal: np.ndarray
    chances: np.ndarray
    chosen: int


class Learner:
    """The weights, and how they change."""

    def __init__(self, actions: int, size: int, given: argparse.Namespace) -> None:
        self.actor = np.zeros((actions, size + 1), np.float32)
        self.critic = np.zeros(size + 1, np.float32)
        self.chance = np.random.default_rng(given.seed)
        self.pace: float = given.pace
        self.reach: float = given.reach

    def decide(self, seen: np.ndarray, legal: np.ndarray) -> Moment:
        scores = self.actor[legal] @ seen
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        return Moment(seen, legal, chances, int(self.chance.choice(len(legal), p=chances)))

    def learn(self, moments: list[Moment], share: float) -> None:
        """From one seat's decisions of one game, and its share in the victory."""
        seen = np.stack([moment.seen for moment in moments])
        guesses = np.append(seen @ self.critic, share)
        surprises = guesses[1:] - guesses[:-1]
        advantages = np.zeros(len(moments), np.float32)
        ahead = 0.0
        for n in reversed(range(len(moments))):
            ahead = surprises[n] + self.reach * ahead
            advantages[n] = ahead
        self.critic += 0.3 * (advantages @ seen) / (seen * seen).sum()
        for moment, advantage in zip(moments, advantages, strict=True):
            wanted = -moment.chances
            wanted[moment.chosen] += 1
            self.actor[moment.legal] += np.outer(self.pace * advantage * wanted, moment.seen)


def decided(env: dungeoneer_v1.raw_env, learner: Learner) -> Moment | None:
    """What the learner does for the seat that is asked; nothing where there is only one thing to do."""
    if len(env.legal) == 1:
        return None
    seen = env.observe(env.agent_selection)["observation"]
    return learner.decide(np.append(seen, np.float32(1)), np.array(list(env.legal)))


def act(env: dungeoneer_v1.raw_env, moment: Moment | None) -> None:
    env.step(min(env.legal) if moment is None else int(moment.legal[moment.chosen]))


def practise(env: dungeoneer_v1.raw_env, learner: Learner, seed: int) -> None:
    """One game against itself."""
    env.reset(seed=seed)
    moments: dict[str, list[Moment]] = {agent: [] for agent in env.agents}
    while not env.terminations[env.agent_selection]:
        moment = decided(env, learner)
        if moment is not None:
            moments[env.agent_selection].append(moment)
        act(env, moment)
    for agent, taken in moments.items():
        if taken:
            learner.learn(taken, env.rewards[agent])


def examine(env: dungeoneer_v1.raw_env, learner: Learner, games: int, seed: int) -> float:
    """The share of the games against somebody who picks at random, from both seats in turn."""
    chance = np.random.default_rng(seed)
    won = 0.0
    for n in range(games):
        env.reset(seed=seed + n // 2)
        me = env.possible_agents[n % 2]
        while not env.terminations[env.agent_selection]:
            if env.agent_selection == me:
                act(env, decided(env, learner))
            else:
                env.step(int(chance.choice(list(env.legal))))
        won += env.rewards[me]
    return won / games


def learn(given: argparse.Namespace) -> float:
    """Practise, say how it goes, and return the last share."""
    env = dungeoneer_v1.raw_env(seats=SEATS)
    learner = Learner(env.encoding.actions, env.encoding.size, given)
    say("  games   CPU s   won against random")
    share = 0.0
    for n in range(given.games + 1):
        if n % given.every == 0 or n == given.games:
            share = examine(env, learner, given.tests, 1_000_000 * given.seed)
            _, low, high, _ = wilson(share * given.tests, given.tests)
            spent = time.process_time()
            say(f"{n:>7} {spent:>7.0f}   {share:5.1%}  ({low:.1%} to {high:.1%}, {given.tests} games)")
        if n < given.games:
            practise(env, learner, 1_000_000 * given.seed + 500_000 + n)
    return share


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def wishes(arguments: list[str] | None = None) -> argparse.Namespace:
    """How long, how often, how boldly."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=600, help="games to learn from")
    parser.add_argument("--every", type=int, default=200, help="an examination every so many games")
    parser.add_argument("--tests", type=int, default=200, help="games of an examination")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pace", type=float, default=0.05, help="how far one decision moves the weights")
    parser.add_argument("--reach", type=float, default=0.95, help="how far back a surprise is felt, 0 to 1")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    learn(wishes())
