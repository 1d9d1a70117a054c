### The log, in English.
### A message is event- and the kind of the event: a sentence in the present tense about seats by name.
### An attribute named after an argument is the sentence for those who were told it; the others read the message itself.

## Cards

event-card-stored =
    { $n ->
        [one] { $seat } puts a card under the Zainetto Card.
       *[other] { $seat } puts a card under the Zainetto Card, where { $n } lie now.
    }
    .card = { $seat } puts { $card } under the Zainetto Card.
event-deck-searched =
    { $n ->
        [one] { $seat } looks at the top card of the Trick deck.
       *[other] { $seat } looks at the top { $n } cards of the Trick deck.
    }
    .cards = { $seat } looks at the top of the Trick deck: { $cards }.
event-card-kept = { $seat } takes one of them.
    .card = { $seat } takes { $card }.
event-card-regained = { $seat } takes { $card } from the discard pile.
event-cube-made = { $seat } puts { $the_cube } from the Reserve on the Note Board.
event-doors-opened = { $seat } ignores Doors until the turn ends.
event-walls-dissolved = { $seat } takes the Walls between { $the_zone } and { $the_other } away.
event-inspired = { $seat } drinks: Studies are easier until the turn ends.

## Research

event-research-opened = Open Research: { $card }.
event-research-completed =
    { $n ->
        [one] { $seat } claims the Research { $card }, worth 1 point.
       *[other] { $seat } claims the Research { $card }, worth { $n } points.
    }
