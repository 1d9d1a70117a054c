### Why something cannot be done, in English.
### A message is reason- and the key with hyphens: one sentence that explains, addressed to the player. The rule's id is added by whoever shows it;
### it is also an argument, $rule, where one key serves several rules.

## The table

reason-table-over = The game is over.
reason-table-not-you = { $seat } decides now, not you.
reason-resign-gone = Your hero has already left the game.
reason-choice-not-among = That is not among the choices you have here.

## Not now: the moment at which it would be asked

reason-moment-step = That belongs to another step of the turn.
reason-moment-aim = You aim only when cubes are about to be dropped.
reason-moment-window = An ability is declared only in its own step of your turn.

## Dropping and placing

reason-drop-height = Cubes are dropped from { $low } to { $high } mm.
reason-spot-taken = That spot is not free: something lies there, or it is not wholly on the table { $spot }.
reason-spot-far = That spot is too far away { $spot }: at most { $most } mm.
reason-spot-outside = That spot lies outside the zone where you could aim { $spot }.
reason-spot-beyond = That spot lies outside the limits of the dungeon { $spot }.
reason-slide-nowhere = That cube lies there already, so nothing would come of it: { $cube }.
reason-point-nothing = Nothing that could be moved lies within { $most } mm of that point { $spot }.
reason-point-outside = That point is outside the room or the dungeon { $spot }.
reason-flick-strength = This flick has at most strength { $most }%.

## Cubes

reason-cube-not-there = That cube does not lie on the table: { $cube }.
reason-cube-not-for-this = This ability does not work on that kind of cube: { $cube }.
reason-cube-again = You have already chosen that cube for this ability: { $cube }.
reason-cube-not-drawn = You have not drawn that cube: { $cube }.
reason-cube-not-aside = That cube is not set aside: { $cube }.
reason-cube-too-far = That cube is too far away, more than { $most } mm: { $cube }.
reason-cube-outside = That cube lies outside the limits of the dungeon: { $cube }.
reason-cube-no-monster = That cube is no monster: { $cube }.
reason-cube-not-in-room = That monster is not in the room you loot: { $cube }.
reason-cube-stopped = That monster deals no damage any more: { $cube }.
reason-swap-order = The two cubes are named in their order.

## Rooms

reason-room-three = A room needs three different Pillars, named in their order.
reason-room-no-pillar = Each corner of a room must be a Pillar that stands on the table.
reason-room-not-adjacent = You can move only to an adjacent room: two of your tokens and one Pillar.
reason-room-thin = These Pillars stand almost in a line: the room would be too thin.
reason-room-blocked = The room is blocked, because this stands in it: { $cubes }.
reason-room-no-pawn = The Pawn is not in that room, and you enter where it lies.
reason-room-no-way-on = From that room no second one would be left that you could move to and survive.
reason-room-deadly =
    { $left ->
        [one] You would not survive that room: at least { $n } damage, and you have 1 heart left.
       *[other] You would not survive that room: at least { $n } damage, and you have { $left } hearts left.
    }

## Potions

reason-potion-none = You have no Potion to drink.
reason-potion-no-monster = That cube is not on your Race card: { $cube }.
reason-potion-no-strain = You have no strain to remove.
reason-potion-no-way = After that Potion no room would be left that you could move to and survive.

## In the loot

reason-shield-deadly =
    { $left ->
        [one] You would not survive with the Shield on that monster: at least { $n } damage, and you have 1 heart left.
       *[other] You would not survive with the Shield on that monster: at least { $n } damage, and you have { $left } hearts left.
    }
reason-slay-one-kind = Cleave takes monsters of one kind, and this is another: { $cube }.
reason-slay-deadly =
    { $left ->
        [one] You would not survive if Cleave took that monster: at least { $n } damage, and you have 1 heart left.
       *[other] You would not survive if Cleave took that monster: at least { $n } damage, and you have { $left } hearts left.
    }
reason-mend-too-much = That monster covers { $n } hearts, Mend can still uncover { $left }: { $cube }.
reason-done-ability =
    { $left ->
        [one] Without an ability you would not survive this room: at least { $n } damage, and you have 1 heart left.
       *[other] Without an ability you would not survive this room: at least { $n } damage, and you have { $left } hearts left.
    }
reason-done-deadly =
    { $left ->
        [one] You would not survive what is left: { $n } damage, and you have 1 heart left.
       *[other] You would not survive what is left: { $n } damage, and you have { $left } hearts left.
    }
reason-done-nothing = You have declared this ability, so do it at least once.

## Abilities

reason-ability-not-yours = That ability belongs to no card of yours.
reason-ability-tilted = That card is tilted: its ability has been used on this floor.
reason-ability-spent = You have already used an ability this turn.
reason-ability-explore = That ability is declared in the Explore step.
reason-ability-act = That ability is declared in the Act step.
reason-ability-move = That ability is declared in the Move step.
reason-ability-loot = That ability is declared in the Loot step.
reason-ability-nothing = Nothing here would come of that ability.
reason-ability-not-copied = You cannot use the text of that card: name a Class ability that yours may copy.
reason-ability-another = That card has its own ability; you cannot use another one with it.
reason-ability-last-life =
    { $left ->
        [one] That ability costs { $n } life, and you may not give up your last heart.
       *[other] That ability costs { $n } life, and you have only { $left } hearts left.
    }
reason-ability-few = The Box holds no more than the { $n } cubes that you drop anyway.
reason-ability-no-spot = No spot is free for a cube where you could aim.
reason-ability-lockpick = You have a lockpick already.
reason-ability-no-room = That ability opens no room that you could choose and survive.
reason-ability-deadly =
    { $left ->
        [one] You would not survive this room with that ability: at least { $n } damage, and you have 1 heart left.
       *[other] You would not survive this room with that ability: at least { $n } damage, and you have { $left } hearts left.
    }
