### Why something cannot be done, in English.
### A message is reason- and the key with hyphens: one sentence that explains, addressed to the player. The rule's id is added by whoever shows it;
### it is also an argument, $rule, where one key serves several rules.

## The table

reason-table-over = The game is over.
reason-table-not-you = { $seat } decides now, not you.
reason-choice-not-among = That is not among the choices you have here.
reason-resign-gone = Your hero has already left the game.

## Not now: the moment at which it would be asked

reason-moment-move-phase = That is possible only at a free moment of your own Move phase.
reason-moment-free-moment = That is possible only when nothing is being resolved, in your own Move phase or at the beginning of your own Encounter phase.
reason-moment-encounter-phase = Banes, Monsters and Traps are played only in your own Encounter phase, before the Encounters are resolved.
reason-moment-combat = That is decided only in a combat, at its own step.
reason-moment-card-effect = That is possible only when a card tells you to.
reason-moment-discard-step = Cards are discarded only in the Discard step of your turn, or when a card or a limit tells you to.
reason-moment-phase-end = The Peril for wounds is given only at the end of the Encounter phase.
reason-moment-build-phase = Map cards are placed only in your own Build phase.
reason-moment-power = Your hero's power cannot be used at this moment.
reason-moment-quest-check = You are asked to choose a Quest only when several complete themselves at the same time.
reason-moment-window = You cannot pass here: choose one of the options.

## Discarding

reason-discard-no-quest-left = You cannot give up a Quest, because no other Quest card is left to replace it.
reason-discard-not-this-kind = { $card } cannot be discarded in this step: only a hand card, a Treasure or an unfinished Quest can.
reason-discard-completed = { $card } is completed and stays with you.
reason-discard-not-yours = { $card } is neither in your hand nor one of your Treasures or Quests.

## What it costs

reason-glory-short = { $card } costs { $needed } Glory, and you have { $has }.
reason-peril-short = { $card } costs { $needed } Peril, and { $seat } has { $has }.
reason-points-short =
    { $needed ->
        [one] That takes 1 movement point, and you have { $has }.
       *[other] That takes { $needed } movement points, and you have { $has }.
    }

## Playing cards

reason-card-not-in-hand = { $card } is not in your hand.
reason-card-other-verb =
    { $verb ->
        [play] { $card } helps your own hero: use “play”.
        [jump] { $card } takes your hero to another space: use “jump” and name the space.
        [bane] { $card } is a Bane: use “bane” and name an opponent.
        [attack] { $card } is a Monster: use “attack”, name an opponent and how it fights.
        [trap] { $card } is a Trap: use “trap” and name an opponent.
       *[other] { $card } is not a card that is played from the hand.
    }
reason-card-reaction-only = { $card } is played only as a reaction, when you are asked for one.
reason-card-other-phase = { $card } cannot be played in the { $phase } phase.
reason-card-for-nothing = { $card } would change nothing now.
reason-reaction-not-one = { $card } is neither a Response nor an Anytime card, so it cannot be played as a reaction.
reason-reaction-does-not-fit = { $card } is a reaction to something else than what happens now.

## Inventory

reason-inventory-full =
    { $rule ->
        [DGR-MOVE-11] You have as many Boons as your hero may keep: { $card } must replace one of them.
       *[other] You have as many Treasures as your hero may keep: { $card } must replace one of them.
    }
reason-inventory-twin = You already have { $card }, and a hero keeps only one of each Treasure.
reason-inventory-no-place-needed = { $card } does not stay in your Inventory, so it replaces nothing.
reason-inventory-other-kind = { $card } is not a card of the same kind in your Inventory.
reason-inventory-has-room = There is still room for { $card }: nothing has to be discarded.
reason-inventory-still-full = Without { $old } there would still be no room for { $card }.

## Using Treasures and powers

reason-use-not-yours = { $card } is not one of your Treasures.
reason-use-no-charge = { $card } has no charges to use: it works by itself.
reason-use-other-moment = { $card } is used at another moment, as its text says.
reason-use-does-not-fit = { $card } has nothing to do with what happens now.
reason-use-name-a-door = Name the door that { $card } opens: use “unlock”.
reason-unlock-no-key = { $card } opens no doors.
reason-power-other-moment = { $power } is used at another moment, as its text says.
reason-power-does-not-fit = { $power } has nothing to do with what happens now.
reason-power-used = { $power } has already been used in this turn.
reason-power-name-a-space = Name the space to which { $power } leads: use “farstep”.
reason-power-no-step = { $power } does not take your hero to another space.

## Banes, Monsters and Traps

reason-target-own-hero = You can never choose your own hero for this.
reason-target-gone = { $seat } is no longer in the game.
reason-encounter-used = { $card } has already been declared in this turn.
reason-attack-no-such = { $foe } has no { $score } attack.
reason-bane-not-on-you = { $card } is not a Bane on your hero.
reason-bane-no-price = { $card } cannot be bought off: it stays.
reason-recall-not-there =
    { $card } is not among the Monsters you may take: only { $tag } from the discard pile.
reason-recall-order = The Monsters are taken in a fixed order, and { $card } comes before the one you have taken.
reason-destroy-not-there = { $card } is not a Treasure of { $seat }.

## The dungeon

reason-place-taken = { $the_cell } is already there.
reason-place-not-connected = At { $at_cell } no door or opening would be shared with the dungeon.
reason-place-closes = With the card at { $at_cell } the dungeon would be closed while Map cards remain.
reason-place-same-turned = Turning the card changes nothing: it has the same sides either way.
reason-swap-occupied = { $cell } cannot be swapped: it must be a Map card in play without a hero.
reason-swap-no-partner = { $cell } cannot change places with any other Map card without breaking the dungeon.
reason-swap-order = Name the space further north first, or in the same row the one further west.
reason-swap-strands = A part of the dungeon would be cut off.
reason-swap-closes = The dungeon would be closed while Map cards remain.

## Walking

reason-move-nothing-there = There is no Map card there.
reason-move-wall = A wall bars the way.
reason-move-wall-behind =
    { $rule ->
        [DGR-BUILD-08] It is a dead end: the passage meets a wall.
       *[other] It is a false door: there is a wall behind it.
    }
reason-move-rooted = Your hero cannot change space in this turn.
reason-move-door-shut =
    { $rule ->
        [DGR-OBS-09] The door is trapped: open it first (Threat { $threat }).
       *[other] The door is locked: open it first (Threat { $threat }).
    }
reason-door-not-shut = There is no shut door: the way is free.
reason-relocate-already-there = Your hero is already there.
reason-relocate-not-adjacent = Only an adjacent space can be chosen.
reason-relocate-not-room = Only a Room can be chosen, not a Passage.

## Challenges and rooms

reason-challenge-elsewhere = { $seat } is not in the same space as your hero.
reason-challenge-type = A Challenge is fought with Melee or Magic, not with { $score }.
reason-challenge-once = You have already issued a Challenge in this turn.
reason-room-no-action = This space has no action.
reason-room-used = You have already used { $the_card } in this turn.
reason-room-name-a-space = Name the Room to which { $the_card } leads: use “portal”.
reason-room-no-portal = This space does not lead to another one.

## Quests

reason-quest-not-yours =
    { $rule ->
        [DGR-QST-11] The Quest { $card } is already completed.
       *[other] { $card } is not one of your Quests.
    }
reason-quest-elsewhere =
    { $rule ->
        [DGR-R-86] The Quest { $card } waits: its place, { $rooms }, is not in play yet.
       *[other] The Quest { $card } goes on elsewhere: in { $rooms }.
    }
reason-quest-automatic = The Quest { $card } needs no action: it goes on by itself when your hero is there.
reason-quest-not-ready = The Quest { $card } does not complete itself now.
reason-quest-name-a-treasure = Name the Treasure you give up for the Quest { $card }: use “offer”.
reason-quest-no-sacrifice = The Quest { $card } does not ask for a Treasure.
reason-quest-attempted = The Quest { $card } has already been attempted in this turn.
reason-quest-treasures-short = The Quest { $card } needs { $needed } Treasures in your Inventory.

## Combat

reason-weapon-not-yours = { $card } is not one of your weapons.
reason-charge-none = { $card } has no charges.
reason-charge-useless = A charge of { $card } would add nothing in this combat ({ $score }).

## Before the game

reason-moment-layout = That is possible only while the dungeon is laid out, before the game.
reason-layout-kept-before = You have kept a card already; that is possible once.
reason-start-no-entrance = At { $at_cell } there is no Entrance Chamber.
reason-options-needs-decks = Sets and closed lists mean something only where everybody brings a deck of one’s own.
