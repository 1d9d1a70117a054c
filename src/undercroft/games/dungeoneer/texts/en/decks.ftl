### Lists of decks of one’s own, in English: the six that lie ready, what makes a list illegal, what is only advice,
### and what a line that cannot be read has instead of what was expected.

## The six decks

deck-paladins-vigil = Paladin’s Vigil
    .text = Melee, Heal and a long life; the Chapel and the Throne.
deck-ashes-and-embers = Ashes and Embers
    .text = Magic, sudden steps and Traps; the Sanctum and the Portal.
deck-axe-and-oath = Axe and Oath
    .text = The heaviest Melee, Challenges at the Throne, and ways through walls.
deck-light-fingers-below = Light Fingers Below
    .text = Tests of Move, keys, and every Trap there is.
deck-hunter-of-the-dead = Hunter of the Dead
    .text = Melee against Undead, and Undead to recall.
deck-the-obedient-dead = The Obedient Dead
    .text = Undead, again and again, from the discard pile.

## What makes a list illegal

fault-unknown = There is no card “{ $word }”.
fault-hero = { $n ->
    [0] No Hero; a deck has exactly 1.
   *[other] { $n } Heroes; a deck has exactly 1.
}
fault-size = { $n } of at least { $least } cards.
fault-copies = { $card }: { $n } of at most { $most }.
fault-quest-twice = { $card }: { $n } times; every Quest is there once.
fault-quests = { $n } of at least { $least } Quests.
fault-maps = { $n } Map cards; from { $least } to { $most } are allowed.
fault-halves = { $n ->
    [one] { $n } Room
   *[other] { $n } Rooms
}, { $other ->
    [one] { $other } Passage
   *[other] { $other } Passages
}; there are as many of both.
fault-adventures = { $n } of at least { $least } Adventure cards.
fault-sets = { $card }: { $n }; { $sets ->
    [one] one set has { $most }.
   *[other] { $sets } sets have { $most }.
}

## Advice

advice-no-entrance = No Entrance Chamber; somebody at the table has to bring one.
advice-no-room = { $card } cannot be done with the Rooms of this list: { $rooms }.
advice-few-encounters = { $n } of the { $least } Encounters that a deck should have.
advice-many-cards = { $n } cards; with more than { $most } the best of them come seldom.

## Lines that cannot be read

mistake-too-long = The list is too long; { $most } KiB are read.
mistake-too-many-lines = More than { $most } lines; the rest was not read.
mistake-field-unknown = “{ $found }” is no field; expected one of { $fields }.
mistake-field-twice = A second “{ $found }”.
mistake-name-length = A name of { $n } letters; expected 1 to { $most }.
mistake-set-unknown = There is no set “{ $found }”; expected { $sets }.
mistake-count = “{ $found }”: expected a number from 1 to { $most }.
mistake-entry = A card is missing; expected a number and a name, such as “2 Dodge”.
mistake-name-unknown = There is no card “{ $found }”. { $cards_n ->
    [0] Expected the name of a card.
   *[other] Nearest: { $cards }.
}
mistake-short-long = The short form is too long; it has at most { $most } letters.
mistake-short-check = The short form is damaged: its check does not fit.
mistake-short-code = The short form says nothing that could be a list.
