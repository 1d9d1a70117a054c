### Everything else a table shows, in English: endings and standings, cards in detail, amounts.

## Endings and standings

ending-lost-box = The Box is empty: the hero is lost.
ending-lost-move = No room can be survived: the hero is lost.
ending-lost-quit = The hero has given up.
ending-retired = The hero retires.
ending-rounds = The three rounds are over.
ending-resigned = Nobody is left to play against.
place-score = { $rank }. { $seat }: { $total } points (Gold { $gold }, gems { $gems }, Quest { $quest }, { $keys ->
        [0] Chests { $chests }
       *[other] Chests { $chests }, Keys { $keys }
    }, { $potions ->
        [0] Shields { $shields }
       *[other] Potions { $potions }, Shields { $shields }
    }, { $hearts ->
        [0] monsters { $monsters }
       *[other] monsters { $monsters }, hearts { $hearts }
    }, meeples { $meeples }; life { $life }, weight { $weight })
place-resigned = { $rank }. { $seat } gave up
place-legacy-empty-handed = { $seat } retires after floor { $floor } with { $tracker } of 9 fragments. You came back with empty hands. Nobody will tell this story.
place-legacy-nothing = { $seat } retires after floor { $floor } with { $tracker } of 9 fragments. A few shards in a pouch, and the same dark hills outside the door.
place-legacy-village = { $seat } retires after floor { $floor } with { $tracker } of 9 fragments. Lamps stay lit in every window of home tonight, and the neighbours know whom to thank.
place-legacy-kingdom = { $seat } retires after floor { $floor } with { $tracker } of 9 fragments. From the coast to the passes the crown's lands breathe again. Minstrels already argue over the verses.
place-legacy-world = { $seat } retires after floor { $floor } with { $tracker } of 9 fragments. The great relic is whole once more. Wherever the sun comes up, people owe you the morning.
place-lost-box = { $seat } is lost on floor { $floor } with { $tracker } of 9 fragments. Every corridor has closed behind you, and no torch answers yours.
place-lost-move = { $seat } is lost on floor { $floor } with { $tracker } of 9 fragments. No way out leaves you alive. The dungeon keeps you.
place-lost-quit = { $seat } gave up on floor { $floor } with { $tracker } of 9 fragments. You turned your back on the quest.
legacy-empty-handed = empty hands
legacy-nothing = a few shards
legacy-village = the village is saved
legacy-kingdom = the kingdom is saved
legacy-world = the world is saved
figure-gold = Gold
figure-gems = Gems
figure-quest = Quest
figure-chests = Chests
figure-keys = Spare Keys
figure-potions = Potions
figure-shields = Magic Shields
figure-monsters = Monsters
figure-hearts = Hearts
figure-meeples = Meeples
figure-total = Total

## Cards in detail

details-cube = { kind-cube } ({ $copies }): { $colour }{ $edge ->
        [none] {""}
       *[other] {" "}(edges: { $edge })
    }, sign: { $glyph }.{ $scores ->
        [each] {" "}Points: { $points }.
        [quest] {" "}Points: by Quest.
        [unspent] {" "}Points if unspent: { $points }.
        [spare] {" "}Points if spare: { $points }.
        [opened] {" "}Points if opened: a roll of the die.
        [monster] {" "}Points: { $points }. Damage: { $damage }.
       *[none] {""}
    }
details-race = { kind-race }: life { $life }, initiative { $initiative }. Ability: { $ability } ({ $window }{ $normal_window ->
        [none] {""}
       *[other] {"; "}normal game: { $normal_window }
    }).
details-class = { kind-class }. Ability: { $ability } ({ $window }{ $normal_window ->
        [none] {""}
       *[other] {"; "}normal game: { $normal_window }
    }).
details-quest =
    { $sized ->
        [yes] { kind-quest }. Small gems: { $small_gems }. Large gems: { $large_gems }.
       *[no] { kind-quest }. Gems: { $small_gems }.
    }{ $mode ->
        [normal] {" "}Normal game only.
       *[other] {""}
    }

## Amounts

amount-nothing = nothing
amount-small = { $n } small
amount-large = { $n } large
amount-huge = { $n } Huge
amount-pillar =
    { $n ->
        [one] 1 Pillar
       *[other] { $n } Pillars
    }
amount-pillar-token =
    { $n ->
        [one] 1 Pillar token
       *[other] { $n } Pillar tokens
    }
amount-gold = { $n } Gold
amount-ruby =
    { $n ->
        [one] 1 Ruby
       *[other] { $n } Rubies
    }
amount-sapphire =
    { $n ->
        [one] 1 Sapphire
       *[other] { $n } Sapphires
    }
amount-diamond =
    { $n ->
        [one] 1 Diamond
       *[other] { $n } Diamonds
    }
amount-potion =
    { $n ->
        [one] 1 Potion
       *[other] { $n } Potions
    }
amount-key =
    { $n ->
        [one] 1 Key
       *[other] { $n } Keys
    }
amount-chest =
    { $n ->
        [one] 1 Chest
       *[other] { $n } Chests
    }
amount-shield =
    { $n ->
        [one] 1 Magic Shield
       *[other] { $n } Magic Shields
    }
amount-goblin =
    { $n ->
        [one] 1 Goblin
       *[other] { $n } Goblins
    }
amount-troll =
    { $n ->
        [one] 1 Troll
       *[other] { $n } Trolls
    }
amount-dragon =
    { $n ->
        [one] 1 Dragon
       *[other] { $n } Dragons
    }
amount-stair =
    { $n ->
        [one] the Staircase
       *[other] { $n } Staircases
    }
amount-relic =
    { $n ->
        [one] 1 Relic
       *[other] { $n } Relics
    }
