### What only the drawing of the table says, in English. Everything else comes from the texts of the game.

## Parts of a Stealth Test

part-zone = Alert Value of the Zone
part-alert-card = Alert Bonus
part-cubes = more cubes
part-cube = value of the cube
part-students = Students of the target
part-study-bonus = Study Bonus
part-good-luck = Good Luck
part-bad-luck = Bad Luck
part-least = at least 1

## The Dungeon

seen-dungeon = The Dungeon
seen-zone-is = { $zone }, Floor { $floor }
seen-zone-alert =
    { $bonus ->
        [0] Alert Value { $alert }
       *[other] Alert Value { $alert }, plus { $bonus } by the Alert Bonus
    }
seen-zone-panic = Alert Value { $alert }, plus { $bonus } by the Panic Card
seen-zone-cubes =
    { $n ->
        [0] No cubes left
       *[other] { $wanted }
    }
seen-zone-effects = Effects: { $effects }
seen-zone-idle = Printed, but without effect now: { $effects }
seen-zone-fresh = Nobody has entered it yet
seen-zone-links =
    { $joins_n ->
        [0] Linked with no Zone
       *[other] Linked with { $joins }
    }
seen-zone-boss = { $the_boss } is here
seen-zone-seats =
    { $seats_n ->
        [one] { $seats } is here
       *[other] { $seats } are here
    }
seen-figure = { $name } in { $zone }
seen-disguised = Disguised
seen-turned-up = Turned up
seen-turned-up-choose = Turned up: choose which one you try
seen-floors = Floors, and tiles left in their piles
seen-pile =
    { $n ->
        [0] Floor { $floor }: no tiles left
        [one] Floor { $floor }: 1 tile left
       *[other] Floor { $floor }: { $n } tiles left
    }

## Scholars, Campus and cards

seen-use-bonus = Bonus Value
seen-use-aux = Auxiliary Effect
seen-use-main = Main Effect
seen-offered = now
seen-bonus-text = Laid down in your own Stealth Test, it adds { $n } to your Stealth Value.
seen-main-none = This card has none.
seen-main-idle = Main Effects are not in use at this table.
seen-mark-add = Bonus
seen-mark-aux = Auxiliary
seen-mark-main = Main
seen-mark-react = Reaction
seen-mark-discard = Discard
seen-or = or
seen-badge-points = Points at the end
seen-side-normal = Standard side
seen-side-exalted = Exalted
seen-side-up = this side is up
seen-combo = Knowledge Combo
seen-effect-idle = (without effect now)
seen-boss-sighting = Sighting
seen-boss-activation = Activation
seen-boss-encounter = Encounter
seen-boss-away = not Sighted yet
seen-look = { $name }, up close
seen-hand = Hand
seen-students = Students
seen-stun =
    { $n ->
        [one] 1 Stun Token, of { $stamina } at most
       *[other] { $n } Stun Tokens, of { $stamina } at most
    }
seen-stars = Stars
seen-points = Points of the cubes
seen-score = Score
seen-points-short = points
seen-points-clan = with the Clan
seen-skills = Skills
seen-first = first
seen-face-down = (face down)
seen-veiled =
    { $n ->
        [one] 1 face down
       *[other] { $n } face down
    }
seen-gone = has left the Dungeon
seen-seek = Show { $zone } on the map
seen-thesis-place = Thesis no. { $n }
seen-notes = Note Board of { $name }
seen-column = { $cube }: { $n } of { $slots } slots, { $value } points each; Stars { $stars }, arrows { $arrows }
seen-column-white = Universal Information { $n }
seen-own = Your Scholar
seen-speed-left = Speed points left
seen-campus = Campus
seen-warning-final = Last round: the game ends when the turn of { $name } comes round again.
seen-warning-countdown = The game ends when the next turn of { $name } would begin.
seen-warning-maximum = Maximum Alert
seen-alert-bonus = Alert Bonus
seen-alert-modifier = Alert Modifier
seen-row-placed = Row { $n }, with an Omega Student:
seen-row-next = Row { $n }, the next one:
seen-row-later = Row { $n }:
seen-row-brings = Alert Bonus +{ $bonus }, { $students } Students per player, { $omegas } Omega
seen-refill = New Students in the University
seen-each = per player
seen-next = next
seen-level = Player Level: { $level }
seen-university = University
seen-bag = Students { $students }, Omega { $omegas }
seen-bag-unknown = Nobody knows what is left in the bag.
seen-bonfire = Bonfire
seen-bonfire-has = Students on { $n } of { $spaces } spaces
seen-clan-unknown = Face down: you do not know it.
seen-clan-known = you know it
seen-clan-open = face up
seen-target = Thesis Target Score
seen-piles = Piles and Reserve
seen-deck-trick = Trick deck
seen-deck-jinx = Jinx deck
seen-discard = Discarded: { $n }
seen-discard-trick = Discarded Trick Cards: { $n }
seen-discard-jinx = Discarded Jinx Cards: { $n }
seen-tiles = Tiles of Floor { $floor }
seen-supply = Cubes in the Reserve
seen-traps = Trap Tokens in the Reserve

## Scenes

seen-test = Stealth Test
seen-study-of = { $name } Studies { $zone }
seen-espionage-of = { $name } spies on { $victim }
seen-stealth = Stealth Value
seen-alert = Alert Value
seen-against = against
seen-laid =
    { $n ->
        [one] 1 card is laid down
       *[other] { $n } cards are laid down
    }
seen-speakers = Who may play cards in this test
seen-speaks-now = may play now
seen-speaks-next = to come
seen-speaks-spoken = has passed
seen-speaks-silent = cannot play
seen-plays = Declared Main Effects
seen-cancelled = cancelled
seen-thesis-of = The Thesis of { $name }
seen-item-cubes = Cubes
seen-item-clan = Clan
seen-item-thesis = Thesis
seen-item-interns = Interns
seen-item-jinxes = Jinx Cards
seen-place-no-thesis = no accepted Thesis
seen-place-resigned = gave up

## The verdict of a test, from the side of whoever reads it

seen-drama-study =
    { $passed ->
        [yes] { $who ->
            [me] Nobody notices you: the notes are yours.
            [thrower] { $name } studies on, in spite of you.
           *[other] Nobody notices { $name }.
        }
       *[no] { $who ->
            [me] They have heard you.
            [thrower] You have given { $name } away.
           *[other] They have heard { $name }.
        }
    }
seen-drama-espionage =
    { $passed ->
        [yes] { $who ->
            [me] { $victim } notices nothing.
            [victim] { $name } has spied on you unseen.
            [thrower] { $name } spies on { $victim }, in spite of you.
           *[other] { $victim } does not notice { $name }.
        }
       *[no] { $who ->
            [me] { $victim } catches you.
            [victim] You catch { $name } spying on you.
            [thrower] You have given { $name } away to { $victim }.
           *[other] { $victim } catches { $name }.
        }
    }
seen-drama-thesis =
    { $accepted ->
        [yes] { $who ->
            [me] Your Thesis is accepted!
           *[other] The Thesis of { $name } is accepted.
        }
       *[no] { $who ->
            [me] Your Thesis is refused.
           *[other] The Thesis of { $name } is refused.
        }
    }

## The spotlight

seen-drama-hit = This is aimed at you
seen-drama-hit-card = { $name } takes a card out of your hand.
seen-drama-hit-student = { $name } Steals one of your Students.
seen-drama-hit-cube = { $name } Steals from your notes: { $cube }.
seen-drama-hit-hand = { $name } looks at your hand.
seen-drama-hit-main = { $name } declares { $card } against you.
seen-drama-hit-aux = { $name } uses { $card } against you.
seen-drama-omega = The alarm bell rings
seen-drama-omega-row =
    { $left ->
        [0] An Omega Student stands in every row: the end is near.
        [one] Row { $n } of { $all } is taken. One more, and the Alert Card is full.
       *[other] Row { $n } of { $all } is taken.
    }
seen-drama-star = A Star
seen-drama-star-gained =
    { $who ->
        [me] { $n ->
            [one] You have your first Star. Two are needed for a Thesis.
           *[other] You have { $n } Stars.
        }
       *[other] { $n ->
            [one] { $name } has a first Star.
           *[other] { $name } has { $n } Stars.
        }
    }
seen-drama-star-lost = A Star is lost
seen-drama-exalted = Exalted
seen-drama-exalted-about =
    { $who ->
        [me] You become Exalted: your card shows its other side.
       *[other] { $name } becomes Exalted: the card shows its other side.
    }
seen-drama-knowledge = Knowledge
seen-drama-knowledge-about =
    { $who ->
        [me] You take the Knowledge Token and may know the secret of the Clan.
       *[other] { $name } takes the Knowledge Token and may know the secret of the Clan.
    }
seen-drama-jinx = A Jinx Card
seen-drama-jinx-about = You take it, face down. Nobody but you knows what it will do.
seen-drama-stun = Stunned
seen-drama-boss-met = It has found you.
seen-drama-last-round = The end is near
seen-story-points = Points of the cubes, round by round

## The goal, in a few signs

seen-zone-far = Walk there: { $n } steps
seen-goal-alarm = Alarm: { $n } of { $rows } rows are full
seen-goal-stars = Stars: { $n } of the { $needed } that a Thesis needs
seen-goal-points = Points of your Thesis: { $n } of { $target }
seen-goal-points-unknown = Points of your Thesis: { $n }; how many are needed only the Clan Card tells

## Options in a few words, beside their labels

token-scholar = { $scholar }
token-explore = Explore
token-rest = Rest
token-submit = Submit: { $points }
token-walk = { $zone }
token-sneak = { $zone }
token-teleport = Teleport: { $zone }
token-reveal = New Zone
token-lay =
    { $shift ->
        [none] { $side }
       *[other] { $side }, ½ { $shift }
    }
token-under = Under the pile
token-floor = Floor { $floor }
token-study = Study
token-indicate =
    { $ahead ->
        [yes] Study: { $word }
       *[no] { $wanted }
    }
token-add = { $card } +{ $bonus }
token-declare = Declare { $stealth } against { $alert }
token-spy = { $seat }: { $cube }
token-heist = { $seat }: { $cube }
token-bivouac = Bivouac
token-collect = { $skill }: { $wanted }
token-aux =
    { $word ->
        [stealth] { $card }: Stealth
        [alert] { $card }: Alert
        [draw] { $card }: draw
        [discard] { $card }: discard
       *[other] { $card }
    }
token-rob = { $card }: { $seat }
token-main = { $card }
token-react = { $card }
token-skill = { $skill }
token-discard = { $card }
token-target = { $seat }
token-at = { $zone }
token-into = { $zone }
token-pass =
    { $prompt ->
        [test-tester] { $passed ->
            [yes] Accept: success
           *[no] Accept: failure
        }
       *[other] Pass
    }
token-done =
    { $prompt ->
        [phase-movement] End movement
        [phase-action] End turn
        [rest-discard] Enough
        [boss-lead] Stop here
        [card-slip] Stay
       *[card-gift] Study
    }

## The figures of the book

seen-figure-zone = A Zone: its cubes, its shield with the Alert Value, its Passages and Doors.
seen-figure-notes = A Note Board: cubes fill their columns from the bottom, and a Star or an arrow counts while a cube lies beside it.
seen-figure-card = A Trick Card and its uses.
seen-figure-test = A Stealth Test: both sums with every number and its source.
seen-figure-alert = An Alert Card: rows for Omega Students, each with its Alert Bonus and the Students it brings.
seen-figure-jinx = A Jinx Card: what it does, and how many points it costs in the end.
seen-figure-boss = A Boss: what happens when he is sighted, roused and met.
seen-figure-clan = A Clan Card: the points a Thesis needs, and what the Clan likes or dislikes.
