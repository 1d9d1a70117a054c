"""The words in which cards are written: every effect with its arguments, said so that a player understands
it.

Content files may use these and nothing else; `content.py` checks them, `effects.py` carries them out.
"""

from typing import Final

# effect: (kinds of its arguments, what it does)
EFFECTS: Final[dict[str, tuple[tuple[type, ...], str]]] = {
    "wound": ((int,), "the hero takes n wounds"),
    "recover": ((int,), "the hero recovers n Life, never above 6"),
    "gain_life": ((int,), "the hero gains n Life, also above 6"),
    "glory": ((int,), "the hero gains n Glory"),
    "lose_glory": ((int,), "the hero loses n Glory, or all he has"),
    "peril": ((int,), "the hero gains n Peril"),
    "draw": ((int,), "the player draws n Adventure cards"),
    "discard_random": ((int,), "the player discards n hand cards at random, or all he has"),
    "points": ((int,), "in the Move phase the hero gains n movement points"),
    "next_points": ((int,), "in his next turn the hero has n movement points more or less"),
    "root": ((), "in the Move phase of his next turn the hero may not change space"),
    "slam_doors": (
        (int,),
        "in his next turn every Open Door the hero leaves through counts as a Locked Door n",
    ),
    "relocate": (
        (str,),
        "the hero is put into a chosen space: an adjacent one, any map card, or any other room",
    ),
    "open_door": ((), "a Locked or Trapped Door of the hero's space is opened without a test"),
    "swap_maps": ((), "two map cards without heroes change places, each may be turned"),
    "destroy_treasure": (
        (),
        "the player who played the card chooses a Treasure of the victim, which is discarded",
    ),
    "recall": (
        (int, str),
        "the player takes up to n Monsters with this tag from the Adventure discard pile into his hand",
    ),
    "recall_top": (
        (str,),
        "the player takes the Monster with this tag that was discarded last into his hand",
    ),
    "embolden": (
        (str, int),
        "Monsters with this tag that the player resolves this turn add n to their totals",
    ),
    "heal_monster": ((int,), "n wound tokens are removed from the Monster"),
    "avoid": ((), "the wounds and extra effects of the attack or Trap do not happen"),
    "cancel": ((), "the Bane does nothing and is discarded"),
    "bounce": ((), "the Encounter returns to its player unresolved"),
    "prevent": ((int,), "n of the wounds do not happen"),
    "reroll": ((), "the hero's die is rolled again and the new result counts"),
    "add_total": ((int,), "the hero adds n to his total of this combat"),
    "strike": ((int,), "the opponent of the combat takes n wounds"),
}

REACHES: Final = ("adjacent", "map", "room")
TAGS: Final = (
    "undead",
    "spirit",
    "beast",
    "construct",
    "dragon",
    "human",
    "weapon",
    "armour",
    "potion",
    "item",
)
TEST_KINDS: Final = ("door", "pit", "trap", "room", "quest", "power")

# when a card may be used: the moments that the windows of the rules know
MOMENTS: Final[dict[str, str]] = {
    "move": "a free moment of the own Move phase",
    "anytime": "any free moment and any window, in anybody's turn",
    "melee_attack": "any window of a Melee attack against the own hero, until the wounds fall",
    "magic_attack": "the response window of a Magic attack against the own hero",
    "magic_trap": "the response window of a Magic Trap against the own hero",
    "encounter": "the response window of an Encounter against the own hero",
    "bane": "the response window of a Bane against the own hero",
    "own_die": "the reroll window of a die of the own hero",
    "own_wound": "the window before wounds fall on the own hero",
    "before_dice": "before the dice of a combat of the own hero",
    "failed_test": "the reroll window of a test that the own hero is failing",
    "lost_melee": "right after the own hero has lost a Melee combat",
}
