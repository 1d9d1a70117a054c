### The log, in English.
### A message is event- and the kind of the event: a sentence in the present tense about seats by name.
### An attribute named after an argument is the sentence for those who were told it; the others read the message itself.

## Set-up and turns

event-rolled-for-first = Dice for the first turn: { $rolls }.
event-dealt = { $at_seat } plays { $hero }. Quests: { $quests }.
event-turn-began = Round { $round }: { $seat } begins a turn.
event-move-began =
    { $points ->
        [0] { $seat } has no movement points.
        [one] { $seat } has 1 movement point.
       *[other] { $seat } has { $points } movement points.
    }
event-stayed =
    { $n ->
        [0] { $seat } has not moved.
       *[other] { $seat } has not moved and gains { $n } Peril.
    }

## Cards

event-drew =
    { $n ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $n } cards.
    }
    .cards = { $seat } draws { $cards }.
event-reshuffled =
    { $deck ->
        [quest] The Quest discard pile is shuffled into a new deck ({ $n }).
       *[adventure] The Adventure discard pile is shuffled into a new deck ({ $n }).
    }
event-discarded = { $seat } discards { $card }.
event-discarded-at-random = { $seat } discards { $card }, chosen at random.
event-played = { $seat } plays { $card }.
event-charge-spent =
    { $left ->
        [0] { $seat } spends the last charge of { $card }.
       *[other] { $seat } spends a charge of { $card } ({ $left } left).
    }
event-power-used = { $seat } uses { $power }.
event-returned = { $seat } takes { $the_card } back into the hand.
event-laid-open =
    { $wounds ->
        [one] { $seat } lays { $the_card } down with 1 wound.
       *[other] { $seat } lays { $the_card } down with { $wounds } wounds.
    }
event-recalled = { $seat } takes { $the_card } from the discard pile.
event-cancelled = The Bane { $card } is cancelled.
event-bounced = The Encounter { $card } goes back to its player.

## Glory and Peril

event-glory-gained = { $seat } gains { $n } Glory.
event-glory-lost =
    { $n ->
        [0] { $seat } has no Glory to lose.
       *[other] { $seat } loses { $n } Glory.
    }
event-glory-paid = { $seat } pays { $n } Glory.
event-peril-gained = { $seat } gains { $n } Peril.
event-peril-paid = { $n } Peril of { $seat } is spent.

## Encounters and Banes

event-encounter-declared =
    { $score ->
        [none] { $seat } sends { $the_card } against { $victim }.
       *[other] { $seat } sends { $the_card } against { $victim } ({ $score }).
    }
event-trap-sprung = { $seat } springs { $card } on { $victim }.
event-trap-cleared = { $card } is discarded.
event-bane-announced = { $seat } plays the Bane { $card }, paid by { $victim }.
event-bane-laid = The Bane { $card } stays with { $seat }.
event-emboldened = { $tag } Monsters of { $seat } add { $n } to their totals this turn.
event-rooted = { $seat } cannot change space in their next turn.
event-doors-slammed = Open doors are locked for { $seat } in their next turn ({ $threat }+).
event-points-lost-next =
    { $n ->
        [one] { $seat } will have 1 movement point less in their next turn.
       *[other] { $seat } will have { $n } movement points less in their next turn.
    }

## Combat

event-combat-began =
    { $combat ->
        [challenge] { $hero } challenges { $foe } ({ $score }).
        [quest] { $hero } attacks { $the_foe } ({ $score }).
       *[encounter] { $hero } faces { $the_foe } ({ $score }).
    }
event-weapon-declared = { $seat } fights with { $card }.
event-dice-rolled = { $hero } rolls { $hero_die }, the other side { $foe_die }.
event-combat-compared =
    { $won ->
        [hero] { $hero }: { $hero_parts }; { $foe }: { $foe_parts }. { $hero } wins the round.
        [foe] { $hero }: { $hero_parts }; { $foe }: { $foe_parts }. { $foe } wins the round.
       *[nobody] { $hero }: { $hero_parts }; { $foe }: { $foe_parts }. A tie: nobody is wounded.
    }
event-avoided = { $seat } avoids the wounds and everything else it would bring.
event-prevented =
    { $n ->
        [one] { $seat } prevents 1 wound.
       *[other] { $seat } prevents { $n } wounds.
    }
event-wounded =
    { $n ->
        [one] { $seat } takes 1 wound (Life { $life }).
       *[other] { $seat } takes { $n } wounds (Life { $life }).
    }
event-recovered = { $seat } recovers { $n } Life (Life { $life }).
event-life-gained = { $seat } gains { $n } Life (Life { $life }).
event-monster-wounded =
    { $n ->
        [one] 1 wound for { $the_foe } ({ $wounds } in all).
       *[other] { $n } wounds for { $the_foe } ({ $wounds } in all).
    }
event-monster-healed =
    { $n ->
        [one] 1 wound less for { $the_card }.
       *[other] { $n } wounds less for { $the_card }.
    }
event-defeated = { $card } is defeated and discarded.

## Tests

event-die-rolled = { $seat } rolls { $die }.
event-die-rerolled = { $seat } rolls again: { $die }.
event-tested =
    { $test ->
        [door] { $seat } tests { $score } { $threat }+ at a door
        [pit] { $seat } tests { $score } { $threat }+ at the Pit
        [trap] { $seat } tests { $score } { $threat }+ against { $card }
        [power] { $seat } tests { $score } { $threat }+
       *[other] { $seat } tests { $score } { $threat }+ for { $card }
    }: { $parts }. { $passed ->
        [yes] Success.
       *[no] Failure.
    }

## The dungeon

event-map-drawn = { $seat } draws the Map card { $card }.
event-map-put-under = { $card } fits nowhere and goes under the Map deck.
event-map-placed =
    { $turned ->
        [yes] { $seat } places { $the_card } at { $at_cell }, turned.
       *[no] { $seat } places { $the_card } at { $at_cell }.
    }
event-swapped = { $seat } swaps { $the_first }, now at { $at_first_cell }{ $first_turned ->
        [yes] , turned
       *[no] {""}
    }, and { $the_second }, now at { $at_second_cell }{ $second_turned ->
        [yes] , turned.
       *[no] .
    }
event-moved = { $seat } enters { $the_cell }.
event-relocated = { $seat } appears in { $the_cell }.
event-fell = { $seat } falls into the Pit, and the turn ends.
event-door-opened = { $seat } opens the door between { $the_cell } and { $the_to }.
event-point-lost = { $seat } loses 1 movement point.
event-point-spared = { $seat } keeps the movement point thanks to { $card }.
event-points-gained =
    { $n ->
        [one] { $seat } gains 1 movement point.
       *[other] { $seat } gains { $n } movement points.
    }
event-room-used = { $seat } uses { $the_card }.

## Quests

event-quest-discarded = { $seat } gives up the Quest { $card }.
event-quest-drawn = { $seat } draws the Quest { $card }.
event-quest-attempted = { $seat } attempts the Quest { $card }.
event-quest-advanced = { $seat } has done the first part of the Quest { $card }.
event-thing-taken = { $seat } takes { $thing } for the Quest { $card }.
event-quest-completed = { $seat } completes the Quest { $card } and rises to level { $level }.

## The end

event-eliminated =
    { $cards_n ->
        [0] { $seat } is out of the game.
       *[other] { $seat } is out of the game. Discarded: { $cards }.
    }
event-resigned = { $seat } gives up.
event-won =
    { $seats_n ->
        [one] { $seats } wins! { $how }
       *[other] { $seats } win together! { $how }
    }

## Before the game

event-layout-drawn = { $seat } draws a Map card.
    .card = { $seat } draws { $the_card }.
event-layout-put-under = { $card } fits nowhere and goes under the deck of { $seat }.
event-layout-kept = { $seat } keeps a Map card for the end.
event-layout-skipped = No Map card of { $seat } fits anywhere.
event-layout-out = { $card }, which { $seat } has kept, fits nowhere and is out of the game.
event-started = { $seat } begins at { $the_cell }.
