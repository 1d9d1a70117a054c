### Names and texts of everything printed, in English.
### A message is card- and the content id with hyphens; its value is the printed name, .text the effect in full. A Trick Card's .text is its Main Effect;
### what its type and level can do besides is a message aux- of its own. Interns and Skills are intern- and skill-, because Trick Cards have the same names.
### Scholars have a .short name and a .category. .the is the name with its article, for Zones, Bosses, Traps and cubes; .to makes a side a direction.
### Every language has the same messages and attributes. A .text has about 200 characters at most.

## Scholars

card-valerio = Valerio the Squire
    .short = Valerio
    .category = Squire
card-sofia = Sofia the Rogue
    .short = Sofia
    .category = Rogue
card-vincenzo = Vincenzo the Novice
    .short = Vincenzo
    .category = Novice
card-rebecca = Rebecca the Apprentice
    .short = Rebecca
    .category = Apprentice

## Skills

skill-headbutt = Headbutt
    .text = Choose an opponent in your Zone whom no Headbutt has hit this turn: they Drop a cube of a random colour they own, or you take a random Trick Card from their hand.
skill-heroic-headbutt = Heroic Headbutt
    .text = As Headbutt, but you Collect the Dropped cube at once, wherever it lies, if your column has room for it.
skill-second-wind = Second Wind
    .text = Discard 1 of your Stun Tokens. Not during Maximum Alert.
skill-rogue = Rogue
    .text = In your Espionage you Sacrifice no Student, and your target's Students do not count. Right after declaring, Divination 1 raises your Stealth Value, twice.
skill-scoundrels-speed = Scoundrel's Speed
    .text = You have 2 Actions in your Action Phase, of the same kind or of two.
skill-sermon = Sermon
    .text = Take 1 Student from the Reserve.
skill-inspired-sermon = Inspired Sermon
    .text = Take 2 Students from the Reserve.
skill-divine-intervention = Divine Intervention
    .text = After declaring, Divination 3 raises your Stealth Value. No Student can avoid the Stun Token it costs.
skill-repent = “Repent!”
    .text = Collect as many cubes of your Zone as you pay for, at most your Intelligence, leftmost first and without a Stealth Test. The price is for each cube.
skill-magic-prodigy = Magic Prodigy
    .text = Magic cards that you lay down to declare your Stealth Value count double.
skill-arcane-quest = Arcane Quest
    .text = Reveal cards of the Trick deck until a Magic card comes: take it, discard the others.
skill-magic-vision = Magic Vision
    .text = Collect as many cubes of your Zone as you pay for, at most your Intelligence, leftmost first and without a Stealth Test. The price is for each cube.
skill-ultimate-quest = Ultimate Quest
    .text = Reveal cards of the Trick deck until 2 Magic cards have come: take both, discard the others.

## Zones

card-starting-zone = Starting Zone
    .the = the Starting Zone
    .text = Safe: no effect touches or chooses a Scholar here, and their players play no Trick Cards. Whoever begins a turn here explores.
card-I-1 = Hunter Bivouac
    .the = the Hunter Bivouac
card-I-2 = Grand Bacchanal
    .the = the Grand Bacchanal
card-I-3 = Shepherd's Sanctuary
    .the = the Shepherd's Sanctuary
card-I-4 = Old Ones' Repose
    .the = the Old Ones' Repose
card-I-5 = Workers' Convivium
    .the = the Workers' Convivium
card-I-6 = Dancing Blades Arena
    .the = the Dancing Blades Arena
card-II-1 = Conventicle of the Flame
    .the = the Conventicle of the Flame
card-II-2 = Dolmen of Gaea
    .the = the Dolmen of Gaea
card-II-3 = Militia Camp
    .the = the Militia Camp
card-II-4 = The Slums
    .the = the Slums
card-II-5 = Trophy Hall
    .the = the Trophy Hall
card-II-6 = Bards' Assembly
    .the = the Bards' Assembly
card-III-1 = Warriors' Quarters
    .the = the Warriors' Quarters
card-III-2 = Ritualists' Caves
    .the = the Ritualists' Caves
card-III-3 = Leaders' Council
    .the = the Leaders' Council
card-III-4 = Hidden Crops
    .the = the Hidden Crops
card-III-5 = Old Drain
    .the = the Old Drain
card-III-6 = Hall of Worship
    .the = the Hall of Worship

## What a Zone shows

icon-stairs = Stairs
    .text = The first Scholar ever to enter lays a tile of a neighbouring Floor beside this Zone, joined by Stairs.
icon-boss = Boss
    .text = Entering here rouses the Boss, once in each turn: it is Sighted if it is still away, else it is Activated.
icon-ambush = Ambush
    .text = Whoever enters gains this many Stun Tokens. Each can be avoided by Sacrificing 1 Student.
icon-stop = Stop
    .text = Whoever enters loses all remaining Speed points.
icon-toll = Toll
    .text = Whoever enters Drops this many cubes of their choice into the leftmost free spaces.
icon-good-luck = Good Luck
    .text = In a Stealth Test here, this many Trick Cards are revealed right after declaring: the highest Bonus Value raises the Stealth Value.
icon-bad-luck = Bad Luck
    .text = In a Stealth Test here, this many Trick Cards are revealed right after declaring: the highest Bonus Value raises the Alert Value.
icon-danger = Danger
    .text = Whoever fails a Stealth Test here draws this many Students instead of 1.
icon-secret-passage = Secret Passage
    .text = In the Movement Phase, 1 Speed point takes you to another Zone whose Secret Passage has the same letter.
icon-bivouac = Bivouac
    .text = Action, for Scholars with a cube of this colour: take all steps of a Rest where you are.

## Trick Cards: Exploration

card-hunters-trap = Hunter's Trap
    .text = Lay as many Trap Tokens as Students you Sacrificed or drew, face down, each in a Zone without Scholars and Traps, never in the Starting Zone. You choose them, and only you know them.
card-secret-tunnel = Secret Tunnel
    .text = Put a Secret Passage X into your Zone and another into a Zone of your choice. A Zone holds only one, the Starting Zone none.
card-native-guide = Native Guide
    .text = Gain this Intern, from the deck or from its owner. { intern-native-guide.text }
card-cartographer = Cartographer
    .text = Gain this Intern, from the deck or from its owner. { intern-cartographer.text }
card-forced-march = Forced March
    .text = Move 1 or 2 Zones over links; Doors and Walls apply, Incoming Effects only where you stop. Not during a Stealth Test.
card-rope-and-hook = Rope and Hook
    .text = Move to an adjacent Zone of any Floor, linked or not, over Doors and Walls. Its Incoming Effects apply.
card-field-camp = Field Camp
    .text = Bivouac where you are, whatever cubes you have: all steps of a Rest. Not during Maximum Alert.
card-landslide = Landslide
    .text = Choose a Zone linked with yours: Wall Tokens close all Passages between the two for good. Neither may be the Starting Zone, and no Zone may be cut off. Not during a Stealth Test.
card-grand-expedition = Grand Expedition
    .text = Look at the top 3 tiles of your Floor, lay one that fits beside your Zone and enter it, whatever its Doors. Then Study where you are with the Alert Value lowered by 2, but at least 1.

## Trick Cards: Subterfuge

card-tiptoe = Tiptoe
    .text = In your own Stealth Test, after declaring: add 3 to your Stealth Value.
card-locksmith = Locksmith
    .text = Gain this Intern, from the deck or from its owner. { intern-locksmith.text }
card-pickpocket = Pickpocket
    .text = Take a random Trick Card from the hand of an opponent in your Zone or a linked one.
card-treasurer = Treasurer
    .text = Gain this Intern, from the deck or from its owner. { intern-treasurer.text }
card-false-alarm = False Alarm
    .text = In an opponent's Study, after they declare: add 1 to the Alert Value, and 1 more for each cube they indicated.
card-smoke-bomb = Smoke Bomb
    .text = Cancel a declared Main Effect that would affect you. Outside a Stealth Test you may then move to a linked Zone; Doors apply, Incoming Effects do not.
card-backstab = Backstab
    .text = Steal 1 cube of your choice from an opponent in your Zone.
card-master-of-disguise = Master of Disguise
    .text = Until your next turn begins, no card, Skill or Espionage of an opponent can choose or randomly hit you, and no Boss Encounters you.
card-perfect-heist = Perfect Heist
    .text = Spy without Sacrificing a Student. Your target's Students do not count, and nobody may answer in this Stealth Test.

## Trick Cards: Magic

card-teleport-circle = Teleport Circle
    .text = Put a Teleport Token into your Zone, if it has none. Not in the Starting Zone.
card-acolyte = Acolyte
    .text = Gain this Intern, from the deck or from its owner. { intern-acolyte.text }
card-gust-of-wind = Gust of Wind
    .text = Move an opponent from your Zone or a linked one into a Zone linked with theirs, whatever its Doors, not the Starting Zone. Incoming Effects apply, except Boss. Not during a Stealth Test.
card-love-potion = Love Potion
    .text = Collect the leftmost cube here that fits; then every other Scholar here Gives you 1 cube of their choice. Afterwards draw 1 Student, and 1 more for each cube you got.
card-seer = Seer
    .text = Gain this Intern, from the deck or from its owner. { intern-seer.text }
card-counterspell = Counterspell
    .text = Cancel the declared Main Effect, whatever it is.
card-borrowed-hour = Borrowed Hour
    .text = After your Action: take 1 more Action this turn, of another kind.
card-astral-projection = Astral Projection
    .text = Study any Zone that holds cubes as if you were there, with the Alert Value raised by 1.
card-gaeas-gift = Gaea's Gift
    .text = Put up to 2 Civilization, Militia or Worship cubes from the Reserve into free spaces of your Zone, leftmost first; then Study. Not during Maximum Alert.

## Trick Cards: Social

card-quartermaster = Quartermaster
    .text = Gain this Intern, from the deck or from its owner. { intern-quartermaster.text }
card-small-talk = Small Talk
    .text = Draw 2 Trick Cards; then an opponent of your choice draws 1.
card-round-of-drinks = Round of Drinks
    .text = Lead the Boss up to 2 Zones, whatever the Doors and without Encounters. With no Boss in the Dungeon, gain up to 2 Students from the Bonfire.
card-courtier = Courtier
    .text = Gain this Intern, from the deck or from its owner. { intern-courtier.text }
card-friendly-debt = Friendly Debt
    .text = An opponent in your Zone or a linked one, who got a cube this turn, Gives you 1 cube of such a colour, their choice. Protection does not help.
card-objection = Objection
    .text = Cancel the declared Main Effect, unless its player Sacrifices 2 Students at once.
card-joint-paper = Joint Paper
    .text = Collect 1 cube here of your choice. If another Scholar is here, choose one: they Collect 1 cube of their choice too, and you draw 2 Trick Cards.
card-beg-for-notes = Beg for Notes
    .text = Every opponent with more Stars than you Gives you 1 cube of their choice, unless they are in the Starting Zone.
card-vow-of-silence = Vow of Silence
    .text = In your own Stealth Test, right after declaring: until it ends, opponents play no cards and use no Skills, except a Reaction to this card.

## Trick Cards: Notoriety

card-guard = Guard
    .text = Gain this Intern, from the deck or from its owner. { intern-guard.text }
card-really-famous = Really Famous
    .text = Steal 1 Student from each Scholar in your Zone and in linked ones, at most 3 in all.
card-bad-press = Bad Press
    .text = At the start of an opponent's turn: look at their hand and discard 1 card of it.
card-herald = Herald
    .text = Gain this Intern, from the deck or from its owner. { intern-herald.text }
card-spotlight = Spotlight
    .text = When an opponent announces a Study: they may indicate only 1 cube.
card-do-you-know-who-i-am = “Do You Know Who I Am?”
    .text = Cancel a declared Main Effect that would affect you, then draw 1 Trick Card.
card-intellectual-property = Intellectual Property
    .text = Steal from each opponent in your Zone 1 cube of a random colour they own.
card-recruiting-drive = Recruiting Drive
    .text = Gain up to 5 Students from the Bonfire.
card-honorary-tour = Honorary Tour
    .text = Collect up to 2 cubes of your Zone, leftmost first and without a Stealth Test. Stop before a cube worth more than 4 points.

## Trick Cards: Fate

card-fate-4 = Fate 4
card-fate-5 = Fate 5

## What the Main Effects and Skills do, in a few words

deed-intern = gain this Intern
deed-hunters-trap = lay Trap Tokens face down
deed-secret-tunnel = dig a Secret Passage X to another Zone
deed-forced-march = move 1 or 2 Zones
deed-rope-and-hook = move to an adjacent Zone, linked or not
deed-field-camp = Bivouac where you are
deed-landslide = wall off a linked Zone for good
deed-grand-expedition = lay 1 of 3 tiles, enter it, then Study at Alert Value −2
deed-tiptoe = add 3 to your Stealth Value
deed-pickpocket = take a random card from an opponent nearby
deed-false-alarm = raise the Alert Value by 1, and by 1 for each indicated cube
deed-smoke-bomb = cancel it, then slip away
deed-backstab = Steal a cube from an opponent here
deed-master-of-disguise = nobody can choose you until your next turn
deed-perfect-heist = spy, with no answer and no Students counted
deed-teleport-circle = put a Teleport Token here
deed-gust-of-wind = blow an opponent nearby into a linked Zone
deed-love-potion = Collect a cube, and every Scholar here Gives you one
deed-counterspell = cancel it
deed-borrowed-hour = take another Action of another kind
deed-astral-projection = Study any Zone from here at Alert Value +1
deed-gaeas-gift = put up to 2 cubes into your Zone, then Study
deed-small-talk = draw 2 cards, an opponent draws 1
deed-round-of-drinks = lead the Boss away, or gain 2 Students from the Bonfire
deed-friendly-debt = an opponent nearby Gives you a cube they got this turn
deed-objection = cancel it, unless 2 Students are Sacrificed
deed-joint-paper = Collect a cube of your choice, and share
deed-beg-for-notes = every opponent with more Stars Gives you a cube
deed-vow-of-silence = nobody else may play in this Stealth Test
deed-really-famous = Steal 1 Student from each Scholar nearby
deed-bad-press = look at the hand and discard a card of it
deed-spotlight = only 1 cube may be indicated
deed-do-you-know-who-i-am = cancel it and draw 1 card
deed-intellectual-property = Steal a random cube from each opponent here
deed-recruiting-drive = gain up to 5 Students from the Bonfire
deed-honorary-tour = Collect up to 2 cubes without a Stealth Test
deed-headbutt = an opponent here Drops a cube or loses a card to you
deed-heroic-headbutt = Collect a cube an opponent here Drops, or take a card
deed-second-wind = discard 1 Stun Token
deed-sermon = take 1 Student
deed-inspired-sermon = take 2 Students
deed-divine-intervention = Divination 3 for your Stealth Value
deed-arcane-quest = find a Magic card
deed-ultimate-quest = find 2 Magic cards

## Auxiliary Effects, as they are printed

aux-exploration-1 = Gain 1 Speed point.
aux-exploration-2 = Gain 2 Speed points.
aux-exploration-3 = Draw 1 Student, then gain 3 Speed points.
aux-subterfuge-1 = In any Stealth Test, add 1 to the Stealth Value or to the Alert Value.
aux-subterfuge-2 = In any Stealth Test, add 2 to the Stealth Value; or draw 1 Student and add 2 to the Alert Value.
aux-subterfuge-3 = In any Stealth Test, add 3 to the Stealth Value; or draw 1 Student and add 3 to the Alert Value.
aux-magic-1 = In any Stealth Test, Divination 1: reveal a Trick Card and add its Bonus Value to the Stealth Value or to the Alert Value.
aux-magic-2 = In any Stealth Test, draw 1 Student, then Divination 2: reveal 2 Trick Cards and add the highest Bonus Value to the Stealth Value or to the Alert Value.
aux-magic-3 = In any Stealth Test, draw 2 Students, then Divination 3: reveal 3 Trick Cards and add the highest Bonus Value to the Stealth Value or to the Alert Value.
aux-social-1 = Draw 1 Trick Card.
aux-social-2 = Sacrifice 1 Student, then draw 2 Trick Cards.
aux-social-3 = In anybody's turn: Sacrifice 1 Student, then draw 2 Trick Cards, or discard 1, or make an opponent discard 1 at random.
aux-notoriety-1 = Gain 1 Student from the Bonfire.
aux-notoriety-2 = Gain up to 2 Students from the Bonfire.
aux-notoriety-3 = Draw 1 Student, then gain up to 3 Students from the Bonfire.
aux-fate-4 = In any Stealth Test, draw 1 Student and add 4 to the Stealth Value; or draw 2 Students and add 4 to the Alert Value.
aux-fate-5 = In any Stealth Test, draw 1 Student and add 5 to the Stealth Value; or draw 2 Students and add 5 to the Alert Value.

## Auxiliary Effects, as they are chosen

effect-exploration-1-use = gain 1 Speed point
effect-exploration-2-use = gain 2 Speed points
effect-exploration-3-use = draw 1 Student, then gain 3 Speed points
effect-subterfuge-1-stealth = add 1 to the Stealth Value
effect-subterfuge-1-alert = add 1 to the Alert Value
effect-subterfuge-2-stealth = add 2 to the Stealth Value
effect-subterfuge-2-alert = draw 1 Student, then add 2 to the Alert Value
effect-subterfuge-3-stealth = add 3 to the Stealth Value
effect-subterfuge-3-alert = draw 1 Student, then add 3 to the Alert Value
effect-magic-1-stealth = Divination 1 for the Stealth Value
effect-magic-1-alert = Divination 1 for the Alert Value
effect-magic-2-stealth = draw 1 Student, then Divination 2 for the Stealth Value
effect-magic-2-alert = draw 1 Student, then Divination 2 for the Alert Value
effect-magic-3-stealth = draw 2 Students, then Divination 3 for the Stealth Value
effect-magic-3-alert = draw 2 Students, then Divination 3 for the Alert Value
effect-social-1-use = draw 1 Trick Card
effect-social-2-use = Sacrifice 1 Student, then draw 2 Trick Cards
effect-social-3-draw = Sacrifice 1 Student, then draw 2 Trick Cards
effect-social-3-discard = Sacrifice 1 Student, then discard 1 Trick Card
effect-social-3-rob = Sacrifice 1 Student, then an opponent discards 1 card at random
effect-social-treat = Sacrifice 1 Student, then somebody draws 2 Trick Cards
effect-social-tax = Sacrifice 1 Student, then somebody discards 1 card at random
effect-notoriety-1-use = gain 1 Student from the Bonfire
effect-notoriety-2-use = gain up to 2 Students from the Bonfire
effect-notoriety-3-use = draw 1 Student, then gain up to 3 Students from the Bonfire
effect-fate-4-stealth = draw 1 Student, then add 4 to the Stealth Value
effect-fate-4-alert = draw 2 Students, then add 4 to the Alert Value
effect-fate-5-stealth = draw 1 Student, then add 5 to the Stealth Value
effect-fate-5-alert = draw 2 Students, then add 5 to the Alert Value

## Interns

intern-native-guide = Native Guide
    .text = Your Civilization cubes are Protected.
intern-cartographer = Cartographer
    .text = When you reveal a new Zone with Speed points or by Stairs, you look at 2 tiles and lay one that fits; the other goes under the pile.
intern-locksmith = Locksmith
    .text = You ignore Doors.
intern-treasurer = Treasurer
    .text = Your Riches cubes are Protected.
intern-acolyte = Acolyte
    .text = Your Worship cubes are Protected.
intern-seer = Seer
    .text = Each of your Divinations reveals 1 more card.
intern-quartermaster = Quartermaster
    .text = Your Hand Value is 1 higher.
intern-courtier = Courtier
    .text = Your Caste cubes are Protected.
intern-guard = Guard
    .text = Your Militia cubes are Protected.
intern-herald = Herald
    .text = In your End of Turn Phase, before you draw cards, gain 1 Student from the Bonfire.

## Jinx Cards

card-sprained-ankle = Sprained Ankle
    .text = Your Speed is 1 lower, but at least 1.
card-foggy-glasses = Foggy Glasses
    .text = Your Intelligence is 1 lower, but at least 1.
card-torn-satchel = Torn Satchel
    .text = Your Hand Value is 1 lower, but at least 1.
card-loud-hiccups = Loud Hiccups
    .text = In your Studies the Alert Value is 1 higher.
card-homesick-freshmen = Homesick Freshmen
    .text = You cannot gain Students from the Bonfire.
card-weak-knees = Weak Knees
    .text = Your Stamina is 1 lower, but at least 1; Stun Tokens beyond it are discarded.
card-ink-stain = Ink Stain
    .text = Your Study Bonus counts 1 lower, but at least 0.
card-butterfingers = Butterfingers
    .text = When you fail a Stealth Test, you also Drop your least valuable cube after the Students are drawn.
card-gossip-magnet = Gossip Magnet
    .text = In Espionage against you the Alert Value starts 2 lower, but at least at 1.
card-sore-loser = Sore Loser
    .text = Whenever an opponent gains a Star, you gain 1 Stun Token.
card-bad-omen = Bad Omen
    .text = Your Divinations reveal 1 card fewer, but at least 1, and use the lowest Bonus Value.
card-lost-map = Lost Map
    .text = You cannot use Secret Passages or Teleports.
card-unpaid-tab = Unpaid Tab
    .text = A Boss that Encounters you also gives you 1 Stun Token. In a game without a Boss, Sacrifice 1 Student after each Rest or Bivouac that leaves you this card.
card-careless-whisper = Careless Whisper
    .text = You play with your hand open.
card-omega-mole = Omega Mole
    .text = At the start of each of your turns, draw 1 Student.

## Clan Cards

card-blood-worshipers = Blood Worshipers
card-vine-brethren = Vine Brethren
card-moon-horns = Moon Horns

## Alert Cards

card-introductory = Introductory
card-easy = Easy
card-medium = Medium
card-hard = Hard

## Panic Cards

card-darkness = Darkness
    .text = Each turn begins with a draw of 1 Student. At most 2 Speed points of a Scholar Card can be spent, a Study may indicate only 1 cube, and Secret Passages and Teleports are closed.
card-last-round = Last Round
    .text = Each turn begins with a draw of 1 Student; then Laetus is Activated, or appears where most Scholars are. Each Encounter gives 1 Stun Token more.
card-stampede = Stampede
    .text = Each turn begins with a draw of 1 Student; then every Scholar outside the Starting Zone is pushed 1 Zone in a random direction, through Doors. Who cannot move gains 1 Stun Token.

## Bosses

card-laetus-quarrelsome = Quarrelsome Laetus
    .the = Laetus
    .sighting = Laetus appears in that Zone, and the Scholar who entered it gains 1 Stun Token.
    .activation = The player who roused him picks a Scholar, if possible of somebody else, and moves him up to 3 Zones toward them; he stops at the first Encounter.
    .encounter = Gain 1 Stun Token. With no room for it, Drop 1 cube of your choice instead.
    .text = Sighting: { card-laetus-quarrelsome.sighting } Activation: { card-laetus-quarrelsome.activation } Encounter: { card-laetus-quarrelsome.encounter }
card-laetus-drunk = Drunk Laetus
    .the = Laetus
    .sighting = Laetus appears in that Zone and staggers 1 Zone through a random Passage.
    .activation = Laetus moves up to 4 Zones toward a random Scholar and Encounters everybody he meets.
    .encounter = A random Information decides. Civilization: draw 2 Trick Cards. Militia: gain 2 Stun Tokens. Worship: Collect a cube here. Riches: Eliminate a random cube of yours. Caste: look at the Clan Card, or with Knowledge take 2 Students.
    .text = Sighting: { card-laetus-drunk.sighting } Activation: { card-laetus-drunk.activation } Encounter: { card-laetus-drunk.encounter }

## Tokens

card-trap-stop = Stop Trap
    .the = a Stop Trap
    .text = The first Scholar who enters loses all remaining Speed points.
card-trap-toll = Toll Trap
    .the = a Toll Trap
    .text = The first Scholar who enters Drops 1 cube of their choice into the leftmost free space.
card-trap-ambush = Ambush Trap
    .the = an Ambush Trap
    .text = The first Scholar who enters gains 1 Stun Token, which a Student can avoid.
token-stun = Stun Token
    .text = A Scholar with as many as her Stamina must Rest when her turn begins. A Student can be Sacrificed to avoid one.
token-knowledge = Knowledge Token
    .text = Its owner may look at the Clan Card at any time.
token-secret-passage-x = Secret Passage X
    .text = Leads to every other Zone with this token, for 1 Speed point in the Movement Phase.
token-teleport = Teleport Token
    .text = Action, for Scholars with a Worship cube: move to any Zone of the Dungeon.
token-stair = Stair Token
    .text = Links Zones of two Floors.
token-wall = Wall Token
    .text = Nobody passes here, and nothing is linked.
token-student = Student
    .text = Helps its Scholar until it is Sacrificed. Students at the Bonfire wait for whoever gains them.
token-omega = Omega Student
    .text = Whoever draws it from the University clears the Bonfire, takes a Jinx Card and raises the Alert.
token-star = Star
    .text = Held as long as a cube lies beside it. Two are needed to submit a Thesis; who has fewer than others may become Exalted.
token-arrow = Study Bonus
    .text = Each arrow that a cube covers adds 1 to the Stealth Value of every Study.

## Cubes

cube-civilization = Civilization
    .the = a Civilization cube
cube-militia = Militia
    .the = a Militia cube
cube-worship = Worship
    .the = a Worship cube
cube-riches = Riches
    .the = a Riches cube
cube-caste = Caste
    .the = a Caste cube

## Kinds of card

kind-scholar = Scholar
kind-zone = Zone
kind-trick = Trick Card
kind-jinx = Jinx Card
kind-intern = Intern
kind-clan = Clan Card
kind-alert = Alert Card
kind-panic = Panic Card
kind-boss = Boss
kind-trap = Trap Token
kind-skill = Skill

## Types of Trick Card, and when something is played

type-exploration = Exploration
type-subterfuge = Subterfuge
type-magic = Magic
type-social = Social
type-notoriety = Notoriety
type-fate = Fate
timing-standard = own turn
timing-instant = Instant
timing-reaction = Reaction
timing-own = own turn
timing-test = own Stealth Test
timing-action = Action
timing-passive = always

## Values of a Scholar

value-students = Initial Students
value-hand = Hand Value
value-speed = Speed
value-intelligence = Intelligence
value-stamina = Stamina

## Floors, sides, colours, phases, levels

floor-1 = I
floor-2 = II
floor-3 = III
side-n = north
    .to = to the north
side-e = east
    .to = to the east
side-s = south
    .to = to the south
side-w = west
    .to = to the west
colour-yellow = yellow
colour-red = red
colour-blue = blue
colour-green = green
phase-start = Start
phase-activity = Activity
phase-movement = Movement
phase-action = Action
phase-end = End of Turn
level-students = Students
level-scholars = Scholars
level-professors = Professors
level-rectors = Rectors

## What other editions print (edition-1: French, edition-2: Spanish)

aux-social-1-edition-2 = In your own Movement or Action Phase, outside tests: Sacrifice 1 Student and name yourself or a player outside the Starting Zone, who draws 2 Trick Cards or discards 1 at random, as you say.
aux-social-2-edition-2 = { aux-social-1-edition-2 }
aux-social-3-edition-2 = { aux-social-1-edition-2 }
icon-ambush-edition-1 = { icon-ambush }
    .text = Whoever enters Sacrifices this many Students. With fewer, all of them go and 1 Stun Token is gained.
icon-ambush-edition-2 = { icon-ambush }
    .text = Whoever enters Sacrifices this many Students. With fewer, they stay and 1 Stun Token is gained, which 1 Student can avoid; at full Stun without a Student nobody enters.
icon-stop-edition-2 = { icon-stop }
    .text = Ends the Movement Phase: all remaining Speed points are lost. Cards can still give some in the Action Phase.
icon-toll-edition-2 = { icon-toll }
    .text = Whoever enters Drops this many cubes of their choice into the rightmost free spaces.
icon-good-luck-edition-1 = { icon-good-luck }
    .text = In a Stealth Test here, a Divination of this number right after declaring: the highest Bonus Value raises the Stealth Value.
icon-good-luck-edition-2 = { icon-good-luck }
    .text = { icon-good-luck-edition-1.text }
icon-bad-luck-edition-1 = { icon-bad-luck }
    .text = In a Stealth Test here, a Divination of this number right after declaring: the highest Bonus Value raises the Alert Value.
icon-bad-luck-edition-2 = { icon-bad-luck }
    .text = In a Stealth Test here, a Divination of this number right after declaring: the lowest Bonus Value raises the Alert Value.
icon-bivouac-edition-2 = { icon-bivouac }
    .text = For Scholars with a cube of this colour: all steps of a Rest where you are. It ends the turn. Not in Maximum Alert.
skill-rogue-edition-2 = { skill-rogue }
    .text = In your Espionage you Sacrifice no Student, and your target's Students do not count. Right after declaring, Divination 1 raises your Stealth Value.
card-trap-stop-edition-2 = { card-trap-stop }
    .text = The first Scholar who enters loses all remaining Speed points, and her Movement Phase ends.
card-trap-toll-edition-2 = { card-trap-toll }
    .text = The first Scholar who enters Drops 1 cube of their choice into the rightmost free space.
card-trap-ambush-edition-1 = { card-trap-ambush }
    .text = The first Scholar who enters Sacrifices 1 Student; without one she gains 1 Stun Token.
