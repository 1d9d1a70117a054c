### What a step is, for somebody who meets it for the first time, in English.
### A message is hint- and the name of the prompt with hyphens: one or two short sentences to the player. The first four are about things seen and not asked.
### .rule is the rule whose paragraph in the book says more; it stands in quotation marks, because it is no word to translate.

## Seen at the table

hint-first-table = You lead a Scholar through a Dungeon that grows while you play. Collect cubes, earn Stars and submit your Thesis: the best accepted one wins.
    .rule = { "DGY-GEN-01" }
hint-waiting = Somebody else decides now. Meanwhile you can look at the Dungeon and at all Note Boards; only hands, decks and the University stay hidden.
    .rule = { "DGY-R-06" }
hint-test = This is a Stealth Test: the Stealth Value must reach the Alert Value. Cards can still raise both, and whoever takes the test has the last word.
    .rule = { "DGY-STUDY-16" }
hint-undo = You can take back your last choice as long as nobody has seen anything new since: no Student drawn, no hidden card. After that, the others must agree.
    .rule = { "DGY-R-06" }

## What is new in the dungeon, the first time

hint-new-alarm = An Omega Student stands on the Alert Card: its Alert Bonus counts in every Study, and its row filled the University again.
    .rule = { "DGY-OMEGA-01" }
hint-new-boss = The Boss is in the Dungeon: it goes about when Scholars enter certain Zones, and whoever it meets suffers an Encounter. Press its figure to read its card.
    .rule = { "DGY-BOSS-01" }
hint-new-main-effects = Each Trick Card has one more use: its Main Effect, for the price that is printed on it. In return you draw no Student at the end of your turn.
    .rule = { "DGY-MAIN-01" }
hint-new-maximum-alert = Maximum Alert has begun: the Panic Card says what is different from now on. Get out, and submit your Thesis while there is time.
    .rule = { "DGY-MAX-01" }
hint-new-dangerous-zones = Everything printed on a Zone works in this game: some of it acts on whoever enters, some in a test. Look at a Zone up close to read what it does before you go there.
    .rule = { "DGY-DZ-01" }

## Set-up and the turn

hint-setup-scholar = Each Scholar has other values and Skills, and a second, Exalted side for when others are ahead. Choose the one you like.
    .rule = { "DGY-SETUP-02" }
hint-turn-activity = A turn is one of three things: explore the Dungeon, Rest in the Starting Zone, or submit your Thesis once you have 2 Stars. A refused Thesis costs you a cube and brings a Jinx Card.
    .rule = { "DGY-TURN-01" }
hint-turn-thesis = In Maximum Alert you may submit here without Stars. It is your last deed, whatever comes of it; if you play on, you may try again whenever your turn ends here.
    .rule = { "DGY-ED-46" }
hint-thesis-cube = With the Clan Card these cubes are worth the same. Keep what carries a Star, an arrow or your Knowledge Combo.
    .rule = { "DGY-ED-27" }
hint-rest-jinx = A Rest takes one Jinx Card away. Each one you still have at the end costs you points.
    .rule = { "DGY-REST-03" }
hint-rest-discard = You can part with cards you do not need, as many as you like. Then you draw until you hold as many as your Hand Value.
    .rule = { "DGY-REST-05" }

## Moving

hint-phase-movement = A Speed point takes you into a linked Zone, or reveals a new one that you enter at once. You can also play cards; unspent points are lost when the phase ends.
    .rule = { "DGY-MOVE-01" }
hint-zone-lay = The new Zone must be joined to yours by a Passage, and it is never turned. Look for the links you want later.
    .rule = { "DGY-PLACE-02" }
hint-zone-under = Tiles that were turned up and not laid go under the pile: the last one you choose lies at the very bottom.
    .rule = DGY-PLACE-04
hint-stairs-floor = You are the first to enter a Zone with Stairs, so a tile of a neighbouring Floor is laid beside it. These Stairs lead to one Floor for good; the deeper it is, the better its cubes and their guards.
    .rule = { "DGY-STAIR-03" }

## Actions and Stealth Tests

hint-phase-action = You have one Action: Study your Zone to Collect its cubes, or spy on a Scholar nearby to Steal one. Cards can be played before and after it.
    .rule = { "DGY-ACT-01" }
hint-study-indicate = You take cubes from the left, at most as many as your Intelligence. Two cubes raise the Alert Value by 1, three by 3.
    .rule = { "DGY-STUDY-06" }
hint-test-declare = The Bonus Values of the cards you lay down are your Stealth Value. Once you declare, no further Bonus Value can be added, so think of what the others may play.
    .rule = { "DGY-STUDY-09" }
hint-test-at-once = Your Stealth Value is declared, and nobody has answered yet. A few cards are played exactly now; if you have none, pass.
    .rule = { "DGY-R-201" }
hint-test-opponent = Somebody else takes a Stealth Test, and you can raise either value with cards for tests. You are asked once, so play all you want to play now.
    .rule = { "DGY-STUDY-13" }
hint-test-target = Somebody is spying on you. Raise the Alert Value with cards for tests; then the spy may answer, until neither of you plays any more.
    .rule = { "DGY-ESP-11" }
hint-test-tester = You have the last word: play cards that raise your Stealth Value, or accept the result. A failure brings a Stun Token and a draw of Students.
    .rule = { "DGY-STUDY-15" }

## Moments to play

hint-window-instant = It is somebody else's turn, but an Instant can be played at any time. You are asked even if you hold none, so that nobody learns what is in your hand.
    .rule = { "DGY-PRIO-03" }
hint-window-turn-start = A turn begins, and a few cards are played exactly now. If you have none, pass.
    .rule = { "DGY-R-195" }
hint-window-announced = Somebody has announced a Study but not yet said how many cubes. A few cards are played exactly now; if you have none, pass.
    .rule = { "DGY-R-200" }
hint-window-reaction = A Main Effect has been declared, and nothing has happened yet: a Reaction can cancel it. You are asked even if you hold none.
    .rule = { "DGY-MAIN-12" }

## Trick Cards

hint-aux-discard = The card you have used makes you discard another one. Choose what helps you least.
    .rule = { "DGY-AUX-15" }
hint-aux-treat = All Social cards do the same. You may name yourself, but nobody in the Starting Zone; 2 cards make your next Study stronger.
    .rule = { "DGY-ED-43" }
hint-aux-tax = All Social cards do the same: chance decides which card goes. Whoever leads has most to lose.
    .rule = { "DGY-ED-43" }
hint-main-aim = A card names its targets when it is declared, so that the others know whether it concerns them.
    .rule = { "DGY-R-208" }
hint-main-price = This card can be paid in two ways, and you choose one. The cost is paid before the effect.
    .rule = { "DGY-MAIN-16" }
hint-main-number = You fix the number yourself, and the card does as much. But every Student you draw may be an Omega Student.
    .rule = { "DGY-MAIN-20" }
hint-main-discard = Part of the cost is a Trick Card from your hand. Choose what helps you least.
    .rule = { "DGY-MAIN-16" }
hint-card-trap = A Trap lies face down and strikes the first Scholar who enters, even you. Only you know which one it is.
    .rule = { "DGY-TOKEN-06" }
hint-card-slip = After your Reaction you may leave for a linked Zone. Its effects do not touch you, but its Doors do.
    .rule = { "DGY-R-205" }
hint-card-steal = You choose the colour, and the topmost cube of that column is yours. A Protected cube can be refused to you.
    .rule = { "DGY-CUBE-04" }
hint-card-heist = This Espionage costs no Student, and the Students of your target do not raise the Alert Value. Nobody may answer it.
    .rule = { "DGY-R-202" }
hint-card-gift = Put cubes into free spaces of your Zone, leftmost first; then you Study here. So choose what you can Collect.
    .rule = { "DGY-R-202" }
hint-card-objection = Somebody objects to your card. Sacrifice 2 Students and it takes effect all the same, or let it be cancelled.
    .rule = { "DGY-R-170" }
hint-card-collect = You may take any cube here for which your Note Board has room, not only the leftmost.
    .rule = { "DGY-R-130" }
hint-card-press = You see the whole hand and choose the card that is discarded. Think of the Fate cards.
    .rule = { "DGY-R-195" }
hint-card-tour = You Collect from the left and without a Stealth Test. You may also be content with 1 cube.
    .rule = { "DGY-CUBE-02" }

## Skills

hint-skill-target = Your Skill hits a Scholar in your Zone, and each of them only once in your turn.
    .rule = { "DGY-BOARD-02" }
hint-skill-butt = Shake a cube of a random colour out of their notes, or take a random card. You pay with a Stun Token, which a Student can avoid.
    .rule = { "DGY-BOARD-02" }
hint-skill-discard = Your Skill costs a Trick Card of the type it names. Choose the one you can best do without.
    .rule = { "DGY-BOARD-02" }

## Stun and cubes

hint-stun-avoid = With as many Stun Tokens as Stamina you must Rest when your next turn begins. A Student can take the blow for you, and goes back to the Reserve.
    .rule = { "DGY-STUN-01" }
hint-cube-protect = One of your Interns Protects cubes of this colour, so you need not lose it. You may also let it go.
    .rule = { "DGY-PROT-02" }
hint-cube-give = You Give the topmost cube of a column of your choice. Protection does not help here.
    .rule = { "DGY-CUBE-13" }
hint-cube-drop = You lose the topmost cube of a column of your choice. It falls into a free space of your Zone, where anybody may Collect it.
    .rule = { "DGY-CUBE-08" }
hint-cube-land = Your Zone has no free space, so the cube falls into a linked one. Choose where you can get it back.
    .rule = { "DGY-R-126" }

## Boss and Panic

hint-boss-target = You have roused the Boss, and you choose whom he hunts. He takes the shortest way and stops at the first Scholar he meets.
    .rule = { "DGY-BOSS-16" }
hint-boss-way = There are several shortest ways, all with as many Encounters. You have roused the Boss, so you choose.
    .rule = { "DGY-R-136" }
hint-boss-lead = You lead the Boss up to 2 Zones, and nobody Encounters him on the way. Where he stands, a Study is harder.
    .rule = { "DGY-BOSS-09" }
hint-boss-arrival = The Boss comes to where most Scholars are, and there is a tie. Nobody Encounters him yet.
    .rule = { "DGY-MAX-07" }
hint-panic-push = All Scholars in the Dungeon are pushed in the same direction. This one can come into two Zones there, and you decide.
    .rule = { "DGY-R-196" }
