### Names and texts of everything printed in Rocca Civetta, in English. The form is that of the base; what stands here replaces its message of the same name.
### A Research Card's .text is what must hold when it is claimed. A Star has a metal and the colour of its border; .the is the Star with its article.

## Scholars

card-sara = Sara the Explorer
    .short = Sara
    .category = Explorer
card-andromeda = Andromeda the Gynoid
    .short = Andromeda
    .category = Gynoid
card-onamor = Onamor the Gravedigger
    .short = Onamor
    .category = Gravedigger
card-ingrid = Ingrid the Valkyrie
    .short = Ingrid
    .category = Valkyrie
card-enrico = Enrico the Archaeologist
    .short = Enrico
    .category = Archaeologist
card-claudio = Claudio the Hunter
    .short = Claudio
    .category = Hunter
card-caterina = Caterina the Alchemist
    .short = Caterina
    .category = Alchemist

## Skills

skill-zainetto = Zainetto
    .text = Put a card from your hand under the Zainetto Card, 2 at most (3 while Exalted). There nobody can take or discard it, it does not count in your hand, and you play it as if you held it.
skill-trailblazer = Trailblazer
    .text = When you spend Speed to reveal a new Zone, you look at 2 tiles and lay one that fits; the other goes under the pile.
skill-acrobat = Acrobat
    .text = Gain 2 Speed points, even in the Action Phase. This turn you ignore Stop, Toll and Trap Tokens.
skill-data-bank = Data Bank
    .text = Once per turn: look at the top 3 cards of the Trick deck, take 1 and put the others at the bottom.
skill-metal-shell = Metal Shell
    .text = In each player's turn you ignore the first Stun Token you would gain, unless it is a cost.
skill-parallel-thinking = Parallel Thinking
    .text = In your Studies, 2, 3, 4 or 5 cubes raise the Alert Value only by 0, 1, 3 or 6.
skill-overload = Overload
    .text = Once per Stealth Test, after declaring: add your Intelligence to your Stealth Value.
skill-exhume = Exhume
    .text = Take 2 Students from the Reserve. No Student can avoid the Stun Token it costs.
skill-mourning-band = Mourning Band
    .text = The first time you Sacrifice a Student in each player's turn, draw 1 Trick Card.
skill-mass-grave = Mass Grave
    .text = Take 3 Students from the Reserve. No Student can avoid the Stun Token it costs.
skill-last-rites = Last Rites
    .text = Up to 4 times per Stealth Test, after declaring: add 1 to your Stealth Value.
skill-charge = Charge
    .text = Once per turn: move to a linked Zone that holds an opponent, whatever its Doors; its Incoming Effects apply. Then one opponent there, your choice, gains 1 Stun Token.
skill-shield-wall = Shield Wall
    .text = Espionage can target you only from your own Zone.
skill-winged-steed = Winged Steed
    .text = A Speed point also takes you to any adjacent Zone of your Floor, linked or not, over Doors and Walls.
skill-chosen-of-the-fallen = Chosen of the Fallen
    .text = Once per turn: Steal 1 Student from each opponent in your Zone, then draw 1 Trick Card.
skill-field-journal = Field Journal
    .text = The first time you lay a new Zone in your turn, draw 1 Trick Card.
skill-whip-crack = Whip Crack
    .text = Once per turn: move an opponent from a linked Zone into yours, or from yours into a linked one, whatever the Doors and without Incoming Effects. Never from or to the Starting Zone.
skill-fortune-and-glory = Fortune and Glory
    .text = In a Study you may indicate any cubes of the Zone that fit, not only the leftmost.
skill-why-snakes = “Why Snakes?”
    .text = You ignore Ambush, Danger and Trap Tokens.
skill-snare = Snare
    .text = Place a Trap Token of your choice face down in your Zone, if none lies there; never in the Starting Zone. Traps that you placed never affect you.
skill-long-snare = Long Snare
    .text = Sacrifice or draw a Student: place a Trap Token of your choice face down in your Zone or a linked one where none lies, never in the Starting Zone. Traps that you placed never affect you.
skill-lambda-leader = Lambda Leader
    .text = The Lambda Students are for you alone. One is among your Initial Students, and at Rest and Bivouac you may swap a standard Student for another. Only you use the Lambda card.
skill-skinner = Skinner
    .text = When an opponent turns up a Trap Token that you placed, take 1 random Trick Card from them; the cube of a Toll goes to your Note Board.
skill-camp-z = Camp Z
    .text = Once per turn, draw a Student (not while Exalted): lay Camp Z on a free side of your Zone, or move it there if nobody stands on it and no Zone needs it for its way to the Starting Zone.
skill-brew = Brew
    .text = Discard 2 Trick Cards: discard 1 Stun Token (not during Maximum Alert), take 1 Student from the Reserve, or gain 2 Speed points.
skill-great-brew = Great Brew
    .text = Discard 1 Trick Card: discard 1 Stun Token (not during Maximum Alert), take 1 Student from the Reserve, or gain 2 Speed points.
skill-zeta-leader = Zeta Leader
    .text = The Zeta Students are for you alone. One is among your Initial Students, and at Rest and Bivouac you may swap a standard Student for another. Only you use the Zeta card.
skill-blast-flask = Blast Flask
    .text = Once per Stealth Test, in an opponent’s Study on your Floor, after they declare: raise the Alert Value by 2.

## Trick Cards: Alchemy

card-transmutation = Transmutation
    .text = Eliminate the top cube of one of your columns and put a cube of the next colour on your board: Civilization to Militia, Worship, Riches, Caste. There must be room and a cube in the Reserve.
card-reagents = Reagents
    .text = Look at the top 6 cards of the Trick discard pile, without this card and the one you paid, and take 1 into your hand.
card-healing-draught = Healing Draught
    .text = Discard up to 2 of your Stun Tokens. Not during Maximum Alert.
card-acid-flask = Acid Flask
    .text = Until the end of this turn you ignore Doors. You may also remove all Wall Tokens between your Zone and one adjacent Zone of the same Floor.
card-catalyst = Catalyst
    .text = In your own Stealth Test, after declaring: add 1 to your Stealth Value for each Trick Card you declared with, at most 4.
card-homunculus = Homunculus
    .text = Take up to 3 Students from the Reserve.
card-elixir-of-genius = Elixir of Genius
    .text = Until the end of this turn your Intelligence is 1 higher, and indicating several cubes raises the Alert Value by 3 less, but not below 0.
card-volatile-mixture = Volatile Mixture
    .text = Every other Scholar in your Zone and in linked ones gains 1 Stun Token and discards a random Trick Card. Not during a Stealth Test.
card-magnum-opus = Magnum Opus
    .text = Eliminate 2 cubes of your choice from your Note Board; then put 1 cube from the Reserve on it that fits and is worth no more than the two together.

## Trick Cards: Specialists

card-camp-cook = Camp Cook
    .text = Gain this Intern, from the deck or from its owner. { intern-camp-cook.text }
card-lute-player = Lute Player
    .text = Gain this Intern, from the deck or from its owner. { intern-lute-player.text }
card-falconer = Falconer
    .text = Gain this Intern, from the deck or from its owner. { intern-falconer.text }
card-archivist = Archivist
    .text = Gain this Intern, from the deck or from its owner. { intern-archivist.text }
card-smuggler = Smuggler
    .text = Gain this Intern, from the deck or from its owner. { intern-smuggler.text }
card-astronomer = Astronomer
    .text = Gain this Intern, from the deck or from its owner. { intern-astronomer.text }
card-surgeon = Surgeon
    .text = Gain this Intern, from the deck or from its owner. { intern-surgeon.text }
card-wikiantir = Wikiantir
    .text = Gain this Intern, from the deck or from its owner. { intern-wikiantir.text }
card-fool = Fool
    .text = Gain this Intern, from the deck or from its owner. { intern-fool.text }

## Trick Cards: Spriggan

card-spriggan = Spriggan
    .text = Only to declare a Stealth Value. Whoever declares with it takes the Intern Spriggan at once, from the deck or from its owner.

## What the Main Effects and Skills do, in a few words

deed-transmutation = turn a cube into one of the next colour
deed-reagents = take 1 of the last 6 discarded cards
deed-healing-draught = discard up to 2 Stun Tokens
deed-acid-flask = ignore Doors this turn, and dissolve Walls
deed-catalyst = add 1 to your Stealth Value for each card declared, at most 4
deed-homunculus = take up to 3 Students
deed-elixir-of-genius = Intelligence +1 and easier Studies this turn
deed-volatile-mixture = a Stun Token for everybody nearby, and a card less
deed-magnum-opus = give up 2 cubes for 1 worth as much as both
deed-zainetto = put a card under the Zainetto Card
deed-acrobat = gain 2 Speed points, ignore Stop, Toll and Traps
deed-data-bank = take 1 of the top 3 cards of the deck
deed-overload = add your Intelligence to your Stealth Value
deed-exhume = take 2 Students
deed-mass-grave = take 3 Students
deed-last-rites = add 1 to your Stealth Value
deed-charge = charge into a linked Zone and stun an opponent there
deed-chosen-of-the-fallen = Steal 1 Student from each opponent here, draw a card
deed-whip-crack = pull an opponent here, or push one away
deed-snare = lay a Trap Token here
deed-long-snare = lay a Trap Token here or in a linked Zone
deed-camp-z = lay Camp Z beside your Zone
deed-brew = a Stun Token less, a Student, or 2 Speed points for 2 cards
deed-great-brew = a Stun Token less, a Student, or 2 Speed points for 1 card
deed-blast-flask = add 2 to the Alert Value

## Auxiliary Effects, as they are printed

aux-alchemy-1 = Discard 1 card, then draw 2 Trick Cards.
aux-alchemy-2 = Discard 2 cards, then draw 3 Trick Cards.
aux-alchemy-3 = Draw 2 Trick Cards.
aux-specialists-1 = In your own Stealth Test, after declaring, add the number of your Interns to the Stealth Value.
aux-spriggan-0 = None.

## Auxiliary Effects, as they are chosen

effect-alchemy-1-use = discard 1 card, then draw 2 Trick Cards
effect-alchemy-2-use = discard 2 cards, then draw 3 Trick Cards
effect-alchemy-3-use = draw 2 Trick Cards
effect-specialists-1-stealth = add the number of your Interns to the Stealth Value

## Interns

intern-camp-cook = Camp Cook
    .text = Your Initial Students are 1 higher; after your Rest or Bivouac, draw 1 Trick Card more.
intern-lute-player = Lute Player
    .text = When a Boss Encounters you, you may discard 1 card: the Encounter does not happen.
intern-falconer = Falconer
    .text = You can spy on a Scholar up to 2 linked Zones away.
intern-archivist = Archivist
    .text = After each successful Study, draw 1 Trick Card.
intern-smuggler = Smuggler
    .text = Whenever you must Drop a cube, by a Toll too, you may discard 1 card and keep it.
intern-astronomer = Astronomer
    .text = In each of your Stealth Tests, right after declaring, Divination 1 raises your Stealth Value.
intern-surgeon = Surgeon
    .text = At the start of your turn, discard 1 Stun Token. Not during Maximum Alert.
intern-wikiantir = Wikiantir
    .text = Your Study Bonus counts 1 higher. Once in each of your turns you may look at the top of one deck or pile of tiles.
intern-fool = Fool
    .text = At the start of your turn, put the Fool's Token on an opponent: until your next turn begins, that Scholar has no Skills.
intern-spriggan = Spriggan
    .text = At the start of your turn chance decides. Civilization: draw 1 card. Militia: 1 Stun Token. Worship: +2 in your next Stealth Test this turn. Riches: Drop your least valuable cube. Caste: take 2 Students.

## Jinx Cards

card-frostbite = Frostbite
    .text = The first Zone you enter with Speed points in a turn costs 2 of them.
card-cursed-idol = Cursed Idol
    .text = Each time you Collect or Steal a Riches or Caste cube, you gain 1 Stun Token.
card-nightmares = Nightmares
    .text = A Rest or Bivouac leaves you 1 Stun Token.
card-wet-notes = Wet Notes
    .text = You cannot declare with cards of Bonus Value 1.
card-double-agent = Double Agent
    .text = Your Students do not raise the Alert Value when somebody spies on you.
card-union-strike = Union Strike
    .text = Every cost that Sacrifices Students, of cards, Skills and Espionage, takes 1 Student more.
card-plagiarism-charge = Plagiarism Charge
    .text = Your bonus for the order of Theses is 2 lower, and you cannot claim Research.
card-egg-on-the-face = Egg on the Face
    .text = Your Interns do nothing, but their points still count.

## Clan Cards

card-horn-blowers = Horn Blowers
card-wine-pressers = Wine Pressers
card-ember-singers = Ember Singers
card-hoof-dancers = Hoof Dancers
card-golden-fleece = Golden Fleece
card-antler-court = Antler Court
card-iron-hooves = Iron Hooves
card-root-whisperers = Root Whisperers
card-night-foragers = Night Foragers
card-thyrsus-bearers = Thyrsus Bearers
card-oak-elders = Oak Elders
card-cup-thieves = Cup Thieves

## Research Cards

card-balanced-survey = Balanced Survey
    .text = At least 1 cube in each of the five columns.
card-village-census = Village Census
    .text = 5 or more Civilization cubes.
card-arms-report = Arms Report
    .text = 4 or more Militia cubes.
card-liturgy = Liturgy
    .text = 3 or more Worship cubes.
card-tax-ledger = Tax Ledger
    .text = 3 or more Riches cubes.
card-royal-tree = Royal Tree
    .text = 2 or more Caste cubes.
card-full-classroom = Full Classroom
    .text = 7 or more Students.
card-deep-field-work = Deep Field Work
    .text = You are on Floor III or deeper and have no Stun Tokens.
card-well-staffed = Well Staffed
    .text = 2 or more Interns (without Main Effects: 9 or more cubes).
card-clean-record = Clean Record
    .text = 2 or more Stars and no Jinx Card.
card-last-detail = Last Detail
    .text = You are in a Zone that has spaces but no cubes and is linked with 3 or more Zones.
card-eyewitness = Eyewitness
    .text = You are in the Zone of the Boss (without Boss: in a Zone with a printed Alert Value of 6 or more).

## Panic Cards

card-outside-the-dungeon = Outside the Dungeon
    .text = Each turn begins with a draw of 1 Student and ends with 1 step toward the Starting Zone, through Doors and without Zone Effects. Changing Floor costs 1 Speed point more.
card-cooking-time = Cooking Time
    .text = Each turn begins with a draw of 1 Student; then put a Student into the Cauldron or gain 1 Stun Token. Nobody gains Students from the Bonfire. With 2 Students per player in it, the game ends.
card-rolling-stone = Rolling Stone
    .text = Each turn begins with a draw of 1 Student. A boulder lies in the Zone farthest from the Starting Zone and rolls 1 Zone toward it at the end of each turn. Whoever is in its way gains 2 Stun Tokens and Drops 1 cube; whoever was full of Stun is out, without a Thesis. When it would reach the Starting Zone, the game ends.
card-egg-hunt = Egg Hunt
    .text = Each turn begins with a draw of 1 Student. All unopened Eggs go to the Burrow, or else to the Zone with most Scholars. Opening one costs nothing but the Action; False Information in it is 1 Stun Token and does not rouse Marconiglio. When no unopened Egg is left, the game ends.
card-mind-twist = Mind Twist
    .text = Each turn begins with a draw of 1 Student; then Randomize a direction, unless you are at home. North: nothing. East: swap hands with the next Scholar to the left who is not at home. South: swap places with a Randomized Scholar. West: discard your hand and draw 1 card less. Every Skill with a cost also costs 1 card.

## Bosses

card-capagrezza-hypnotist = Hypnotist Capagrezza
    .the = Capagrezza
    .sighting = Capagrezza appears in that Zone, and every Scholar on that Floor discards 1 card.
    .activation = Every Scholar on his Floor is moved 1 Zone toward him, whatever the Doors and without Incoming Effects; then he moves 1 Zone toward the nearest Scholar.
    .encounter = Discard the card with the highest Bonus Value in your hand, and lose all Speed points.
    .text = Sighting: { card-capagrezza-hypnotist.sighting } Activation: { card-capagrezza-hypnotist.activation } Encounter: { card-capagrezza-hypnotist.encounter }
card-capagrezza-showman = Showman Capagrezza
    .the = Capagrezza
    .sighting = Capagrezza appears in that Zone, and 1 Student is drawn.
    .activation = He moves up to 3 Zones toward the Zone with most cubes.
    .encounter = Until the end of your next turn you can play Trick Cards only to declare a Stealth Value, unless you Sacrifice 1 Student now.
    .text = Sighting: { card-capagrezza-showman.sighting } Activation: { card-capagrezza-showman.activation } Encounter: { card-capagrezza-showman.encounter }
card-basilisk-stone-gaze = Stone Gaze Basilisk
    .the = the Basilisk
    .sighting = The Basilisk appears in that Zone.
    .activation = It goes straight in a random direction, up to 3 Zones; if it cannot, it takes the next direction clockwise.
    .encounter = Lose all Speed points. Sacrifice 1 Student; if you have none, gain 2 Stun Tokens.
    .text = Sighting: { card-basilisk-stone-gaze.sighting } Activation: { card-basilisk-stone-gaze.activation } Encounter: { card-basilisk-stone-gaze.encounter }
card-basilisk-hungry = Hungry Basilisk
    .the = the Basilisk
    .sighting = The Basilisk appears in that Zone.
    .activation = It moves up to 3 Zones toward the Scholar with most Students.
    .encounter = Sacrifice half of your Students, rounded up; if you have none, gain 1 Stun Token.
    .text = Sighting: { card-basilisk-hungry.sighting } Activation: { card-basilisk-hungry.activation } Encounter: { card-basilisk-hungry.encounter }
card-shadow-lord = Shadow Lord
    .the = the Shadow Lord
    .sighting = The Shadow Lord appears in that Zone, and all Students at the Bonfire go to the Reserve.
    .activation = He appears in a Zone adjacent to a random Scholar, linked or not and without an Encounter; then he moves 1 Zone toward that Scholar.
    .encounter = Your Study Bonus counts 0 until the end of your next turn. Discard cards of your choice until you hold 2.
    .text = Sighting: { card-shadow-lord.sighting } Activation: { card-shadow-lord.activation } Encounter: { card-shadow-lord.encounter }
card-raganella-witch = Witch Raganella
    .the = Raganella
    .sighting = Raganella appears in that Zone.
    .activation = She moves up to 2 Zones toward the Scholar with most Worship cubes; then each Scholar in her Zone or in a linked one discards a random card.
    .encounter = Take a Jinx Card face down, unless you Sacrifice 2 Students.
    .text = Sighting: { card-raganella-witch.sighting } Activation: { card-raganella-witch.activation } Encounter: { card-raganella-witch.encounter }
card-raganella-cook = Cook Raganella
    .the = Raganella
    .sighting = Raganella appears in that Zone, and up to 2 Students at the Bonfire go to the Reserve.
    .activation = She moves up to 3 Zones toward the Scholar with most Students.
    .encounter = Sacrifice 2 Students; for each one you lack, gain 1 Stun Token.
    .text = Sighting: { card-raganella-cook.sighting } Activation: { card-raganella-cook.activation } Encounter: { card-raganella-cook.encounter }
card-omega-mentalist = Mentalist Omega
    .the = Omega
    .sighting = Omega appears in that Zone.
    .activation = He moves up to 3 Zones toward a random Scholar; if he Encounters nobody, 1 Student is drawn.
    .encounter = Show your hand and discard all cards of the type you hold most; in a tie you choose.
    .text = Sighting: { card-omega-mentalist.sighting } Activation: { card-omega-mentalist.activation } Encounter: { card-omega-mentalist.encounter }
card-omega-grand-master = Grand Master Omega
    .the = Omega
    .sighting = Omega appears in that Zone, and 1 Student is drawn.
    .activation = He moves up to 2 Zones toward the Scholar with most Stars.
    .encounter = Chance picks one of your colours: Eliminate its top cube, or gain 2 Stun Tokens.
    .text = Sighting: { card-omega-grand-master.sighting } Activation: { card-omega-grand-master.activation } Encounter: { card-omega-grand-master.encounter }
card-jukas = Jukas
    .the = Jukas
    .sighting = Jukas appears in that Zone with his three Phi Students.
    .activation = He appears in a Zone adjacent to a random Scholar, linked or not and without an Encounter; then he moves 1 Zone toward that Scholar.
    .encounter = A random card of yours goes to each opponent outside the Starting Zone, as far as they last (without one, 1 is discarded), or Sacrifice 1 Student. Then you may discard 2 cards to free a Phi Student: it is yours. The Alert rises by 1 for each Phi with him.
    .text = Sighting: { card-jukas.sighting } Activation: { card-jukas.activation } Encounter: { card-jukas.encounter }
card-mother-basilisk = Mother Basilisk
    .the = Mother Basilisk
    .sighting = Mother Basilisk appears in that Zone with an Egg, if any is left beside the Campus.
    .activation = She moves up to 2 Zones toward the nearest Scholar in another Zone who carries an Egg; if there is none, toward the nearest Egg in another Zone.
    .encounter = Gain 1 Stun Token, and leave the Egg you carry in the Zone. If you were full of Stun before, Drop 1 cube of your choice as well.
    .text = Sighting: { card-mother-basilisk.sighting } Activation: { card-mother-basilisk.activation } Encounter: { card-mother-basilisk.encounter }
card-freddo = Freddo
    .the = Freddo
    .sighting = Freddo appears in that Zone with an Iota.
    .activation = He moves up to 2 Zones toward the nearest Scholar he can reach, and puts an Iota into each Zone he enters that has none.
    .encounter = Discard 1 Hot Water Token; if you have none, gain 1 Stun Token and lose all Speed points.
    .text = Sighting: { card-freddo.sighting } Activation: { card-freddo.activation } Encounter: { card-freddo.encounter }
card-marconiglio = Marconiglio
    .the = Marconiglio
    .sighting = The Burrow is laid beside that Zone, linked with it, and Marconiglio appears in it; if there is no room, he appears in that Zone.
    .activation = He hops up to 4 Zones toward the nearest Egg outside the Burrow, whatever Walls, Doors and Floors, and carries it into the Burrow. Without one he hops toward the Scholar with most shells.
    .encounter = Discard 2 Trick Cards or gain 1 Stun Token.
    .text = Sighting: { card-marconiglio.sighting } Activation: { card-marconiglio.activation } Encounter: { card-marconiglio.encounter }
card-enrico-giovanni = Enrico Giovanni
    .the = Enrico Giovanni
    .sighting = He appears in that Zone, and the Snake Pit comes into the linked Zone with most cubes.
    .activation = He moves up to 3 Zones toward the Scholar with most Stars, in a tie with most points on the Note Board. If he moved, the Snake Pit goes to the Zone where he began.
    .encounter = Gain 1 Stun Token and Drop 1 cube of a Randomized colour that you own.
    .text = Sighting: { card-enrico-giovanni.sighting } Activation: { card-enrico-giovanni.activation } Encounter: { card-enrico-giovanni.encounter }
card-scilla-and-cariddi = Scilla and Cariddi
    .the = Scilla
    .sighting = Scilla appears in that Zone, and a Tentacle of Cariddi comes into the linked Zone with most cubes.
    .activation = A direction is drawn. On north or south Scilla moves up to 3 Zones toward the Scholar with most Worship cubes. On east or west a Tentacle comes into the Zone of a Randomized Scholar, or, if one lies there, into a linked Zone.
    .encounter = Scilla: the Trial. Give up a cube worth 4 or more and take a Blessing, or gain 1 Stun Token; whoever has a Blessing is left alone. Cariddi, where the Tentacle comes: Sacrifice 2 Students, or gain 1 Stun Token if you cannot.
    .text = Sighting: { card-scilla-and-cariddi.sighting } Activation: { card-scilla-and-cariddi.activation } Encounter: { card-scilla-and-cariddi.encounter }
card-cariddi = Cariddi
    .the = Cariddi
    .encounter = Sacrifice 2 Students, or gain 1 Stun Token if you cannot.

## Tokens and Stars

token-fools-token = Fool's Token
    .text = The Scholar on whose card it lies has no Skills until the next turn of the Fool's owner.
token-zainetto = Zainetto Card
    .text = Sara's little backpack: cards under it lie face down, and she plays them as if she held them.
token-cauldron = Cauldron
    .text = Students in it are nowhere else. When it holds 2 for each player, the game ends with that turn.
token-egg = Egg
    .text = Pick it up for 1 Speed point, which rouses Mother Basilisk. It makes you slower and your Study harder, and brought home it is worth 2 points.
token-shell = Shell
    .text = Of an Egg that was opened. Each is worth 2 points, and most of them 3 more at the end, shared 1.
token-idol = Idol
    .text = It lies in the Crypt, and whoever has it has 3 points. Espionage may be about it, as about a cube worth 5.
token-bridge = Bridge
    .text = Whoever crosses it draws a direction: on north it falls for good, and she stays where she was with a Stun Token.
token-pillar = Pillar
    .text = Whoever enters the Catacombs discards a card of Bonus Value 2 or more, or loses all Speed points. Two cards, as an Action there, remove it.
token-snake-pit = Snake Pit
    .text = Its Zone also has Ambush 2.
token-boulder = Boulder
    .text = It rolls 1 Zone toward the Starting Zone at the end of each turn: 2 Stun Tokens and a cube for whoever is in its way, and the end of the game when it gets there.
token-tentacle = Tentacle
    .text = Its Zone also has Stop, and its Alert Value is 1 higher. A successful Study or Espionage there sends it back: 1 point. With all seven out, every player draws a Student at the start of the turn.
token-blessing = Blessing
    .text = Scilla gives it for a cube worth 4 or more, once to each Scholar: 6 points in the end. Whoever has none loses 2.
token-ice = Iota
    .text = Where one stands the Zone is Frozen: tests there have an Alert 1 higher, and entering it costs 1 Speed point more.
token-hot-water = Hot Water Token
    .text = Discard it in your Movement or Action Phase to melt the Iota of your Zone, or to lose 1 Stun Token. You hold at most 2, and each one you keep is worth 1 point at the end, each Iota you melt 3.
token-phi = Phi Student
    .text = A Student in purple whom Jukas brought along. Freed, it is a Student like any other; lost, it lies aside for good.
token-star = Star
    .text = Held as long as a cube lies beside it; a token shows its metal and the colour of its border. Two are needed to submit a Thesis, and some Clans want a certain one.
star-silver-green = silver green Star
    .the = the silver green Star
star-gold-green = golden green Star
    .the = the golden green Star
star-silver-red = silver red Star
    .the = the silver red Star
star-gold-red = golden red Star
    .the = the golden red Star
star-silver-blue = silver blue Star
    .the = the silver blue Star
star-gold-blue = golden blue Star
    .the = the golden blue Star
star-gold-yellow = golden yellow Star
    .the = the golden yellow Star
star-gold-purple = golden purple Star
    .the = the golden purple Star

## Kinds of card, types, moments

kind-research = Research Card
type-alchemy = Alchemy
type-specialists = Specialists
type-spriggan = Spriggan

## Cubes

cube-false-information = False Information
    .the = a False cube
cube-universal-information = Universal Information
    .the = a Universal cube
cube-idol = Idol
    .the = the Idol

## Floor IV and Familiars

card-IV-1 = Yocca's Nest
    .the = Yocca's Nest
card-IV-2 = Manticore's Den
    .the = the Manticore's Den
card-IV-3 = Crystal Stairwell
    .the = the Crystal Stairwell
card-IV-4 = Ossuary of the Old Kings
    .the = the Ossuary of the Old Kings
card-IV-5 = Chamber of the Hourglass
    .the = the Chamber of the Hourglass
card-IV-6 = Threshold of the Deep
    .the = the Threshold of the Deep
card-camp-z-i = Camp Z
    .the = Camp Z
card-camp-z-ii = { card-camp-z-i }
    .the = { card-camp-z-i.the }
card-camp-z-iii = { card-camp-z-i }
    .the = { card-camp-z-i.the }
card-camp-z-iv = { card-camp-z-i }
    .the = { card-camp-z-i.the }
icon-hecatomb = Hecatomb
    .text = Whoever enters Sacrifices all Students.
card-thermal-bath = Thermal Bath
    .the = the Thermal Bath
card-burrow-i = Burrow of Marconiglio
    .the = the Burrow
card-burrow-ii = { card-burrow-i }
    .the = { card-burrow-i.the }
card-burrow-iii = { card-burrow-i }
    .the = { card-burrow-i.the }
card-burrow-iv = { card-burrow-i }
    .the = { card-burrow-i.the }
icon-mandatory-passage = Mandatory Passage
    .text = This Zone is linked to two others at most; Walls close its other Passages.
card-crypt = Crypt
    .the = the Crypt
card-catacombs = Catacombs
    .the = the Catacombs
card-lair-of-cariddi = Lair of Cariddi
    .the = the Lair of Cariddi
icon-bucket = Bucket
    .text = Whoever enters may discard up to 2 Trick Cards for as many Hot Water Tokens.
icon-camp-z = Camp Z
    .text = Action: a Bivouac that asks for no colour. Whoever is not Caterina first hands her 1 Student, or 1 random Trick Card without Students.
icon-engage-familiar = Engage Familiar
    .text = Action: pay the cubes of the Familiar and take it, if it follows nobody.
card-yocca = Yocca
    .the = Yocca
    .text = Speed +1. Ambush and Stop do not touch you. Once per turn, in a Study, you may leave out the leftmost cube and count from the second.
card-manticore = Manticore
    .the = the Manticore
    .text = +2 to your Stealth Value in Espionage, and +2 to the Alert Value of Espionage against you. In each turn the first Encounter with the Boss does not happen.
kind-familiar = Familiar
floor-4 = IV

## Omega

token-tome = Tome of Secrets
    .text = What Omega has: cubes fill its spaces from the upper left. When an Omega Phase begins with the last space filled, he has won.
token-black-star = Black Star
    .text = Printed on a space of the Tome of Secrets: Omega has it while a cube covers it.
kind-omega-card = Omega Card
card-omega-01 = Survey
    .text = He goes through N1, then E2. Encounter: discard a random card. Black Star: a Stun Token. Star: he Collects the leftmost cube there. Sabotage: Divination 1. Alert +1 in his Zone.
card-omega-02 = Survey
    .text = He goes through E1, then S2. Encounter: a Stun Token. Black Star: a Stun Token. Star: he Collects the leftmost cube there. Reaction: the effect is ignored. Alert +1 in his Zone.
card-omega-03 = Survey
    .text = He goes through S1, then W2. He Collects the leftmost cube there. Encounter: discard a random card. Black Star: discard two random cards. Star: he Collects the next leftmost cube. Double Star: he Collects the most valuable cube of his Floor. Sabotage: Divination 1. Alert +1 in his Zone.
card-omega-04 = Survey
    .text = He goes through W1, then N2. Encounter: Sacrifice a Student, or a Stun Token. Black Star: a Stun Token. Star: draw a Student. Reaction: he slips through a random Passage. Alert +1 in his Zone.
card-omega-05 = Shortcut
    .text = He goes through N2. He Collects the leftmost cube there. Encounter: a Stun Token. Black Star: he Steals a cube of a random colour. Star: he Collects the next leftmost cube. Sabotage: Divination 1.
card-omega-06 = Shortcut
    .text = He goes through S2. Encounter: Sacrifice a Student, or a Stun Token. Black Star: discard two random cards. Star: draw a Student. Double Star: a Jinx Card face down.
card-omega-07 = Ransack
    .text = Omega draws 1 Student. He goes through E2, then E1. He Collects the two leftmost cubes there. Encounter: discard a random card. Black Star: a Stun Token. Reaction: discard a random card. Alert +2 in his Zone.
card-omega-08 = Ransack
    .text = Omega draws 1 Student. He goes through W2, then W1. He Collects the leftmost cube there. Encounter: a Stun Token. Black Star: a Stun Token. Double Star: he Collects the most valuable cube of his Floor. Sabotage: Divination 2. Alert +2 in his Zone.
card-omega-09 = Sweep
    .text = He goes through N1, then N2, then E1. He Collects the leftmost cube of each Zone he enters, two at most. Encounter: a Stun Token. Black Star: discard two random cards. Star: discard a random card. Alert +1 in his Zone.
card-omega-10 = Sweep
    .text = He goes through S1, then S2, then W1. He Collects the leftmost cube of each Zone he enters, two at most. Encounter: discard a random card. Black Star: he Steals a cube of a random colour. Star: discard a random card. Sabotage: Divination 1. Reaction: he slips through a random Passage. Alert +1 in his Zone.
card-omega-11 = Cherry-picking
    .text = He goes through a random Passage. He Collects the most valuable cube there. Encounter: a Stun Token. Black Star: a Stun Token. Star: draw a Student. Double Star: a Jinx Card face down. Sabotage: Divination 2. Alert +2 in his Zone.
card-omega-12 = Cherry-picking
    .text = He goes through a random Passage. He Collects the most valuable cube there. Encounter: Sacrifice a Student, or a Stun Token. Black Star: discard two random cards. Star: draw a Student. Reaction: the effect is ignored. Alert +2 in his Zone.
card-omega-13 = Burn the Page
    .text = Omega draws 1 Student. He goes through W2, then S1. He Eliminates the leftmost cube there. Encounter: discard a random card. Black Star: a Stun Token. Star: he Collects the next leftmost cube. Double Star: he Collects the most valuable cube of his Floor. Sabotage: Divination 1, Divination 1. Alert +1 in his Zone.
card-omega-14 = Burn the Page
    .text = Omega draws 1 Student. He goes through E1, then N1. He Eliminates the leftmost cube there. Encounter: Drop a cube of your choice. Black Star: a Stun Token. Star: he Collects the next leftmost cube. Reaction: discard a random card. Alert +1 in his Zone.
card-omega-15 = Book Bonfire
    .text = He goes through a random Passage. He Eliminates the most valuable cube there. Encounter: draw a Student. Black Star: discard two random cards. Star: he Collects the next leftmost cube. Sabotage: Divination 3. Alert +3 in his Zone.
card-omega-16 = Ambush
    .text = Omega draws 1 Student. He Teleports to the Scholar. He Steals a cube of a random colour from a Scholar near him, or Collects the leftmost cube there. Encounter: a Stun Token. Black Star: he Steals a cube of a random colour. Star: discard a random card. Double Star: he Steals a cube of a random colour. Sabotage: Divination 1. Reaction: the effect is ignored. Alert +2 in his Zone.
card-omega-17 = Ambush
    .text = He Teleports to the Scholar. He Steals a cube of a random colour from a Scholar near him, or Collects the leftmost cube there. Encounter: Drop a cube of your choice. Black Star: he Steals a cube of a random colour. Double Star: he Steals a cube of a random colour. Reaction: he slips through a random Passage. Alert +2 in his Zone.
card-omega-18 = Red Parade
    .text = Omega draws 2 Students. He goes through N2, then W1. Encounter: draw a Student. Black Star: a Stun Token. Star: he Collects the leftmost cube there. Double Star: a Jinx Card face down. Sabotage: Divination 1. Alert +1 in his Zone.
card-omega-19 = Red Parade
    .text = Omega draws 2 Students. He goes through S1, then E2. Encounter: draw a Student. Black Star: discard two random cards. Star: he Collects the leftmost cube there. Double Star: a Jinx Card face down. Sabotage: Divination 2. Reaction: the effect is ignored. Alert +1 in his Zone.
card-omega-20 = Plotting
    .text = He stays. Encounter: discard a random card. Black Star: a Stun Token. Star: discard a random card. Double Star: he Collects the most valuable cube of his Floor. Sabotage: Divination 1, Divination 1. Alert +3 in his Zone.
card-omega-21 = Intimidation
    .text = Omega draws 2 Students. He Teleports to the Scholar. Encounter: Sacrifice a Student, or a Stun Token, then a Stun Token. Black Star: he Steals a cube of a random colour. Star: draw a Student. Double Star: he Collects the most valuable cube of his Floor. Reaction: discard a random card. Alert +3 in his Zone.

## Student Congregations

kind-congregation = Student Congregation
student-standard = a standard Student
    .the = the standard Student
student-phi = a Phi Student
    .the = the Phi Student
student-zeta = a Zeta Student
    .the = the Zeta Student
student-iota = an Iota Student
    .the = the Iota Student
student-lambda = a Lambda Student
    .the = the Lambda Student
token-zeta = Zeta Student
    .text = A Student in black who knows something about alchemy.
token-iota = Iota Student
    .text = A Student in light blue who brings the cold along.
token-lambda = Lambda Student
    .text = A Student in green who goes hunting.
card-phi = Phi
    .the = Phi
    .text = Sacrifice 1 Phi Student. In any Stealth Test: Divination 2, which raises the Stealth Value or the Alert Value. Or in your own phases: look at the hand of an opponent on your Floor and discard 1 card of it.
card-zeta = Zeta
    .the = Zeta
    .text = Sacrifice 1 Zeta Student in one of your own phases. Discard 2 Stun Tokens, not in Maximum Alert. Or discard 1 card and draw 2 Trick Cards.
card-iota = Iota
    .the = Iota
    .text = Sacrifice 1 Iota Student in the turn of an opponent. An opponent near you loses all Speed points. Or the Alert Value of a Study on your Floor rises by 2.
card-lambda = Lambda
    .the = Lambda
    .text = Sacrifice 1 Lambda Student. In your own phases: place a Trap Token face down in your Zone or a linked one without any. Or at any time: an Ambush or a Trap Token you have just met does nothing to you.
