### What a step is, for somebody who meets it for the first time, in English.
### A message is hint- and the name of the prompt with hyphens: one or two short sentences to the player.
### .rule is the rule whose paragraph in the book says more; it stands in quotation marks, because it is no word to translate.

## Trick Cards

hint-card-transmute = The cube goes to the Reserve, and one of the next colour, worth 1 point more, comes from there. A Star may come or go with it.
    .rule = { "RCV-R-239" }
hint-card-melt = Two of your cubes go to the Reserve, and then you get one that is worth no more than both together. Think of the Stars beside them.
    .rule = { "RCV-R-239" }
hint-card-opus = Any cube that fits and is worth no more than the two you gave up. Most points, or the Star you lack.
    .rule = { "RCV-R-239" }
hint-card-reagents = These cards were discarded last, before you played yours. Take the one you can use best.
    .rule = { "RCV-R-239" }
hint-card-dissolve = The acid opens Walls between Zones of one Floor. You may leave them if they serve you better closed.
    .rule = { "RCV-R-239" }

## Skills

hint-skill-store = A card under the Zainetto Card is safe and leaves room in your hand, but it pays no costs. Store what you want to keep for a test.
    .rule = { "RCV-R-184" }
hint-skill-search = You see the next cards of the deck and take one of them. The others go to the bottom.
    .rule = { "RCV-R-187" }
hint-skill-bury = Each card you choose goes under the deck, below those before it.
    .rule = { "RCV-R-187" }
hint-skill-charge = Your charge takes you past Doors, and what the Zone does to those who enter it does to you. Then you stun an opponent there.
    .rule = { "RCV-R-187" }
hint-skill-whip = Pull an opponent out of reach of good cubes, or push one away from yours. Nothing else happens to them.
    .rule = { "RCV-R-187" }
hint-study-pick = You are not bound to the leftmost cubes. You choose from left to right, and each one more raises the Alert Value.
    .rule = { "RCV-R-190" }
