### What only the page of Dungeon Drop says, in English. Everything else comes from the texts of the game.

## flat

seen-table = The table from above
seen-look = How the table is shown
seen-look-space = 3D
seen-look-flat = From above
seen-look-both = Both
seen-look-words = In words
seen-length-mm = { $n } mm
seen-length-cm = { $n } cm
seen-from =
    { $pawn ->
        [yes] of the Pawn
       *[no] of the middle of the table
    }
seen-where = { $far } { $facing } { $from }
seen-where-here = exactly in the place { $from }
seen-facing-n = north
seen-facing-ne = north-east
seen-facing-e = east
seen-facing-se = south-east
seen-facing-s = south
seen-facing-sw = south-west
seen-facing-w = west
seen-facing-nw = north-west
seen-cube =
    { $size ->
        [s] { $cube }, small
        [l] { $cube }, large
       *[h] { $cube }, huge
    }
seen-cube-there = { $cube }: { $where }
seen-cube-open = { $cube }. Can be chosen
seen-token = Pillar token { $n }: { $where }
seen-pawn = The Pawn: { $where }
seen-meeple = Meeple of { $seat }: { $where }
seen-words =
    { $solo ->
        [yes] On the table: { $n } cubes. North is away from you; distances are measured from the Pawn.
       *[no] On the table: { $n } cubes. North is away from you; distances are measured from the middle of the table.
    }
seen-region-room = In your room: { $n }
seen-region-dungeon = Elsewhere in the Dungeon: { $n }
seen-region-outside = Outside the Dungeon limits: { $n }
seen-aim = Aim
seen-aim-which = Cube
seen-aim-none = Choose a cube
seen-aim-cube = Choose a cube first
seen-aim-numbers = The aim in numbers
seen-aim-go = Let go of { $n } { $n ->
    [one] cube
   *[other] cubes
}
seen-drop-called = Let go { $where }, from { $height }
seen-aim-x = Right (mm)
seen-aim-y = Away (mm)
seen-aim-height = Height: { $n } mm
seen-aim-direction = Direction (°)
seen-aim-strength = Strength: { $n }%
seen-aim-at = Aim: { $where }.
seen-aim-moved = Outside the zone. It counts at the nearest point: { $where }.
seen-aim-cross = Aim point: { $where }
seen-aim-arrow = Flick: direction { $direction }°, strength { $strength }%
seen-aim-scatter = Half of the cubes come to rest within { $half }, nine in ten within { $most }.
seen-aim-noise = A hand is never exact: direction and strength may differ a little.
seen-aim-help-point = Click or tap the table, or drag the crosshair. Keys on the crosshair: arrows 1 mm, with Shift 10 mm; Page Up and Page Down for the height; Enter confirms.
seen-aim-help-flick = Drag out of a cube in the direction it shall go. Keys on the arrow: left and right turn, up and down for the strength, with Shift in tens; Enter confirms.
seen-aim-help-height = The higher they fall from, the farther they scatter.
seen-swap-first = Choose the first of two cubes on the table.
seen-swap-second = { $cube } is chosen. Now choose the cube with which it changes places, or choose it again to start over.
seen-stuck = No room is left to which you could move and survive. An ability or a Potion may still change that.
seen-rooms = Rooms
seen-rooms-count =
    { $n ->
        [one] 1 room
       *[other] { $n } rooms
    }
seen-room = { $cubes }{ $damage ->
        [0] {""}
       *[other] ; damage { $damage }
    }; { $where }
seen-room-called =
    { $solo ->
        [yes]
            { $empty ->
                [yes] Enter the empty room { $where }
               *[no] Enter the room with { $room }
            }
       *[no]
            { $empty ->
                [yes] Loot the empty room { $where }
               *[no] Loot the room with { $room }
            }
    }
seen-room-before = Room before
seen-room-next = Next room
seen-room-taken = What you would take
seen-room-empty = Nothing to take
seen-room-stairs = The Staircase is here
seen-room-cost =
    { $hits ->
        [0] No damage: hearts left { $left }
       *[other]
            { $eased ->
                [yes] Damage { $damage } of { $hits }, with Shields and abilities at their best: hearts left { $left }
               *[no] Damage { $damage }: hearts left { $left }
            }
    }
seen-room-help =
    { $solo ->
        [yes] Touch a room to see what it brings and costs.
       *[no] Touch a room, or pick its three Pillars one by one.
    }
seen-room-picked = Corners picked: { $n } of 3.
seen-room-first = Choose a room
seen-room-enter =
    { $solo ->
        [yes] Enter room { $n } of { $of }
       *[no] Loot room { $n } of { $of }
    }

## scene

seen-space = The table in space
seen-space-help = For the eyes only; the view from above and the one in words tell everything. Arrow keys turn the table, with Shift they move it; plus and minus zoom, 0 shows everything.
seen-space-loading = The table is being laid…
seen-space-missing = This browser cannot draw in space. The view from above shows the same and can do everything.
seen-space-above = Look from above
seen-space-skip = Skip the fall

## panels

seen-own = Your hero
seen-cards = Race and Classes
seen-tilted = Used on this floor
seen-hearts =
    Hearts: { $n } of { $life } uncovered{ $strain ->
        [0] {""}
       *[other] , strain { $strain }
    }
seen-covers = { $cube }: hearts covered: { $n }
seen-life = Life { $n }
seen-stash = Stash
seen-weight = weight { $n }
seen-trophies = Trophies
seen-points-short = pts
seen-points-so-far = Points so far, without the Chests that are still to be rolled
seen-quest-so-far =
    { $n ->
        [one] 1 point so far, gems included
       *[other] { $n } points so far, gems included
    }
seen-quest-parts = So far: gems { $gems }, bonus { $bonus }
seen-quest-hidden = Face down until the end
seen-required =
    { $n } of { $required } points required{ $chests ->
        [0] {""}
        [one] , and 1 Chest to roll
       *[other] , and { $chests } Chests to roll
    }
seen-meeple-points =
    { $n ->
        [one] 1 point by its meeple
       *[other] { $n } points by its meeple
    }
seen-gave-up = Gave up
seen-gem-sizes = Small gem / large gem
seen-tracker = Relic tracker
seen-tracker-at = { $n } of { $last } fragments of the Relic
seen-floor = Floor { $n }
seen-required-scores = Required Scores
seen-band =
    { $from ->
        [0] No fragment yet: { $n } points required
       *[other] { $from } to { $to } fragments: { $n } points required
    }
seen-legacies = What you leave behind
seen-legacy-now = Whoever retires now: { $legacy }
seen-rounds = Rounds and turn order
seen-round-of = Round { $n } of { $of }
seen-round = Round { $n } begins
seen-order = Order of turns
seen-order-why =
    { $n ->
        [1] The lowest initiative plays first.
       *[other] The lightest stash plays first.
    }
seen-initiative = initiative { $n }
seen-box = Box
seen-box-count =
    { $n ->
        [one] 1 cube left
       *[other] { $n } cubes left
    }
seen-box-turns =
    { $turns ->
        [0] empty
        [one] { $n } cubes, 1 turn
       *[other] { $n } cubes, { $turns } turns
    }
seen-drawn =
    { $n ->
        [one] 1 cube drawn
       *[other] { $n } cubes drawn
    }
seen-aside = Set aside
seen-discard = Discard
seen-looting = { $name } loots the room
seen-looted = { $name } takes
seen-taken = Treasures
seen-hits = Monsters that hit
seen-damage = { $cube }, damage { $n }
seen-mark-shield = Shield
seen-mark-slay = Slay
seen-stopped = Stopped by a Shield
seen-slain = A trophy at once
seen-spared = Deals no damage
seen-left =
    { $n ->
        [one] 1 heart left after this
       *[other] { $n } hearts left after this
    }
seen-would-kill = This would kill you: stop a monster
seen-shields-left =
    { $n ->
        [one] 1 Shield to spend
       *[other] { $n } Shields to spend
    }
seen-wounded = { $n } damage
seen-counted = Floor { $n } is counted
seen-of-required = { $n } required
seen-too-little = Not enough for the depths below. It is time to retire.
seen-descent = Down to floor { $n }
seen-new-class = New Class: { $card }
seen-new-quest = New Quest: { $card }
seen-saved = You win: { $legacy }!
seen-home = You come home with { $legacy }
seen-lost = The hero is lost

## The stage and the spotlight

seen-drama-count = The floor of { $name } is counted
seen-drama-counted =
    { $enough ->
        [yes] { $n ->
            [0] Just enough!
            [one] Enough, with 1 point to spare!
           *[other] Enough, with { $n } points to spare!
        }
       *[no] { $n ->
            [one] 1 point is missing.
           *[other] { $n } points are missing.
        }
    }
seen-drama-chests = { $name } opens the Chests
seen-drama-chests-hold =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
seen-drama-overreached = Too much
seen-drama-levelled =
    { $who ->
        [me] You gain a level: { $card }.
       *[other] { $name } gains a level: { $card }.
    }
seen-drama-last-round = The last round
seen-story-cubes = Cubes, round by round

## The goal, in a few signs

seen-goal-points = { $n } of the { $required } points that this floor asks for
seen-goal-turns =
    { $n ->
        [0] no turn left
        [one] 1 turn left
       *[other] { $n } turns left
    }

## Options in a few words, beside their labels

token-use = { $ability }
token-drink = Potion: { $the_cube }
token-give-back = Back: { $the_cube }
token-leave = Leave: { $points } of { $required }
token-stay = Stay
token-retire = Retire
token-descend = Down to floor { $floor }
token-pass = No meeple
token-done =
    { $prompt ->
        [act-choose] No ability
        [loot-ability] No ability
        [loot-slay] Enough
        [loot-shield] Enough
        [loot-room] Nothing
        [act-flick] Enough
        [act-pick] Enough
        [act-mend] Enough
        [turn-end] End turn
       *[other] Go on
    }

## What happened on a table that is seen: without numbers of places

near-event-explored =
    { $cubes_n ->
        [0] { $seat } has nothing left to drop.
       *[other] { $seat } drops { $cubes } from { $height } mm.
    }
near-event-placed = { $seat } places { $the_cube }.
near-event-slid = { $seat } slides { $the_cube } along.
near-event-propped = { $seat } puts { $the_cube } elsewhere.
near-event-pulled = { $seat } pulls { $cubes } along.
near-event-dropped-again = { $seat } picks up { $cubes } and drops them again, from { $height } mm.
near-event-meeple-placed = { $seat } places a meeple.

## The first time, alone

seen-first-solo = Three Pillars form a room, and you loot what lies in it; each monster covers your hearts. You came for the Relics: with enough points and a Relic, leave by the Staircase. Four of them save your village, nine the world.
    .rule = { "DRP-RET-03" }

## The figures of the book

seen-figure-card = A Quest: what gems are worth, and its bonus.
seen-figure-room = A room: three corners, and everything that touches the space between them.
seen-figure-hearts = Hearts: those that monsters cover, and those that are free.
seen-figure-slide = Sliding a Pillar: it is pushed along the table, and the room between the corners changes.
seen-figure-flick = Shooting a cube: a flick sends it along the arrow into the room, if nothing stands in its way.
