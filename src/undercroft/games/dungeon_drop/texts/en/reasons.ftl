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
reason-spot-taken = That spot is not free, or too far away { $spot }.
reason-point-nothing = Nothing that could be moved lies near that point { $spot }, or the point is outside.
reason-flick-strength = This flick has at most strength { $most }%.

## Cubes

reason-cube-not-there = That cube does not lie on the table: { $cube }.
reason-cube-not-for-this = This ability does not work on that kind of cube: { $cube }.
reason-cube-again = You have already chosen that cube for this ability: { $cube }.
reason-cube-not-drawn = You have not drawn that cube: { $cube }.
reason-cube-not-aside = That cube is not set aside: { $cube }.

## Rooms

reason-room-three = A room needs three different Pillars, named in their order.
reason-room-no-pillar = Each corner of a room must be a Pillar that stands on the table.
reason-room-not-adjacent = You can move only to an adjacent room: two of your tokens and one Pillar.
reason-room-thin = These Pillars stand almost in a line: the room would be too thin.
reason-room-blocked = The room is blocked, because this stands in it: { $cubes }.
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

## Abilities

reason-ability-not-yours = That ability belongs to no card of yours.
reason-ability-tilted = That card is tilted: its ability has been used on this floor.
reason-ability-spent = You have already used an ability this turn.
reason-ability-explore = That ability is declared in the Explore step.
reason-ability-act = That ability is declared in the Act step.
reason-ability-move = That ability is declared in the Move step.
reason-ability-loot = That ability is declared in the Loot step.
reason-ability-nothing = Nothing here would come of that ability.
