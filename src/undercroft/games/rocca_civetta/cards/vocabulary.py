"""The words that the expansion adds to those of the base: what cards and Skills change, verbs of Main Effects
and of Skills, and what Research asks for. "She" is who owns or plays the card.
"""

from typing import Final

TYPES: Final = ("alchemy", "specialists", "spriggan")
FAMILIARS: Final = ("yocca", "manticore")
FLOORS: Final = 4
ZONE_EFFECTS: Final = {
    "hecatomb": "",
    "bucket": "",
    "camp_z": "",
    "mandatory_passage": "",
    "engage_familiar": FAMILIARS,
}  # what stands beside the icon
LOOSE_CUBES: Final = ("false_information", "universal_information")
IDOL_WORD: Final = "idol"  # what else an Espionage may be about

LEADING: Final = ("leads_phi", "leads_zeta", "leads_iota", "leads_lambda")  # a Congregation (RCV-R-167)
CHANGES: Final = (  # what a Skill or a card that lies before a Scholar changes, by how much or how many
    "explored_tiles",  # more, that she looks at together when she spends Speed to place a Zone
    "ignores_stun",  # Stun Tokens in each player's turn, the first ones, costs excepted
    "study_ease",  # cubes fewer that count for the Alert increase of her Study
    "mourning_cards",  # that she draws when she Sacrifices for the first time in each player's turn
    "spied_from_here",  # Espionage can target her only from her own Zone
    "flies",  # with a Speed point also to any adjacent Zone of her Floor
    "journal_cards",  # that she draws when she first places a new Zone in her turn
    "picks_cubes",  # in a Study she indicates any cubes that fit
    "ignores_ambush",
    "ignores_danger",
    "ignores_stop",
    "ignores_traps",
    "ignores_encounter",  # the first ones of each player's turn
    "skips_cube",  # times per own turn that she may leave out the leftmost cube of a Study
    "spy_stealth",  # what is added to the Stealth Value of her Espionage
    "first_step",  # Speed points more for the first Zone she enters with Speed points in a turn
    "costly_cubes",  # Stun Tokens for each Riches or Caste cube that she Gains
    "keeps_stun",  # Stun Tokens that Rest and Bivouac leave her
    "unreadable",  # up to this Bonus Value cards cannot be used to declare
    "unguarded",  # her Students do not raise the Alert Value of an Espionage against her
    "sacrifices",  # Students more in every cost that Sacrifices
    "thesis_bonus",  # added to the bonus for the order of Theses
    "bars_research",
    "suspends_interns",
    "students",  # Initial Students more
    "rest_cards",  # that she draws after the last step of Rest and Bivouac
    "charms_boss",  # when a Boss meets her she may discard a card: no Encounter
    "spy_reach",  # links more over which she can spy
    "study_cards",  # that she draws after a successful Study
    "hides_cubes",  # when she must Drop a cube she may discard a card and keep it
    "test_divinations",  # of 1 card, that raise her Stealth Value right after she declares
    "morning_cure",  # Stun Tokens that she discards at the start of her turn
    "peeks",  # times per own turn that she may look at the top of a deck or pile
    "mocks",  # at the start of her turn she puts the Fool's Token on an opponent's Scholar
    "skins",  # whoever turns up her Trap Token gives a card, and of a Toll the cube
    "leads_zeta",  # the Students of this Congregation are for her alone
    "leads_lambda",
    "morning_mischief",  # at the start of her turn she Randomizes Information
)

# verb of a Main Effect: (kinds of its arguments, what it does)
VERBS: Final[dict[str, tuple[tuple[type, ...], str]]] = {
    "search_discards": (
        (int,),
        "she looks at the top n cards that lay in the discard pile before, and takes one",
    ),
    "recover": ((int,), "she discards up to n Stun Tokens"),
    "open_doors": ((), "until the end of the turn she ignores Doors"),
    "dissolve_walls": ((), "she may take away all Walls between her Zone and an adjacent one of its Floor"),
    "raise_stealth_for_cards": (
        (int, int),
        "the Stealth Value rises by n for each card used to declare, m at most",
    ),
    "take_students": ((int,), "she takes n Students from the Reserve"),
    "raise_intelligence": ((int,), "until the end of the turn her Intelligence is n higher"),
    "lower_increase": (
        (int,),
        "until the end of the turn the Alert increase for the number of cubes is n lower",
    ),
}
PROCEDURES: Final[dict[str, str]] = {
    "transmutation": "the top cube of a column for one of the next colour from the Reserve",
    "volatile_mixture": "every Scholar whom it hits gains a Stun Token and discards a random card",
    "magnum_opus": "two cubes of hers for one from the Reserve that is worth no more than both",
}

# verb of a Skill: (kinds of its arguments, what it does)
SKILL_VERBS: Final[dict[str, tuple[tuple[type, ...], str]]] = {
    "store_card": ((int, int), "she puts a card under the Zainetto Card, n at most, m while Exalted"),
    "tumble": ((int,), "she gets n Speed points; this turn Stop, Toll and Trap Tokens do not touch her"),
    "search_deck": ((int,), "she looks at the top n cards of the Trick deck and takes one"),
    "add_intelligence": ((), "the Stealth Value of her Stealth Test rises by her Intelligence"),
    "add_stealth": ((int,), "the Stealth Value of her Stealth Test rises by n"),
    "charge": ((int,), "she goes to a linked Zone with an opponent, one of whom there gains n Stun Tokens"),
    "reap": ((int,), "she Steals n Students from each opponent here, then draws a Trick Card"),
    "pitch": ((int,), "for n Students that she draws, none while Exalted, Camp Z comes beside her Zone"),
    "brew": ((int,), "she discards n cards: for a Stun Token less, for a Student, or for 2 Speed points"),
    "blast": ((int,), "the Alert Value of an opponent's Study on her Floor rises by n"),
    "set_trap": ((int,), "she places a Trap Token in her Zone, or up to n links away"),
    "buy_trap": ((int,), "the same, for a Student that she Sacrifices or draws"),
    "whip": ((), "an opponent goes from a linked Zone to hers, or from hers to a linked one"),
}

# fields of an Omega Card: their words, and what Omega does. "She" is the Scholar (RCV-OAA-08)
OMEGA_WORDS: Final[dict[str, dict[str, str]]] = {
    "effect": {
        "collect": "he Collects the leftmost cube of the Zone where he ends",
        "collect_two": "he Collects the two leftmost cubes there",
        "collect_on_way": "he Collects the leftmost cube of each Zone that he enters, two at most",
        "collect_best": "he Collects the most valuable cube there",
        "eliminate": "he Eliminates the leftmost cube there",
        "eliminate_best": "he Eliminates the most valuable cube there",
        "steal": "he Steals a cube of a random colour if she is near and has any, else he Collects one",
    },
    "encounter": {
        "stun": "she gains a Stun Token",
        "discard": "she discards a random card",
        "sacrifice": "she Sacrifices a Student, or gains a Stun Token if she has none",
        "drop": "she Drops a cube of her choice",
        "draw": "she draws a Student",
    },
    "black_star": {
        "rob": "he Steals a cube of a random colour",
        "stun": "she gains a Stun Token",
        "discard_two": "she discards two random cards",
    },
    "star": {
        "collect_next": "he also Collects the next leftmost cube there",
        "draw": "she draws a Student",
        "discard": "she discards a random card",
    },
    "double_star": {
        "collect_on_floor": "he Collects the most valuable cube of his Floor",
        "jinx": "she draws a Jinx Card face down",
        "rob": "he Steals a cube of a random colour wherever she is, but not in the Starting Zone",
    },
    "reaction": {
        "ignore": "the effect is ignored",
        "slip_away": "he goes through a random Passage, and the effect is lost if he is out of its reach",
        "discard": "she discards a random card, then the effect resolves",
    },
}

# what a Student of a Congregation does who is Sacrificed for it (RCV-CON-13)
STUDENT_EFFECTS: Final[dict[str, str]] = {
    "insight_stealth": "Divination 2 raises the Stealth Value of a Stealth Test",
    "insight_alert": "Divination 2 raises the Alert Value of a Stealth Test",
    "pry": "she looks at the hand of an opponent on her Floor and discards a card of it",
    "cure": "she discards 2 Stun Tokens",
    "tonic": "she discards a card, then draws 2",
    "freeze": "an opponent near loses all Speed points",
    "chill": "the Alert Value of an opponent's Study on her Floor rises by 2",
    "snare": "she places a Trap Token in her Zone or in a linked one",
    "evade": "an Ambush or a Trap Token does nothing to her",
}

# what Research asks for: (kinds of its arguments, what must hold)
CONDITIONS: Final[dict[str, tuple[tuple[type, ...], str]]] = {
    "columns": ((int,), "she has a cube in at least n columns"),
    "cubes_of": ((str, int), "she has n or more of these cubes"),
    "cubes": ((int,), "she has n or more cubes"),
    "students": ((int,), "she has n or more Students"),
    "floor": ((int,), "she stands on Floor n or deeper"),
    "no_stun": ((), "she has no Stun Token"),
    "interns": ((int,), "she owns n or more Interns"),
    "stars": ((int,), "she has n or more Stars"),
    "no_jinx": ((), "she has no Jinx Card, face down ones count"),
    "emptied_zone": ((), "she stands in a Zone that has spaces but no cubes"),
    "links": ((int,), "she stands in a Zone that is linked to n or more Zones"),
    "with_boss": ((), "she stands in the Zone of the Boss"),
    "alert": ((int,), "she stands in a Zone with a printed Alert Value of n or more"),
}
