### Words of the terminal for Dungeon Drop, in English. cli-verb-... are words for an action, with commas, that a player may type instead of the notation; several actions may share one.

## The table: letters for cubes, the plan, heroes and Box; no two kinds may share a letter

cli-cube-pillar = p
cli-cube-gold = g
cli-cube-ruby = r
cli-cube-sapphire = s
cli-cube-diamond = d
cli-cube-potion = f
cli-cube-key = k
cli-cube-chest = c
cli-cube-shield = m
cli-cube-goblin = b
cli-cube-troll = t
cli-drop-floor = Floor { $n }
cli-drop-tracker = Relic tracker { $n }/{ $limit }
cli-drop-required = Required Score { $n }
cli-drop-round = Round { $n }/{ $limit }
cli-drop-then = then { $seats }
cli-drop-stuck = Take care: as the cubes lie, the Move step has no room that you would survive.
cli-drop-hand =
    { $known ->
        [0] Cubes drawn and not yet dropped: { $n }.
       *[other] In hand: { $cubes }.
    }
cli-drop-loot = Loot: { $cubes }; damage { $n }, hearts left { $left }, Shields { $shields }.
cli-drop-beyond =
    { $n ->
        [one] One more piece lies beyond the edge: type map, or map x,y to look there.
       *[other] { $n } more pieces lie beyond the edge: type map, or map x,y to look there.
    }
cli-drop-legend = { $kinds }; with a capital letter the large ones. { $limits } Dungeon limits. The scale is in mm.
cli-drop-legend-room = # Pillar token, { $room } your room.
cli-drop-legend-pawn = @ Pawn.
cli-drop-legend-meeple = @0 meeple of seat 0.
cli-drop-life = Life
cli-drop-weight = Wgt
cli-drop-initiative = Init
cli-drop-life-left = Life { $left }/{ $life }.
cli-drop-covered = Hearts covered: { $parts }.
cli-drop-stash = Stash: { $cubes }.
cli-drop-trophies = Trophies: { $cubes }.
cli-drop-lockpick = Has a lockpick.
cli-drop-meeples =
    { $n ->
        [one] 1 point for meeples.
       *[other] { $n } points for meeples.
    }
cli-drop-points =
    { $chests ->
        [0] Score so far: { $n }.
       *[other] Score so far: { $n }, and Chests to open: { $chests }.
    }
cli-drop-tilted = tilted
cli-drop-box = Box ({ $n }): { $cubes }.
cli-drop-aside = Set aside: { $cubes }.
cli-drop-discard = Discarded: { $cubes }.
cli-drop-at = { $label } at { $spot }
cli-drop-room =
    { $corners }: { $cubes }{ $how ->
        [safe] {""}
        [hurt] ; damage { $n }, hearts left { $left }
        [better] ; damage { $n }, hearts left { $left }; with help damage { $least }, hearts left { $most }
        [helped] ; damage { $n }, too much without help; with a Shield or an ability damage { $least }, hearts left { $most }
       *[fatal] ; damage { $n }: you would not survive
    }{ $stair ->
        [yes] ; Staircase
       *[no] {""}
    }
cli-drop-alike =
    { $n ->
        [one] { $label } (or 1 other room like it)
       *[other] { $label } (or { $n } other rooms like it)
    }
cli-drop-more-rooms =
    { $n ->
        [one] 1 more room: ? room lists it. Any three Pillars may be typed, such as room p1 p2 p3.
       *[other] { $n } more rooms: ? room lists them. Any three Pillars may be typed, such as room p1 p2 p3.
    }

## What can be typed

cli-kind-corner = Pillar
cli-kind-ability = card
cli-kind-x = x, -400 to 400
cli-kind-y = y, -300 to 300
cli-kind-height = height, 150 to 300
cli-kind-direction = direction, 0 to 359
cli-kind-strength = strength, 0 to 100

## How actions are typed that have more options than a list

cli-form-height = any whole number of mm from 150 to 300; the higher, the wider the cubes scatter
    .command = height HEIGHT
cli-form-drop = a point in mm, solo in the triangle of your tokens, else over the cubes (a point outside is moved to the edge), and a height from 150 to 300; low scatters least
    .command = drop X Y HEIGHT
cli-form-place = a cube of your hand and a free spot where you could aim, in mm
    .command = place CUBE X Y
cli-form-flick = a cube, a direction in degrees (0 right, 90 up, 180 left, 270 down) and a strength from 0 to 100 (with Flutter to 50); half strength is about 40 mm, full strength about 130 mm
    .command = flick CUBE DIRECTION STRENGTH
cli-form-slide = a Pillar and a free spot within reach, in mm
    .command = slide PILLAR X Y
cli-form-prop = a Pillar set aside and a free spot within 120 mm of your Pawn
    .command = prop PILLAR X Y
cli-form-pull = a point in mm; Gold, Keys and Chests within 80 mm slide towards it
    .command = pull X Y
cli-form-point = a point in mm; you pick up cubes within 60 mm of it
    .command = point X Y
cli-form-meeple = a free spot inside the Dungeon limits, in mm
    .command = meeple X Y
cli-form-room = three Pillars or tokens, in any order; why with the same words says what forbids a room
    .command = room PILLAR PILLAR PILLAR
cli-form-swap = two cubes, as they are called on the plan
    .command = swap CUBE CUBE
cli-form-transmute = a cube, as it is called on the plan
    .command = transmute CUBE
cli-form-banish = a monster, as it is called on the plan
    .command = banish MONSTER
cli-form-pick = a cube, as it is called on the plan
    .command = pick CUBE
cli-form-take = a treasure, as it is called on the plan
    .command = take TREASURE

## Examples, and words for what a card may be used for

cli-example-dungeon-drop = drop 20 -35 150

## Words for actions

cli-verb-height = height, from
cli-verb-drop = drop, aim, release
cli-verb-drink = drink, potion
cli-verb-soothe = soothe, remove strain
cli-verb-shield = shield, stop
cli-verb-slay = slay, trophy
cli-verb-give-back = give back, return
cli-verb-flick = flick, shoot
cli-verb-slide = slide
cli-verb-prop = prop, put
cli-verb-pull = pull
cli-verb-point = point, around
cli-verb-transmute = transmute
cli-verb-banish = banish, discard
cli-verb-mend = mend, remove
cli-verb-meeple = meeple
cli-verb-leave = leave, leave floor, leave the floor
cli-verb-stay = stay
cli-verb-retire = retire
cli-verb-descend = descend, go down

## What each decision is about

cli-dungeon-drop-setup-height = All cubes of the Dungeon fall together over the middle of the table. From 150 mm they stay closer together, from 300 mm they scatter most. You may type any height between, such as height 220.
cli-dungeon-drop-enter-room = Your Pawn is in each of these rooms. The one you choose is looted at once, without an ability, and its three Pillars become your tokens #1, #2 and #3. Rooms are named by their Pillars on the plan; best first, by points against hearts.
cli-dungeon-drop-explore-aim = New cubes come from the Box unseen and fall where you aim. The numbers along the edges of the plan are millimetres: type drop with x, y and a height, such as drop 20 -35 150. From low they lie close to the point, from high they scatter and push more.
cli-dungeon-drop-explore-give-back = You have drawn more cubes than you drop, and only you see them. Those you give back are mixed into the Box.
cli-dungeon-drop-explore-place = One of the drawn cubes is laid by hand on a free spot where you could aim; then you drop the others. A Pillar in the right place can open a rich room.
cli-dungeon-drop-act-choose = One ability in a turn, each in its own step. Solo, the card is tilted and cannot be used again on this floor. Potions may be drunk too. Type ? with a name to read a card.
cli-dungeon-drop-act-flick = The cube slides in a straight line and pushes what it meets. Direction 0 is to the right, 90 up, 180 left, 270 down. Strength 50 takes it about 40 mm far, 100 about 130 mm.
cli-dungeon-drop-act-slide = The Pillar goes in a straight line to a free spot; what lies between does not matter. That may open a room or close one.
cli-dungeon-drop-act-prop = The Pillars that your tokens replaced are set aside. One of them comes back, on a free spot close to your Pawn.
cli-dungeon-drop-act-pull = Gold, Keys and Chests near the point slide towards it, all at once, and push what is in their way.
cli-dungeon-drop-act-point = You pick up one to three cubes around the point, which are not Pillars, and drop them again together where you aim.
cli-dungeon-drop-act-pick = As many as three cubes. They fall together in the next step.
cli-dungeon-drop-act-aim = Aim with the cubes you picked up, as in an exploration: a point and a height.
cli-dungeon-drop-act-swap = The two cubes change places, wherever they lie. What is then in their way is pushed aside. Type their labels, such as swap g1 b2.
cli-dungeon-drop-act-transmute = The cube goes into the Box, and one drawn at random takes its place. It may be the same.
cli-dungeon-drop-act-banish = The monster is out of play and hurts nobody. It is not collected, so it is no trophy.
cli-dungeon-drop-act-mend = Up to 3 covered hearts in all become free. Monsters you remove no longer score.
cli-dungeon-drop-move-room = Two of your tokens stay, and the third changes places with a Pillar; then you loot the new room. Each line has the three corners, the loot, the damage and the hearts you would have left; best first, by points against hearts. Type why room with three Pillars to hear why a room is not offered.
cli-dungeon-drop-loot-room = Any three Pillars form a room if no other Pillar stands in it, and everything in it is yours, monsters too. Each line has the three corners, the loot, the damage and the hearts you would have left; rooms with the same loot share a line. Type why room with three Pillars to hear why a room is not offered.
cli-dungeon-drop-loot-none = No room can be survived as you are. A Potion may help; done loots nothing.
cli-dungeon-drop-loot-ability = Some abilities help in a loot. They are declared before anything is taken.
cli-dungeon-drop-loot-slay = These monsters go straight to your trophies and cover no heart. They count as collected.
cli-dungeon-drop-loot-shield = A Magic Shield stops one whole monster, which becomes a trophy, and is spent. Unspent it is worth 2 points. You may go on only if you survive what is left.
cli-dungeon-drop-loot-take = One treasure that lies close to the room comes along. It must be taken.
cli-dungeon-drop-stairs-leave = If you leave, your stash is counted at once and must reach the Required Score, or you retire. If you stay, you explore on; with an empty Box you are lost.
cli-dungeon-drop-floor-after = The next floor has a new Quest, all hearts and upright cards, and it may ask for more. If you retire, the fragments of the Relic decide your legacy.
cli-dungeon-drop-turn-end = A Potion removes one monster or one strain from your Race card. Kept, it is worth no points, but it may help in a later turn.
cli-dungeon-drop-meeple-place = If the room is formed around your meeple, you score a point. Type a free spot inside the Dungeon limits, or pass.
