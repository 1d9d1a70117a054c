### What is asked, in English.
### A message is prompt- and the name of the prompt with hyphens: an imperative for the seat that is asked. Its attribute .other tells everybody else.

## Set-up and entry

prompt-setup-height = Choose the height from which the Dungeon is dropped.
    .other = { $seat } chooses the height from which the Dungeon is dropped.
prompt-enter-room = Choose the room in which you enter floor { $floor }.
    .other = { $seat } chooses the room in which to enter floor { $floor }.

## Explore

prompt-explore-aim =
    { $drawn ->
        [0] Explore: choose where and how high the new cubes are dropped.
       *[other] Choose where and how high your cubes are dropped.
    }
    .other =
        { $drawn ->
            [0] { $seat } explores and aims.
           *[other] { $seat } aims with the cubes in hand.
        }
prompt-explore-give-back = Choose a cube that goes back to the Box.
    .other = { $seat } chooses which cubes go back to the Box.
prompt-explore-place = Choose one of the drawn cubes and the free spot where you place it.
    .other = { $seat } chooses a drawn cube and where to place it.

## Act

prompt-act-choose = Use an ability, or go on.
    .other = { $seat } decides whether to use an ability.
prompt-act-flick = Flick a cube: choose it, a direction and a strength.
    .other = { $seat } chooses a cube to flick.
prompt-act-slide = Choose a Pillar and the free spot to which it slides.
    .other = { $seat } chooses a Pillar to slide.
prompt-act-prop = Choose a Pillar that was set aside and the free spot where you put it.
    .other = { $seat } chooses where to put a Pillar that was set aside.
prompt-act-pull = Choose the point towards which Gold, Keys and Chests are pulled.
    .other = { $seat } chooses the point towards which Gold, Keys and Chests are pulled.
prompt-act-point = Choose the point around which you pick cubes up.
    .other = { $seat } chooses a point around which to pick cubes up.
prompt-act-pick = Choose a cube to pick up.
    .other = { $seat } chooses which cubes to pick up.
prompt-act-aim = Choose where and how high the cubes are dropped again.
    .other = { $seat } chooses where the cubes are dropped again.
prompt-act-swap = Choose two cubes that change places.
    .other = { $seat } chooses two cubes that change places.
prompt-act-transmute = Choose the cube that you transmute.
    .other = { $seat } chooses a cube to transmute.
prompt-act-banish = Choose the Goblin or Troll that you discard.
    .other = { $seat } chooses a Goblin or Troll to discard.
prompt-act-mend = Choose what you remove from your Race card.
    .other = { $seat } chooses what to remove from the Race card.

## Move and Loot

prompt-move-room =
    { $life ->
        [one] Move to an adjacent room: you have 1 heart left.
       *[other] Move to an adjacent room: you have { $life } hearts left.
    }
    .other = { $seat } chooses the room to move to (hearts left: { $life }).
prompt-loot-room =
    { $life ->
        [one] Choose three Pillars and loot the room between them: you have 1 heart left.
       *[other] Choose three Pillars and loot the room between them: you have { $life } hearts left.
    }
    .other = { $seat } chooses a room to loot (hearts left: { $life }).
prompt-loot-none = No room can be looted and survived: drink a Potion, or loot nothing.
    .other = { $seat } finds no room to loot and survive.
prompt-loot-ability = Use an ability for this loot, or go on.
    .other = { $seat } decides whether to use an ability for this loot.
prompt-loot-slay = Choose a monster that becomes a trophy at once.
    .other = { $seat } chooses a monster that becomes a trophy at once.
prompt-loot-shield = Spend Magic Shields to stop monsters, or go on.
    .other = { $seat } decides which monsters Magic Shields stop.
prompt-loot-take = Choose the treasure near the room that you take too.
    .other = { $seat } chooses a treasure near the room.

## The end of a turn or a floor

prompt-stairs-leave = The Staircase is in your room: leave floor { $floor } (Required Score { $required }), or stay.
    .other = { $seat } decides whether to leave floor { $floor } (Required Score { $required }).
prompt-floor-after = Floor { $floor } is complete, and you have { $tracker } of 9 fragments of the Relic. Go down, or retire.
    .other = { $seat } has completed floor { $floor } with { $tracker } of 9 fragments, and decides whether to go down.
prompt-turn-end = Drink Potions, or end your turn.
    .other = { $seat } may drink Potions before the turn ends.
prompt-meeple-place = Place your meeple where you expect { $turn } to form a room, or pass.
    .other = { $seat } may place a meeple before { $turn } forms a room.
