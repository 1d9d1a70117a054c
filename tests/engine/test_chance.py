"""Chance: seeded, uniform, in streams, and scripted where a scenario wants it."""

import hashlib
from collections import Counter
from itertools import permutations

import pytest

from undercroft.engine.chance import Chance, ScriptError, fingerprint, secret_seed, stream_start


def chi_square(counts: Counter[int], among: int) -> float:
    expected = sum(counts.values()) / among
    return sum((counts[n] - expected) ** 2 / expected for n in range(among))


def is_uniform(counts: Counter[int], among: int) -> bool:
    """Within six standard deviations of what is expected."""
    return chi_square(counts, among) <= among - 1 + 6 * (2 * (among - 1)) ** 0.5


# -- seeds and streams -------------------------------------------------------------------------------


def test_known_numbers() -> None:
    """SplitMix64 from a start of 0, as its author publishes it."""
    chance = Chance({"dice": 0}, {})
    expected = [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]
    assert expected == [chance.bits("dice") for _ in range(3)]


def test_a_seed_gives_the_same_numbers_for_ever() -> None:
    """A change here would break every record that was ever made."""
    chance = Chance.seeded("7", ("dice",))
    assert [6, 1, 4, 4, 1, 1, 5, 5] == [chance.die() for _ in range(8)]


def test_a_stream_starts_from_its_seed_and_its_name() -> None:
    starts = {stream_start(seed, name) for seed in ("1", "2", "11") for name in ("a", "b", "1/a")}
    assert 9 == len(starts)


def test_streams_do_not_disturb_each_other() -> None:
    one, two = Chance.seeded(1, ("a", "b")), Chance.seeded(1, ("a", "b"))
    for _ in range(100):
        one.bits("a")
    assert [one.bits("b") for _ in range(10)] == [two.bits("b") for _ in range(10)]


def test_streams_are_not_correlated() -> None:
    chance = Chance.seeded(3, ("a", "b"))
    pairs = Counter(6 * chance.below("a", 6) + chance.below("b", 6) for _ in range(20_000))
    assert is_uniform(pairs, 36)


def test_neighbouring_seeds_are_not_correlated() -> None:
    first = Counter(Chance.seeded(seed, ("dice",)).below("dice", 6) for seed in range(6000))
    assert is_uniform(first, 6)


def test_an_unknown_stream() -> None:
    with pytest.raises(KeyError):
        Chance.seeded(1, ("a",)).bits("b")


def test_a_copy_goes_its_own_way() -> None:
    one = Chance.seeded(1, ("a",))
    one.script = {"a": [3]}
    two = one.copy()
    assert 3 == two.below("a", 6)
    two.bits("a")
    assert ({"a": [3]}, stream_start("1", "a")) == (one.script, one.streams["a"])


def test_renewed_streams_forget_where_they_were() -> None:
    one, two = Chance.seeded(1, ("a", "b")), Chance.seeded(2, ("a", "b"))
    one.script = {"a": [1]}
    one.renew(Chance.seeded(9, ("x",)))
    two.renew(Chance.seeded(9, ("x",)))
    assert one.streams == two.streams
    assert {} == one.script
    assert one.streams["a"] != one.streams["b"]


# -- fingerprints ------------------------------------------------------------------------------------


def test_a_fingerprint_is_sha256() -> None:
    assert hashlib.sha256(b"undercroft seed 7").hexdigest() == fingerprint("7")


def test_a_fingerprint_is_no_start_of_a_stream() -> None:
    """What is announced must not give away the stream."""
    assert all(stream_start("7", name) != int(fingerprint("7")[:16], 16) for name in ("", "dice", "seed"))


def test_secret_seeds_cannot_be_guessed() -> None:
    seeds = {secret_seed() for _ in range(100)}
    assert 100 == len(seeds)
    assert {32} == {len(seed) for seed in seeds}


# -- draws -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 64, 100])
def test_below_is_uniform(n: int) -> None:
    chance = Chance.seeded("uniform", ("a",))
    counts = Counter(chance.below("a", n) for _ in range(10_000))
    assert set(counts) <= set(range(n))
    assert is_uniform(counts, n)


def test_successive_draws_are_independent() -> None:
    chance = Chance.seeded("pairs", ("a",))
    pairs = Counter(6 * chance.below("a", 6) + chance.below("a", 6) for _ in range(20_000))
    assert is_uniform(pairs, 36)


def test_a_die_has_its_sides() -> None:
    chance = Chance.seeded(1, ("dice",))
    assert set(range(1, 7)) == {chance.die() for _ in range(200)}
    assert set(range(1, 9)) == {chance.die(sides=8) for _ in range(200)}


def test_pick_is_uniform() -> None:
    chance = Chance.seeded(1, ("a",))
    counts = Counter(chance.pick("a", [10, 20, 30]) // 10 - 1 for _ in range(6000))
    assert is_uniform(counts, 3)


def test_shuffle_gives_every_order_alike() -> None:
    chance = Chance.seeded(1, ("a",))
    orders = {order: n for n, order in enumerate(permutations(range(4)))}
    counts: Counter[int] = Counter()
    for _ in range(12_000):
        things = [0, 1, 2, 3]
        chance.shuffle("a", things)
        counts[orders[tuple(things)]] += 1
    assert is_uniform(counts, 24)


@pytest.mark.parametrize("things", [[], [5]])
def test_nothing_to_shuffle(things: list[int]) -> None:
    same = things[:]
    Chance.seeded(1, ("a",)).shuffle("a", things)
    assert same == things


# -- scripts -----------------------------------------------------------------------------------------


def scripted(**script: list[int]) -> Chance:
    chance = Chance.seeded(1, ("dice", "pick", "deck"))
    chance.script = script
    return chance


def test_a_script_comes_first_and_then_the_stream_goes_on() -> None:
    chance, plain = scripted(dice=[5, 0]), scripted()
    assert [6, 1] == [chance.die(), chance.die()]
    assert [plain.die() for _ in range(5)] == [chance.die() for _ in range(5)]


def test_a_script_of_one_stream_leaves_the_others_alone() -> None:
    chance, plain = scripted(dice=[5]), scripted()
    assert plain.below("deck", 100) == chance.below("deck", 100)


def test_a_scripted_die_must_be_on_the_die() -> None:
    with pytest.raises(ScriptError, match="6 is not between 0 and 5"):
        scripted(dice=[6]).die()


def test_a_scripted_pick_names_the_thing() -> None:
    assert 30 == scripted(pick=[30]).pick("pick", [10, 20, 30])


def test_a_scripted_pick_must_be_there() -> None:
    with pytest.raises(ScriptError, match="7 is not among"):
        scripted(pick=[7]).pick("pick", [10, 20, 30])


def test_a_scripted_shuffle_says_what_comes_to_the_top() -> None:
    deck = list(range(10))
    scripted(deck=[3, 7]).shuffle("deck", deck)
    assert [3, 7] == deck[:-3:-1]
    assert list(range(10)) == sorted(deck)


def test_the_rest_of_a_scripted_shuffle_is_a_shuffle() -> None:
    one, two = list(range(10)), list(range(10))
    scripted(deck=[3]).shuffle("deck", one)
    scripted().shuffle("deck", two)
    two.remove(3)
    assert two == one[:-1]


def test_a_scripted_card_must_be_in_the_deck() -> None:
    with pytest.raises(ScriptError, match="99 is not among the cards"):
        scripted(deck=[99]).shuffle("deck", [1, 2, 3])
