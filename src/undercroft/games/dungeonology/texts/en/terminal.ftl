### Words of the terminal for Dungeonology, in English. cli-verb-... are words for an action, with commas, that a player may type instead of the notation; several actions may share one.
### cli-tiles-legend has the corners of the three Floors and the letters of the cubes; no two cubes may share a letter, and effects have as few as possible.

## The map: letters for cubes and effects

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
cli-tiles-boss = ! rouses the Boss, & Boss.
cli-tiles-dangers = a1 Ambush, s Stop, t1 Toll, d2 Danger, +1 Good Luck, −1 Bad Luck, (A) Secret Passage, b{ $civilization } Bivouac for a Civilization cube.
cli-tiles-tokens = { $wall } Wall Token, (X) Secret Passage X, ~ Teleport Token, ? hidden Trap.
cli-letter-civilization = C
cli-letter-militia = M
cli-letter-worship = W
cli-letter-riches = R
cli-letter-caste = K
cli-icon-stairs = /
cli-icon-boss = !
cli-icon-ambush = a{ $n }
cli-icon-stop = s
cli-icon-toll = t{ $n }
cli-icon-danger = d{ $n }
cli-icon-good-luck = +{ $n }
cli-icon-bad-luck = −{ $n }
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

## What can be typed

cli-kind-trick = Trick Card
cli-kind-zone = Zone
cli-kind-scholar = Scholar
cli-kind-branch = branch
cli-kind-skill = Skill
cli-kind-number = number

## Examples, and words for what a card may be used for

cli-example-dungeonology = walk north
cli-branch-use = use
cli-branch-stealth = stealth
cli-branch-alert = alert
cli-branch-draw = draw
cli-branch-discard = discard

## Words for actions

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
cli-verb-yield = yield, let go, let it go
cli-verb-avoid = avoid, sacrifice
cli-verb-suffer = suffer, take it, accept, stun
cli-verb-shake = shake, cube, drop
cli-verb-snatch = snatch, card, take a card

## What each decision is about

cli-dungeonology-setup-scholar = Scholars, each with values and Skills of her own. Students help and protect, the Hand Value says how many cards you draw up to, Speed how far you go, Intelligence how many cubes one Study may bring, Stamina how many Stun Tokens you bear. Type ? with a name to read more.
cli-dungeonology-turn-activity = A turn has one Activity. To explore is to move, take an Action such as a Study, and draw cards. A Rest takes you back to the Starting Zone and heals, refills and tidies. With 2 Stars you may submit your Thesis: if its points reach the target of the Clan Card you are done, and earlier is better.
cli-dungeonology-turn-thesis = Whoever submits in Maximum Alert is done with the game, accepted or refused. Whoever does not plays on.
cli-dungeonology-thesis-cube = A refused Thesis costs the cube that is worth most with the Clan Card. Several are worth the same, and you choose.
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
cli-dungeonology-aux-treat = One of the Scholars outside the Starting Zone draws 2 cards. It may be you.
cli-dungeonology-aux-tax = One of the Scholars outside the Starting Zone loses 1 card of the hand, and chance says which.
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
