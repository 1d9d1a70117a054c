### Words of the terminal table, in English: the drawing, its headings, what may be typed, and what each decision is about.
### Arguments: cli-map-legend has $room and $passage, the corners of their boxes; cli-row-... have $cards, $n and $limit.
### cli-tiles-legend has the corners of the three Floors and the letters of the cubes; no two cubes may share a letter, and effects have as few as possible.
### cli-verb-... are words for an action, with commas, that a player may type instead of the notation.

## The table

cli-you = you
cli-points =
    { $n ->
        [one] 1 movement point
       *[other] { $n } movement points
    }
cli-rooted = The hero cannot change space in this turn.
cli-slammed = In this turn open doors are locked for the hero ({ $n }+).
cli-emboldened = Undead sent in this turn add { $n } to their totals.
cli-more = More: map, hand, table. Help: ?
cli-out = out of the game
cli-progress =
    { $n ->
        [one] 1 step done
       *[other] { $n } steps done
    }
cli-wounds =
    { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }
cli-entry = { $name }: { $text }
cli-row-quests = Quests: { $cards }.
cli-row-done = Completed: { $cards }.
cli-row-treasures = Treasures { $n }/{ $limit }: { $cards }.
cli-row-boons = Boons { $n }/{ $limit }: { $cards }.
cli-row-banes = Banes: { $cards }.
cli-row-wounded = Wounded Monsters: { $cards }.
cli-row-known = In the hand, as everybody saw: { $cards }.
cli-row-hand = Hand: { $cards }.

## The columns of the heroes

cli-column-level = Lvl
cli-column-life = Life
cli-column-glory = Glory
cli-column-peril = Peril
cli-column-melee = Melee
cli-column-magic = Magic
cli-column-move = Move
cli-column-hand = Hand
cli-column-quests = Quests
cli-column-place = At

## The map

cli-map-north = N
cli-map-pit = Pit{ $n }
cli-map-upright = upright
cli-map-turned = turned
cli-map-more =
    { $n ->
        [one] One more card lies beyond the edge: type map, or map x,y to look there.
       *[other] { $n } more cards lie beyond the edge: type map, or map x,y to look there.
    }
cli-map-nothing = Nothing lies at ({ $cell }).
cli-map-legend = { $room } Room, { $passage } Passage. O open door, L6 locked (6+), T6 trapped (6+), o opened. A gap is an opening, a line is a wall; a door against a wall leads nowhere. P Peril, G Glory, @0 hero, ! your Quest, [2] where option 2 leads, Pit6 Pit (6+).

## The map of Dungeonology: letters for cubes and effects

cli-speed =
    { $n ->
        [one] 1 Speed point
       *[other] { $n } Speed points
    }
cli-maximum = Maximum Alert: { $card }.
cli-map-alert = A{ $n }
cli-tiles-more =
    { $n ->
        [one] One more Zone lies beyond the edge: type map, or map with its name.
       *[other] { $n } more Zones lie beyond the edge: type map, or map with a name.
    }
cli-tiles-legend = { $floor1 } Floor I, { $floor2 } II, { $floor3 } III; A5 Alert Value. Cubes: { $civilization } Civilization, { $militia } Militia, { $worship } Worship, { $riches } Riches, { $caste } Caste, { $empty } none. A gap is a Passage, a line a wall, { $blind } a Passage that leads nowhere; { $militia } or { $worship } on it is a Door, / a Stair Token. / in a Zone: Stairs for the first who enters. @0 Scholar, [2] where option 2 leads. Note Board: * Star, + Study Bonus.
cli-tiles-loose = { $false_information } False, { $universal_information } Universal Information.
cli-tiles-eggs = o Egg.
cli-tiles-floor-iv = { $floor } Floor IV; h Hecatomb, fY a Familiar can be engaged.
cli-tiles-boss = ! rouses the Boss, & Boss.
cli-tiles-omega = % Omega.
cli-tiles-dangers = a1 Ambush, s Stop, t1 Toll, d2 Danger, +1 Good Luck, -1 Bad Luck, (A) Secret Passage, b{ $civilization } Bivouac for a Civilization cube.
cli-tiles-tokens = { $wall } Wall Token, (X) Secret Passage X, ~ Teleport Token, ? hidden Trap.
cli-letter-civilization = C
cli-letter-militia = M
cli-letter-worship = W
cli-letter-riches = R
cli-letter-caste = K
cli-letter-false-information = F
cli-letter-universal-information = U
cli-icon-stairs = /
cli-icon-boss = !
cli-icon-ambush = a{ $n }
cli-icon-stop = s
cli-icon-hecatomb = h
cli-icon-engage-familiar = f{ $n }
cli-icon-toll = t{ $n }
cli-icon-danger = d{ $n }
cli-icon-good-luck = +{ $n }
cli-icon-bad-luck = -{ $n }
cli-icon-secret-passage = ({ $n })
cli-icon-bivouac = b{ $n }

## Campus and Scholars

cli-campus-bonfire = Bonfire { $n }/{ $limit }.
cli-campus-alert = Alert Card { $card }: Omega Students { $n }/{ $limit }, Alert Bonus +{ $bonus }.
cli-campus-panic = Alert Modifier +{ $n }.
cli-campus-tiles = Tiles: { $piles }.
cli-campus-decks = Trick Cards { $deck }, discarded { $discard }. Jinx Cards { $jinxes }.
cli-campus-boss =
    { $zone ->
        [none] { $boss }: not in the Dungeon.
       *[other] { $boss }: { $zone }.
    }
cli-campus-clan = { $card }.
cli-campus-reserve = Cubes in the Reserve: { $cubes }.
cli-campus-top = Last discarded: { $card }.
cli-campus-first = First player: { $seat }.
cli-campus-university = University: { $gray } Students, { $omega } Omega.
cli-campus-spare = Reserve: { $students } Students, { $omegas } Omega.
cli-scholars-students = Stud.
cli-scholars-stun = Stun
cli-scholars-hand = Hand
cli-scholars-stars = Star
cli-scholars-bonus = Bon.
cli-scholars-points = Pts
cli-scholars-board = Note Board
cli-scholar-at = In { $the_zone }.
cli-scholar-values = Speed { $speed }, Intelligence { $intelligence }.
cli-scholar-exalted = Exalted.
cli-scholar-knowledge = Has Knowledge.
cli-scholar-disguised = In disguise.
cli-scholar-worth =
    { $n ->
        [one] Worth 1 point for the Clan.
       *[other] Worth { $n } points for the Clan.
    }
cli-scholar-thesis =
    { $n ->
        [1] Has submitted the first Thesis.
       *[other] Has submitted a Thesis, place { $n }.
    }
cli-scholar-out = Out of the game, without a Thesis.
cli-scholar-skills = Skills: { $cards }.
cli-scholar-jinxes = Jinx Cards: { $cards }.
cli-scholar-interns = Interns: { $cards }.
cli-scholar-known = In the hand, as is known: { $cards }.
cli-scholar-hand = Hand: { $cards }.
cli-campus-research =
    { $n ->
        [one] Open Research: { $cards }; 1 card in the deck.
       *[other] Open Research: { $cards }; { $n } cards in the deck.
    }
cli-campus-brood = Eggs beside the Campus: { $n }. Brought home: { $all } of 7.
cli-campus-omega = Omega is in { $the_zone }. Tome of Secrets { $n }/{ $limit }: { $tome }. Black Stars { $black }.
cli-campus-omega-card = His last card: { $card }, Alert +{ $bonus } in his Zone.
cli-campus-cauldron =
    { $n ->
        [one] Cauldron: 1 Student.
       *[other] Cauldron: { $n } Students.
    }
cli-scholar-star-tokens = Stars: { $cards }.
cli-scholar-familiars = Familiars: { $cards }.
cli-scholar-completed = Research: { $cards }.
cli-scholar-stored = Under the Zainetto Card: { $cards }.
cli-scholar-stored-count =
    { $n ->
        [one] 1 card lies under the Zainetto Card.
       *[other] { $n } cards lie under the Zainetto Card.
    }
cli-scholar-silenced = Plays no Trick Cards for now, except to declare.
cli-scholar-dulled = The Study Bonus counts 0 for now.
cli-scholar-carrying = Carries an Egg: Speed −1, Alert +1 in Studies.
cli-scholar-delivered = Eggs brought home: { $n }.
cli-scholar-fooled = No Skills: the Fool's Token lies on the card.
cli-veiled = { $card } (face down)
cli-veiled-unknown =
    { $n ->
        [one] 1 face down
       *[other] { $n } face down
    }
cli-trick = +{ $bonus }, { $type }. { $aux }

## Stealth Tests and declared cards

cli-test-study =
    { $count ->
        [0] { $seat } Studies { $the_zone }.
       *[other] { $seat } Studies { $the_zone } for { $wanted }.
    }
cli-test-espionage = { $seat } spies on { $victim } for { $the_cube }.
cli-test-alert =
    { $count ->
        [0] Alert Value { $n }.
       *[other] Alert Value { $n } ({ $parts }).
    }
cli-test-stealth =
    { $count ->
        [0] Stealth Value { $n }.
       *[other] Stealth Value { $n } ({ $parts }).
    }
cli-test-laid =
    { $cards_n ->
        [0] Cards laid down: { $n }.
       *[other] Laid down: { $cards }.
    }
cli-test-short = As it stands, it fails by { $n }.
cli-test-enough = As it stands, it succeeds.
cli-test-silent = Nobody else may play.
cli-part-zone = Zone
cli-part-egg = an Egg in hand
cli-part-omega = Omega is here
cli-part-sabotage = Sabotage by Omega
cli-part-alert-card = Alert Bonus
cli-part-cubes = more cubes
cli-part-cube = cube
cli-part-students = Students of the target
cli-part-study-bonus = Study Bonus
cli-part-good-luck = Good Luck
cli-part-bad-luck = Bad Luck
cli-part-least = at least 1
cli-plays =
    { $n ->
        [1] Declared: { $plays }.
       *[other] Declared, the last one first: { $plays }.
    }
cli-play = { $card } ({ $seat })
cli-play-cancelled = { $card } ({ $seat }, cancelled)

## The table of Dungeon Drop: letters for cubes, the plan, heroes and Box; no two kinds may share a letter

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

cli-forms = What one can try
cli-rulings = R: rulings, where the rules leave a question open
cli-rules-english = The rules are written in English.
cli-unknown = { $text } is neither an option nor the name of anything that you can see.
cli-rules-hint = Type rules with a chapter or an id, for example: rules { $rule }
cli-help-map = draw the whole map; with x,y or the name of a place, the part around it
    .command = map [place]
cli-help-hand = show your hand in full
    .command = hand
cli-help-table = show the whole table again
    .command = table
cli-help-log = show what happened, the last lines of it
    .command = log [lines]
cli-help-explain = show this help; with a number, explain that option and what it touches; with words, anything that you can see
    .command = ? [number or words]
cli-help-resign = give up: you leave the game
    .command = resign
cli-help-words = an option in words, for example { $example }
    .command = words
cli-help-rules = list the chapters of the rules; with a chapter or an id, show its rules
    .command = rules [id]
cli-kind-card = card
cli-kind-cell = space
cli-kind-seat = seat
cli-kind-side = side
cli-kind-score = score
cli-kind-facing = facing
cli-kind-trick = Trick Card
cli-kind-zone = Zone
cli-kind-scholar = Scholar
cli-kind-cube = cube
cli-kind-branch = branch
cli-kind-skill = Skill
cli-kind-number = number
cli-kind-corner = Pillar
cli-kind-ability = card
cli-kind-x = x, -400 to 400
cli-kind-y = y, -300 to 300
cli-kind-height = height, 150 to 300
cli-kind-direction = direction, 0 to 359
cli-kind-strength = strength, 0 to 100
cli-kind-intern = Intern
cli-kind-familiar = Familiar
cli-kind-deck = deck
cli-kind-type = type

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

cli-example-dungeoneer = move north
cli-example-dungeonology = walk north
cli-example-rocca-civetta = walk north
cli-example-dungeon-drop = drop 20 -35 150
cli-branch-use = use
cli-branch-stealth = stealth
cli-branch-alert = alert
cli-branch-draw = draw
cli-branch-discard = discard

## Games and records

cli-seats = { $low } to { $high } seats
cli-version = rules version { $n }
cli-setting = (from { $low } to { $high }, { $rule })
cli-step = After { $n } of { $all } decisions
cli-renewed = Chance was renewed here: the table had gone back behind something learnt.

## Words for actions

cli-verb-discard = discard, throw away, give up
cli-verb-play = play
cli-verb-replace = replace
cli-verb-jump = jump, teleport
cli-verb-use = use, drink
cli-verb-unlock = unlock
cli-verb-lift = lift, get rid of
cli-verb-shed = shed
cli-verb-bane = bane, curse
cli-verb-attack = attack, send
cli-verb-trap = trap, spring
cli-verb-blame = blame
cli-verb-take = take
cli-verb-destroy = destroy
cli-verb-swap = swap
cli-verb-with = with
cli-verb-facing = facing
cli-verb-place = place, lay, put
cli-verb-move = move, go, walk
cli-verb-open = open, try
cli-verb-challenge = challenge
cli-verb-room = room, use room, use the room
cli-verb-portal = portal
cli-verb-power = power, use power, use my power
cli-verb-farstep = farstep
cli-verb-quest = quest, attempt, fight
cli-verb-offer = offer, sacrifice
cli-verb-complete = complete
cli-verb-style = style
cli-verb-weapon = weapon, fight with
cli-verb-charge = charge
cli-verb-bare = bare, fight without a weapon
cli-verb-pass = pass
cli-verb-done = done, end, end turn, end my turn, stop

## Words for actions that only Dungeonology has; several actions may share one

cli-verb-scholar = scholar, choose, be
cli-verb-explore = explore, exploration
cli-verb-rest = rest, sleep
cli-verb-submit = submit, thesis, submit thesis, submit my thesis
cli-verb-walk = walk, go, move
cli-verb-reveal = reveal, reveal zone, reveal a zone, reveal a new zone, new zone, discover
cli-verb-sneak = sneak, secret passage, take the secret passage, go, move
cli-verb-study = study, research
cli-verb-spy = spy, spy on, espionage
cli-verb-bivouac = bivouac, camp
cli-verb-teleport = teleport
cli-verb-collect = collect, use
cli-verb-aux = aux, use, auxiliary, play
cli-verb-rob = rob, make discard, use, play
cli-verb-main = main, play, main effect
cli-verb-react = react, react with, answer, play
cli-verb-skill = skill, use
cli-verb-indicate = indicate, want
cli-verb-add = add, lay, lay down
cli-verb-declare = declare
cli-verb-lay = lay, place, put
cli-verb-under = under, put under, under the pile
cli-verb-floor = floor, stairs
cli-verb-target = target, choose, hit, hunt
cli-verb-at = at, choose, go, move, lead, push
cli-verb-into = into
cli-verb-cube = cube, choose, take, collect, give, drop, steal
cli-verb-number = number, draw, collect
cli-verb-pay = pay
cli-verb-blind = blind, face down
cli-verb-heist = heist, spy, spy on
cli-verb-keep = keep, protect
cli-verb-yield = yield, let go, let it go
cli-verb-avoid = avoid, sacrifice
cli-verb-suffer = suffer, take it, accept, stun
cli-verb-shake = shake, cube, drop
cli-verb-snatch = snatch, card, take a card

## Words for actions that only Rocca Civetta has

cli-verb-claim = claim, research, take
cli-verb-peek = peek, look, look at
cli-verb-store = store, put under
cli-verb-draw = draw, take
cli-verb-under-deck = bury, put under the deck
cli-verb-whip = whip, whip crack, move
cli-verb-wake = wake, intern, first
cli-verb-type = type, discard type
cli-verb-cook = cook, feed, feed the cauldron
cli-verb-column = column, in the column of
cli-verb-pick-up = pick up, egg, take the egg
cli-verb-seize = Omega takes
cli-verb-engage = engage, adopt
cli-verb-beyond = beyond, leave out the leftmost

## Words for actions that only Dungeon Drop has

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
cli-verb-pick = pick, pick up
cli-verb-transmute = transmute
cli-verb-banish = banish, discard
cli-verb-mend = mend, remove
cli-verb-meeple = meeple
cli-verb-leave = leave, leave floor, leave the floor
cli-verb-stay = stay
cli-verb-retire = retire
cli-verb-descend = descend, go down

## What each decision of Dungeoneer is about

cli-dungeoneer-discard-choose = Your turn begins: exactly one card goes. It may be a hand card, one of your Treasures, or a Quest you do not want; a Quest is replaced at once. Then you draw up to five hand cards.
cli-dungeoneer-encounter-lord = You are the dungeon lord. Banes, Monsters and Traps are paid with the Peril of the hero they strike, Boons with your own Glory. Play Boons and Banes first: once you declare a Monster or a Trap, only more of those may follow.
cli-dungeoneer-encounter-declare = Declare all Monsters and Traps you want to send this turn; their Peril is paid at once. When you stop, they strike one after the other in this order.
cli-dungeoneer-encounter-blame = Your Encounter has inflicted a wound. Name an opponent, the victim or another: that hero gains 1 Peril, which you can spend later.
cli-dungeoneer-bane-recall = The card lets you take Undead Monsters back from the discard pile into your hand, as many as it says. You may also stop earlier.
cli-dungeoneer-bane-destroy = The card discards a Treasure of its victim, and you choose which.
cli-dungeoneer-bane-swap = Two Map cards without heroes change places. No part of the dungeon may be cut off, and it may not be closed while Map cards are left.
cli-dungeoneer-bane-swap-with = Choose the card that changes places with the first one. Only those are offered that leave the dungeon whole and open.
cli-dungeoneer-bane-facing = Both cards may be turned by 180 degrees as they change places. Only legal ways are offered.
cli-dungeoneer-inventory-shed = Your limit of Treasures has sunk. You discard until you keep no more than it allows.
cli-dungeoneer-build-place = The Map card you drew must be connected: a door or opening that meets another. It may be turned by 180 degrees. The numbers in the dotted boxes on the map are the options. Nothing happens yet; a card counts when somebody enters it.
cli-dungeoneer-move-act = Your Move phase: walk, open doors, play Boons and Treasures, use your power or the room, further a Quest, challenge a hero in your space. A space you enter for the first time this turn gives its Peril and Glory. If you do not move at all you gain the Peril of your space. The numbers in brackets on the map show where options lead.
cli-dungeoneer-quest-complete = Several of your Quests would be completed here, but only one at a time: your turn ends with it.
cli-dungeoneer-combat-style = The Monster has several attacks, and you control it. Choose the one the hero will find hardest.
cli-dungeoneer-combat-weapon = One weapon at most counts in a combat. Its bonus is added to your die and your score.
cli-dungeoneer-combat-power = The power of your hero may help before the dice are rolled. It costs what is printed.
cli-dungeoneer-combat-reckon = You have lost this round of Melee. The power of your hero lets you strike back.
cli-dungeoneer-window-response = A card or a challenge is aimed at your hero and nothing has happened yet. This is the moment for Responses.
cli-dungeoneer-window-reroll = The dice lie on the table. Whoever has a card or a power for it may roll the hero's die again.
cli-dungeoneer-window-prevent = The wounds are about to fall. This is the last moment to avoid or prevent them.
cli-dungeoneer-window-check = It is not your turn, but cards that may be used anytime can be used now.

## What each decision of Dungeonology is about

cli-dungeonology-setup-scholar = Four Scholars, each with values and Skills of her own. Students help and protect, the Hand Value says how many cards you draw up to, Speed how far you go, Intelligence how many cubes one Study may bring, Stamina how many Stun Tokens you bear. Type ? with a name to read more.
cli-dungeonology-turn-activity = A turn has one Activity. To explore is to move, take an Action such as a Study, and draw cards. A Rest takes you back to the Starting Zone and heals, refills and tidies. With 2 Stars you may submit your Thesis: if its points reach the target of the Clan Card you are done, and earlier is better.
cli-dungeonology-rest-jinx = A Rest rids you of one Jinx Card. Each costs points at the end, and those face up harm you until then.
cli-dungeonology-rest-discard = Cards that do not help you may go now: you draw up to your Hand Value right after. Choose them one by one, then stop.
cli-dungeonology-phase-movement = Each Speed point takes you one Zone further through Passages that meet, or reveals a new Zone of this Floor and enters it. A Door needs a cube of its colour. What the Zone does to whoever enters is in brackets. The numbers in brackets on the map show where options lead. Your Action comes after this phase.
cli-dungeonology-zone-lay = The new tile must be linked: one of its Passages meets one of the Zone you come from. It keeps its facing, and it may be shifted by half a tile. The numbers on the map stand in the middle of the places where it can lie; the tile is drawn below.
cli-dungeonology-zone-under = The tiles you did not lay go under the pile of their Floor, in an order of your choice: they will be the last ones to come.
cli-dungeonology-stairs-floor = You are the first in a Zone with Stairs: they bring in a tile of a neighbouring Floor. Deeper Floors have more precious cubes and higher Alert Values.
cli-dungeonology-phase-action = One Action: Study your Zone for its cubes, spy on a Scholar here for one of hers, or what a Zone, a card or a Skill offers. Both tests need Trick Cards from your hand to be laid down. Cards and Skills may be played besides. Then your turn ends and you draw up to your Hand Value.
cli-dungeonology-study-indicate = The cubes are taken from the left, as many as you say now, up to your Intelligence. The second raises the Alert Value by 1, the third by 2 more. Fail, and you get none of them.
cli-dungeonology-test-declare = Lay down one card after the other; their Bonus Values make your Stealth Value, in a Study with your Study Bonus. They are spent whatever happens, at least one is needed, and the others see them only when you declare. Equal is enough, but opponents may still raise the Alert Value.
cli-dungeonology-test-at-once = You have just declared. A few cards can be played only at this moment, before anybody else may speak.
cli-dungeonology-test-opponent = Somebody else is being tested. With Instants and Auxiliary Effects you may raise the Alert Value to make it fail, or the Stealth Value to help. Everybody speaks once around the table; the one who is tested has the last word.
cli-dungeonology-test-target = You are spied on. Raise the Alert Value above the Stealth Value and the cube stays with you. The spy may answer, and then you again, until neither adds anything.
cli-dungeonology-test-tester = The last word is yours. Once you accept, the values are compared: with a Stealth Value at least equal to the Alert Value you succeed; otherwise you gain a Stun Token and draw a Student from the University.
cli-dungeonology-window-instant = It is not your turn, but Instants can be played now. You are asked again at other moments.
cli-dungeonology-window-turn-start = A turn begins, and some cards name this moment: it is the only one to play them.
cli-dungeonology-window-announced = A Study has been announced, but no cubes are indicated yet. Some cards name this moment.
cli-dungeonology-window-reaction = A Main Effect is declared and has not happened yet. A Reaction can cancel it, and can itself be answered; the last one declared happens first.
cli-dungeonology-aux-discard = The Auxiliary Effect makes you discard a card, and you choose which.
cli-dungeonology-main-aim = The card needs a target, a Scholar or a Zone. It is named before the others may react.
cli-dungeonology-main-price = The card can be paid for in two ways. Drawn Students come from the University and go to the Bonfire, and one of them may be the Omega Student.
cli-dungeonology-main-number = The more Students you draw, the stronger the effect, and the more likely the Omega Student.
cli-dungeonology-main-discard = Part of the price is a Trick Card from your hand.
cli-dungeonology-card-trap = Each Trap Token lies face down in a Zone without Scholars and Traps. Only you know which it is; the first to enter finds out.
cli-dungeonology-card-slip = Under cover of the smoke you may move to a linked Zone. Doors apply, but nothing there acts on you.
cli-dungeonology-card-steal = The cube goes to your Note Board, if its column has room. With it a Star may change hands.
cli-dungeonology-card-heist = Nobody may answer in this Espionage, and the target's Students do not count: only the value of the cube.
cli-dungeonology-card-gift = Cubes from the Reserve fill free spaces of your Zone from the left. Then you Study it.
cli-dungeonology-card-objection = Somebody objects to your card. Two Students would convince them.
cli-dungeonology-card-collect = Any cube here that fits on your Note Board, without a Stealth Test.
cli-dungeonology-card-press = You see the whole hand, and one card of it goes.
cli-dungeonology-card-tour = Cubes are taken from the left, without a Stealth Test.
cli-dungeonology-skill-target = A Headbutt hits somebody in your Zone whom no Headbutt has hit this turn.
cli-dungeonology-skill-butt = Either a cube of a random colour falls out of the satchel, or you take a card without looking.
cli-dungeonology-skill-discard = The Skill is paid with a Trick Card of the type it names.
cli-dungeonology-stun-avoid = As many Stun Tokens as your Stamina force you to Rest when your turn begins. A Student in your place avoids one, and is gone.
cli-dungeonology-cube-protect = An Intern Protects cubes of this colour. You may still let it go, if that is better than what would come instead.
cli-dungeonology-cube-give = You choose the cube. The topmost of its column goes, and a Star beside it goes too.
cli-dungeonology-cube-drop = The cube falls into the leftmost free space of your Zone, where anybody may Study it later.
cli-dungeonology-cube-land = All spaces here are full, so the cube rolls into a linked Zone of your choice.
cli-dungeonology-boss-target = The Boss is roused, and you choose whom he hunts. He stops at the first Scholar he meets.
cli-dungeonology-boss-way = Several ways to the Scholar he hunts are equally good, and you choose one.
cli-dungeonology-boss-lead = Drinks make him follow you willingly: up to 2 Zones, and he Encounters nobody on the way.
cli-dungeonology-boss-arrival = He appears where most Scholars are. Several Zones have equally many, and you choose.
cli-dungeonology-panic-push = The crowd pushes a Scholar in a direction drawn by chance. Several Zones lie there, and you choose one.

## What goes on in Rocca Civetta

cli-rocca-civetta-boss-appear = The Boss comes out of the shadows beside a Scholar and takes one step. Where it appears, it meets nobody.
cli-rocca-civetta-boss-discard = The Boss costs you cards, and you choose which. Part with what helps you least.
cli-rocca-civetta-boss-goal = The Boss goes where most cubes lie, and several Zones are equal. Send it away from you.
cli-rocca-civetta-boss-jinx = A Jinx Card harms you and costs points unless you get rid of it. Two Students avoid it.
cli-rocca-civetta-boss-lead = Drinks make a Boss follow you willingly: up to 2 Zones, and nobody is Encountered on the way.
cli-rocca-civetta-boss-pull = A Scholar is called one Zone toward the Boss, and two ways are equally short. You woke the Boss, so you choose.
cli-rocca-civetta-boss-silence = Silenced, you can still declare with your cards, but you cannot play them for their effects. A Student buys you off.
cli-rocca-civetta-boss-tribute = Omega wants the top cube of one of your colours. You may keep it and take two Stun Tokens instead.
cli-rocca-civetta-boss-type = Omega reads your mind: all cards of the type you hold most are lost. With a tie the choice is yours.
cli-rocca-civetta-card-dissolve = The acid opens Walls between Zones of one Floor. You may leave them if they serve you better closed.
cli-rocca-civetta-card-melt = Two of your cubes go to the Reserve, and then you get one that is worth no more than both together. Think of the Stars beside them.
cli-rocca-civetta-card-opus = Any cube that fits and is worth no more than the two you gave up. Most points, or the Star you lack.
cli-rocca-civetta-card-reagents = These cards were discarded last, before you played yours. Take the one you can use best.
cli-rocca-civetta-card-transmute = The cube goes to the Reserve, and one of the next colour, worth 1 point more, comes from there. A Star may come or go with it.
cli-rocca-civetta-cube-column = A Universal cube counts in every way as one of the column you put it in, and stays there. Think of the Stars and arrows it would cover.
cli-rocca-civetta-omega-answer = A Reaction with the Omega icon cancels what this Omega Card would do now. It costs what is printed on it.
cli-rocca-civetta-omega-gives = Omega Gives his least valuable cube, and two kinds are equal. Take the one that brings you further.
cli-rocca-civetta-omega-seize = These cubes are worth the same, so you decide for Omega. Let him have the one you need least.
cli-rocca-civetta-omega-teleport = You are safe, so Omega jumps to the most valuable cube on the table. Where several are equal, you decide.
cli-rocca-civetta-intern-charm = Your Lute Player can charm the Boss for a card. Then nothing of the Encounter happens.
cli-rocca-civetta-intern-fool = The Scholar with the Fool's Token has no Skills until your next turn begins. Choose whose Skills would hurt you most.
cli-rocca-civetta-intern-hide = Your Smuggler can hide the cube for a card. Otherwise it falls, and others may take it.
cli-rocca-civetta-panic-cauldron = Every turn costs a Student or a Stun Token now. When the Cauldron is full, the game ends.
cli-rocca-civetta-panic-home = Everybody is carried toward the Starting Zone at the end of a turn. Two ways are equally short.
cli-rocca-civetta-research-claim = You meet an open Research Card: claiming it is free and gives points at the end. One card per turn.
cli-rocca-civetta-skill-bury = Each card you choose goes under the deck, below those before it.
cli-rocca-civetta-skill-charge = Your charge takes you past Doors, and what the Zone does to those who enter it does to you. Then you stun an opponent there.
cli-rocca-civetta-skill-search = You see the next cards of the deck and take one of them. The others go to the bottom.
cli-rocca-civetta-skill-store = A card under the Zainetto Card is safe and leaves room in your hand, but it pays no costs. Store what you want to keep for a test.
cli-rocca-civetta-skill-whip = Pull an opponent out of reach of good cubes, or push one away from yours. Nothing else happens to them.
cli-rocca-civetta-study-pick = You are not bound to the leftmost cubes. You choose from left to right, and each one more raises the Alert Value.
cli-rocca-civetta-turn-intern = Several of your Interns act at the start of your turn, and you decide the order. A cured Stun Token may save you from a Rest.

## What each decision of Dungeon Drop is about

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
