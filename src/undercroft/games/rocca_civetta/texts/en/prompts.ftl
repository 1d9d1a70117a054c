### What is asked, in English.
### A message is prompt- and the name of the prompt with hyphens: an imperative for the seat that is asked. Its attribute .other tells everybody else.

## Trick Cards

prompt-card-transmute = Choose the cube that becomes one of the next colour.
    .other = { $seat } chooses a cube to transmute.
prompt-card-melt = Choose a cube you give up for the Magnum Opus.
    .other = { $seat } chooses a cube to give up.
prompt-card-opus = Choose the cube you put on your Note Board.
    .other = { $seat } chooses a cube from the Reserve.
prompt-card-reagents = Choose the card you take from the discard pile.
    .other = { $seat } chooses a card from the discard pile.
prompt-card-dissolve = Choose the Zone toward which you take the Walls away, or leave them.
    .other = { $seat } decides whether to take Walls away.

## Skills

prompt-skill-store = Choose the card you put under the Zainetto Card.
    .other = { $seat } puts a card under the Zainetto Card.
prompt-skill-search = Choose the card you take; the others go under the deck.
    .other = { $seat } looks at the top of the Trick deck and takes a card.
prompt-skill-bury = Choose the card that goes under the deck next.
    .other = { $seat } puts cards under the deck.
prompt-skill-charge = Choose the Zone into which you charge.
    .other = { $seat } chooses where to charge.
prompt-skill-whip = Choose whom you move, and where.
    .other = { $seat } chooses whom the whip moves.
prompt-study-pick = Choose the cubes of { $the_zone } you want, from left to right.
    .other = { $seat } chooses cubes of { $the_zone }.
