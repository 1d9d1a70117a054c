### What a step is, for somebody who meets it for the first time, in English.
### A message is hint- and the name of the prompt with hyphens: one or two short sentences to the player. The first four are about things seen and not asked.
### .rule is the rule whose paragraph in the book says more; it stands in quotation marks, because it is no word to translate.

## Seen at the table

hint-first-table = Cubes fall and become a Dungeon: three Pillars form a room, and you loot what lies between them. Collect treasures and mind the monsters, for each covers your hearts.
    .rule = { "DRP-ROOM-01" }
hint-waiting = Somebody else decides now. Meanwhile you can look at the Dungeon and at every stash; only Quests and cubes just drawn stay hidden.
    .rule = { "DRP-R-94" }
hint-fall = The cubes bounce, roll and push each other, and nobody knows before where they come to rest. What lies there then stays until something moves it.
    .rule = { "DRP-DROP-01" }
hint-undo = You can take back your last choice as long as nobody has seen anything new since: no cube drawn, nothing dropped. After that, the others must agree.
    .rule = { "DRP-R-94" }

## Set-up and entry

hint-setup-height = All cubes of the Dungeon fall together, above the middle of the table. The higher they fall, the wider they spread.
    .rule = { "DRP-SET-04" }
hint-enter-room = Your Pawn lies in each of these rooms. You loot the one you choose at once, without an ability.
    .rule = { "DRP-ENT-01" }

## Explore

hint-explore-aim = New cubes come from the Box, unseen, and change the Dungeon where they fall. Drop low to aim well, or high to stir things up.
    .rule = { "DRP-EXP-01" }
hint-explore-give-back = You drew more cubes than you drop. Keep those you would like to see in the Dungeon.
    .rule = { "DRP-R-63" }
hint-explore-place = One of the cubes you drew is put down by hand, on a free spot. A Pillar in the right place can open a rich room.
    .rule = { "DRP-R-63" }

## Act

hint-act-choose = You may use one ability in your turn, each at its own moment. Solo, a card that was used stays tilted until the next floor.
    .rule = { "DRP-ABL-01" }
hint-act-flick = A flick sends a cube across the table, and it pushes what it meets. The stronger it is, the farther it goes.
    .rule = { "DRP-R-35" }
hint-act-slide = A Pillar slides in a straight line to a free spot nearby. That can open a room or close one.
    .rule = { "DRP-R-36" }
hint-act-prop = The Pillars that your tokens replaced are set aside. Put one of them back to make new rooms.
    .rule = { "DRP-R-21" }
hint-act-pull = Gold, Keys and Chests near the point slide towards it, all at once. What is in their way is pushed.
    .rule = { "DRP-R-59" }
hint-act-point = Choose a point with cubes around it. You pick up to three of them and drop them again together.
    .rule = { "DRP-R-72" }
hint-act-pick = You can pick up as many as three cubes. They will fall together where you aim.
    .rule = { "DRP-R-72" }
hint-act-aim = Aim with the cubes you picked up, as when you explore.
    .rule = { "DRP-R-72" }
hint-act-swap = Two cubes change places, wherever they lie. What is then in their way is pushed aside.
    .rule = { "DRP-R-36" }
hint-act-transmute = The cube goes into the Box, and one drawn at random takes its place. It might be better, and it might be the same.
    .rule = { "DRP-R-63" }
hint-act-banish = The monster is out of play and hurts nobody. It is not collected, so it is no trophy.
    .rule = { "DRP-R-43" }
hint-act-mend = Remove monsters and strain that cover up to 3 hearts in all. Monsters you remove no longer score.
    .rule = { "DRP-DMG-02" }

## Move and Loot

hint-move-room = Two of your tokens stay, and the third changes places with a Pillar. You then loot the new room, so look at what it deals and what it brings.
    .rule = { "DRP-MOVE-01" }
hint-loot-room = Any three Pillars form a room if no other Pillar stands in it. Everything between them is yours, monsters too.
    .rule = { "DRP-MP-06" }
hint-loot-none = Every room would kill you now. A Potion may open one; else you loot nothing this turn.
    .rule = { "DRP-R-23" }
hint-loot-ability = Some abilities help in a loot, and they are used before anything is taken.
    .rule = { "DRP-R-24" }
hint-loot-slay = These monsters go straight to your trophies and cover no heart. They still count as collected.
    .rule = { "DRP-R-65" }
hint-loot-shield = A Magic Shield stops one monster and is spent. Unspent it is worth 2 points at the count.
    .rule = { "DRP-ITEM-02" }
hint-loot-take = One treasure that lies close to the room comes along.
    .rule = { "DRP-R-86" }

## The end of a turn or a floor

hint-stairs-leave = When you leave, your stash is counted, and it must reach the Required Score. Stay to collect more, but not too long: with an empty Box you are lost.
    .rule = { "DRP-LOOT-06" }
hint-floor-after = You can go down with a new Quest and all hearts, and the next floor may ask for more. Or you retire, and what you have saved is your legacy.
    .rule = { "DRP-NEXT-02" }
hint-turn-end = A Potion takes one monster or one strain from your Race card. You can also keep it for a later turn.
    .rule = { "DRP-ITEM-01" }
hint-meeple-place = If the room is formed around your meeple, you score. Guess where the next loot will be.
    .rule = { "DRP-HT-01" }
