### What is asked, in English.
### A message is prompt- and the name of the prompt with hyphens: an imperative for the seat that is asked. Its attribute .other tells everybody else.

## Discard and Draw

prompt-discard-choose = Discard one card: from your hand, a Treasure or an unfinished Quest.
    .other = { $seat } chooses a card to discard.

## Encounter

prompt-encounter-lord = Play Boons and Banes, send Monsters and Traps, or end the phase.
    .other = { $seat } decides what to play in the Encounter phase.
prompt-encounter-declare = Declare another Encounter, or begin to resolve them.
    .other = { $seat } decides whether to declare more Encounters.
prompt-encounter-blame = Name the hero who gains 1 Peril for a wound you inflicted.
    .other = { $seat } decides who gains 1 Peril for a wound.

## Cards that ask

prompt-bane-recall = Take a Monster from the discard pile, or stop.
    .other = { $seat } decides which Monsters to take from the discard pile.
prompt-bane-destroy = Choose the Treasure that is discarded.
    .other = { $seat } chooses the Treasure that is discarded.
prompt-bane-swap = Choose the first of the two Map cards to swap.
    .other = { $seat } chooses two Map cards to swap.
prompt-bane-swap-with = Choose the second Map card.
    .other = { $seat } chooses the second Map card to swap.
prompt-bane-facing = Choose how the two Map cards will lie.
    .other = { $seat } decides how the two Map cards will lie.
prompt-inventory-shed = Discard a Treasure: you have more than you may keep.
    .other = { $seat } chooses a surplus Treasure to discard.

## Build

prompt-build-place = Place { $the_card } in the dungeon.
    .other = { $seat } decides where to place { $the_card }.

## Move

prompt-move-act =
    { $points ->
        [0] Act or end your turn: you have no movement points left.
        [one] Act or end your turn: you have 1 movement point.
       *[other] Act or end your turn: you have { $points } movement points.
    }
    .other =
        { $points ->
            [0] { $seat } decides what to do, with no movement points left.
            [one] { $seat } decides what to do with 1 movement point.
           *[other] { $seat } decides what to do with { $points } movement points.
        }
prompt-quest-complete = Choose the Quest you complete: only one at a time.
    .other = { $seat } chooses which Quest to complete.

## Combat

prompt-combat-style = Choose how { $the_foe } fights { $hero }.
    .other = { $seat } chooses how { $the_foe } fights { $hero }.
prompt-combat-weapon = Choose your weapon against { $the_foe } ({ $score }).
    .other = { $seat } chooses a weapon against { $the_foe } ({ $score }).
prompt-combat-power = Use { $power } against { $the_foe } ({ $cost }), or pass.
    .other = { $seat } decides whether to use { $power } against { $the_foe }.
prompt-combat-reckon = Use { $power } against { $the_foe } ({ $cost }), or pass.
    .other = { $seat } decides whether to use { $power } against { $the_foe }.

## Reactions

prompt-window-response = Respond to { $the_foe }, or pass.
    .other = { $seat } decides whether to respond to { $the_foe }.
prompt-window-reroll = React to the roll, or let it stand.
    .other = { $seat } decides whether to react to the roll.
prompt-window-prevent = React before the wounds fall, or take them.
    .other = { $seat } decides whether to react before the wounds fall.
prompt-window-check = React in the turn of { $turn }, or pass.
    .other = { $seat } decides whether to react in the turn of { $turn }.

## Before the game

prompt-layout-place = Place the Map card you have drawn, or keep it for the end.
    .other = { $seat } has drawn a Map card and decides what to do with it.
prompt-layout-kept = Place the Map card you have kept.
    .other = { $seat } places the Map card it has kept.
prompt-start-choose = Choose the Entrance Chamber where your hero begins.
    .other = { $seat } chooses an Entrance Chamber to begin in.
