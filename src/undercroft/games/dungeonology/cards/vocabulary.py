"""The words in which Trick Cards say what their Main Effects do: whom or what they name, whom they hit, and
every verb with its arguments, said so that a player understands it.

Content files may use these and nothing else; `content.py` checks them, `effects.py` carries them out. "She"
is who plays the card.
"""

from typing import Final

SEAT, ZONE = "seat", "zone"  # what is named

# aim: (what is named, among which)
AIMS: Final[dict[str, tuple[str, str]]] = {
    "rival": (SEAT, "an opponent, wherever she is"),
    "near_with_cards": (SEAT, "an opponent near who has cards in hand"),
    "near_with_debts": (SEAT, "an opponent near who has a cube that she placed this turn"),
    "near_with_links": (SEAT, "an opponent near whose Zone is linked to one that is not the Starting Zone"),
    "here": (SEAT, "an opponent here"),
    "here_with_cubes": (SEAT, "an opponent here who has cubes"),
    "active": (SEAT, "the opponent whose turn it is"),
    "other_end": (ZONE, "another Zone without an X, not the Starting Zone"),
    "two_steps": (ZONE, "a Zone one or two steps away; Doors and Walls apply"),
    "adjacent": (ZONE, "an adjacent Zone, linked or not"),
    "linked_to_target": (ZONE, "a Zone linked to that of the first named, not the Starting Zone"),
    "separable": (ZONE, "a linked Zone without whose Passages no Zone is cut off from the Starting Zone"),
    "with_cubes": (ZONE, "a Zone that holds cubes"),
}

# whom it would affect, for Reactions that ask for it (DGY-R-208)
HITS: Final[dict[str, str]] = {
    "target": "the opponent who is named",
    "here": "every other Scholar in her Zone",
    "there": "every Scholar in the Zone that is named",
    "here_or_there": "every Scholar in her Zone or in the one that is named",
    "near": "every opponent near who can be chosen",
    "all_near": "every other Scholar near",
    "richer_in_stars": "every opponent with more Stars",
    "active": "the player whose turn it is",
    "tester": "the player whose Stealth Test it is",
    "answered": "the player whose Main Effect it answers",
    "intern_owner": "the owner of the Intern",
}

# verb: (kinds of its arguments, what it does)
VERBS: Final[dict[str, tuple[tuple[type, ...], str]]] = {
    "gain_intern": ((str,), "she gains this Intern, from the deck or from its owner"),
    "draw_cards": ((int,), "she draws n Trick Cards"),
    "target_draws": ((int,), "the opponent who is named draws n Trick Cards"),
    "steal_card": ((), "she takes a random card from the hand of the opponent who is named"),
    "look_and_discard": ((), "she looks at the hand of the opponent who is named and discards a card of it"),
    "gain_students": ((int,), "she gains n Students from the Bonfire"),
    "steal_students": ((int,), "she Steals a Student from every Scholar whom it hits, n at most"),
    "steal_cube": ((), "she Steals a cube of her choice from the opponent who is named, if still here"),
    "claim_cubes": ((), "she Steals a cube of a random colour from every Scholar whom it hits"),
    "be_given_cubes": ((), "every Scholar whom it hits Gives her a cube"),
    "target_repays": ((), "the opponent who is named Gives her a cube of a colour placed this turn"),
    "collect_cube": ((), "she Collects a cube of her choice that fits"),
    "share": (
        (),
        "the opponent who is named, if here, Collects a cube too, and she draws 2 Trick Cards",
    ),
    "go_there": ((), "she enters the Zone that is named"),
    "blow_away": ((), "the opponent who is named enters the Zone that is named; no Boss meets her there"),
    "slip_away": ((), "outside a Stealth Test she may go to a linked Zone, without Incoming Effects"),
    "rest": ((), "she carries out all steps of a Bivouac"),
    "lay_traps": ((), "she lays as many Trap Tokens as the cost says, each in a Zone of its own"),
    "lay_tunnel": ((), "her Zone and the one that is named get an X Token each"),
    "lay_circle": ((), "her Zone gets a Teleport Token"),
    "study_there": ((int,), "she Studies in the Zone that is named; the Alert Value is n higher"),
    "raise_stealth": ((int,), "the Stealth Value of the Stealth Test rises by n"),
    "raise_alert": ((int, int), "the Alert Value of the Study rises by n, and by m for each cube declared"),
    "limit_study": ((int,), "in the Study announced at most n cubes may be declared"),
    "silence": ((), "nobody else plays in the rest of the Stealth Test"),
    "cancel": ((), "the Main Effect that it answers is cancelled"),
    "disguise": ((), "until the start of her next turn she cannot be chosen, and no Boss meets her"),
    "grant_action": ((), "she may perform one more Action this turn, of another kind"),
}

# of Skills that are used; verb: (kinds of its arguments, what it does)
SKILL_VERBS: Final[dict[str, tuple[tuple[type, ...], str]]] = {
    "butt": ((), "an opponent here drops a cube of a random colour, or loses a card to her"),
    "butt_and_steal": ((), "she Steals a cube of a random colour from an opponent here, or takes a card"),
    "recover": ((int,), "she discards n Stun Tokens"),
    "take_students": ((int,), "she takes n Students from the Reserve"),
    "divine": ((int,), "the Stealth Value of her Stealth Test rises by a Divination of n cards"),
    "seek_magic": ((int,), "cards are revealed until n Magic cards came, which she takes"),
}

# what must be named for them
NEEDS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("target", "target_draws", "steal_card", "look_and_discard", "steal_cube"), (SEAT,)),
    **dict.fromkeys(("target_repays", "share", "linked_to_target"), (SEAT,)),
    **dict.fromkeys(
        ("there", "here_or_there", "go_there", "lay_tunnel", "study_there", "landslide"), (ZONE,)
    ),
    "blow_away": (SEAT, ZONE),
}

# effects that no sentence says: a procedure for one card
PROCEDURES: Final[dict[str, str]] = {
    "landslide": "Walls on every Passage between her Zone and the one that is named",
    "grand_expedition": "a tile of three, entered whatever its Doors, and a Study, its Alert Value 2 lower",
    "perfect_heist": "an Espionage that costs no Student and to which nobody answers",
    "love_potion": "she Collects a cube, is given cubes here, and draws a Student for each and one more",
    "gaeas_gift": "up to two cubes from the Reserve into her Zone, then a Study",
    "round_of_drinks": "the Boss goes up to two Zones as she wishes; if there is none, she gains Students",
    "objection": "the Main Effect that it answers is cancelled, unless its player Sacrifices two Students",
    "honorary_tour": "she Collects up to two cubes without a test, and stops before one worth more than 4",
}
