### What a step is, for somebody who meets it for the first time, in English.
### A message is hint- and the name of the prompt with hyphens: one or two short sentences to the player.
### .rule is the rule whose paragraph in the book says more; it stands in quotation marks, because it is no word to translate.

## Seen at the table

hint-alone = You are alone against Omega. Collect cubes and earn more Stars than he has Black Stars; then submit your Thesis, before he has filled the Tome of Secrets.
    .rule = { "RCV-SOLO-13" }
hint-against-omega = Omega plays against all of you. If he fills the Tome of Secrets, or nobody has an accepted Thesis in the end, all have lost; otherwise the best accepted one wins.
    .rule = { "RCV-OAA-15" }

## Trick Cards

hint-card-transmute = The cube goes to the Reserve, and one of the next colour, worth 1 point more, comes from there. A Star may come or go with it.
    .rule = { "RCV-R-239" }
hint-card-melt = Two of your cubes go to the Reserve, and then you get one that is worth no more than both together. Think of the Stars beside them.
    .rule = { "RCV-R-239" }
hint-card-opus = Any cube that fits and is worth no more than the two you gave up. Most points, or the Star you lack.
    .rule = { "RCV-R-239" }
hint-card-reagents = These cards were discarded last, before you played yours. Take the one you can use best.
    .rule = { "RCV-R-239" }
hint-card-dissolve = The acid opens Walls between Zones of one Floor. You may leave them if they serve you better closed.
    .rule = { "RCV-R-239" }

## Skills

hint-skill-store = A card under the Zainetto Card is safe and leaves room in your hand, but it pays no costs. Store what you want to keep for a test.
    .rule = { "RCV-R-184" }
hint-skill-search = You see the next cards of the deck and take one of them. The others go to the bottom.
    .rule = { "RCV-R-187" }
hint-skill-bury = Each card you choose goes under the deck, below those before it.
    .rule = { "RCV-R-187" }
hint-skill-charge = Your charge takes you past Doors, and what the Zone does to those who enter it does to you. Then you stun an opponent there.
    .rule = { "RCV-R-187" }
hint-skill-whip = Pull an opponent out of reach of good cubes, or push one away from yours. Nothing else happens to them.
    .rule = { "RCV-R-187" }
hint-skill-bait = A Student of yours for the trap, or one more from the University: Omega Students may be among those.
    .rule = { "RCV-R-185" }
hint-skill-brew = The cards go once you have said what for. Speed points may be used in the Action Phase too.
    .rule = { "DGY-R-208" }
hint-study-pick = You are not bound to the leftmost cubes. You choose from left to right, and each one more raises the Alert Value.
    .rule = { "RCV-R-190" }

## Interns and Research

hint-turn-intern = Several of your Interns act at the start of your turn, and you decide the order. A cured Stun Token may save you from a Rest.
    .rule = { "RCV-R-177" }
hint-intern-fool = The Scholar with the Fool's Token has no Skills until your next turn begins. Choose whose Skills would hurt you most.
    .rule = { "RCV-R-252" }
hint-intern-charm = Your Lute Player can charm the Boss for a card. Then nothing of the Encounter happens.
    .rule = { "RCV-R-240" }
hint-intern-hide = Your Smuggler can hide the cube for a card. Otherwise it falls, and others may take it.
    .rule = { "RCV-R-240" }
hint-research-claim = You meet an open Research Card: claiming it is free and gives points at the end. One card per turn.
    .rule = { "RCV-RES-03" }

## Boss and Panic

hint-boss-goal = The Boss goes where most cubes lie, and several Zones are equal. Send it away from you.
    .rule = { "RCV-BOSS-03" }
hint-boss-pull = A Scholar is called one Zone toward the Boss, and two ways are equally short. You woke the Boss, so you choose.
    .rule = { "RCV-R-183" }
hint-boss-appear = The Boss comes out of the shadows beside a Scholar and takes one step. Where it appears, it meets nobody.
    .rule = { "RCV-BOSS-02" }
hint-boss-discard = The Boss costs you cards, and you choose which. Part with what helps you least.
    .rule = { "RCV-BOSS-03" }
hint-boss-type = Omega reads your mind: all cards of the type you hold most are lost. With a tie the choice is yours.
    .rule = { "RCV-R-23" }
hint-boss-silence = Silenced, you can still declare with your cards, but you cannot play them for their effects. A Student buys you off.
    .rule = { "RCV-BOSS-03" }
hint-boss-jinx = A Jinx Card harms you and costs points unless you get rid of it. Two Students avoid it.
    .rule = { "RCV-BOSS-03" }
hint-boss-tribute = Omega wants the top cube of one of your colours. You may keep it and take two Stun Tokens instead.
    .rule = { "RCV-R-182" }
hint-panic-home = Everybody is carried toward the Starting Zone at the end of a turn. Two ways are equally short.
    .rule = { "RCV-R-183" }
hint-panic-cauldron = Every turn costs a Student or a Stun Token now. When the Cauldron is full, the game ends.
    .rule = { "RCV-R-195" }
hint-panic-eggs = There is no Burrow, so the Eggs come where most Scholars are, and several Zones are equal. It is your turn, so you choose.
    .rule = { "RCV-R-212" }
hint-panic-roll = The boulder rolls toward the Starting Zone, and several ways are as short. It is your turn, so you choose.
    .rule = { "RCV-R-393" }
hint-panic-boulder = The boulder begins in the Zone that is farthest from the Starting Zone, and several are as far. It is your turn, so you choose.
    .rule = { "RCV-R-393" }
hint-boss-cold = Every Omega Student on the Alert Card brings a Cold snap for everybody outside the Starting Zone and the Thermal Bath. A Student may still be Sacrificed for the Stun Token.
    .rule = { "RCV-R-207" }
hint-boss-bribe = Marconiglio lets you go for two cards. A Stun Token may still be avoided with a Student.
    .rule = { "RCV-R-211" }
hint-boss-pit = The Snake Pit adds Ambush 2 to a Zone. It goes where most cubes lie, and several Zones are equal: you woke the Boss, so you choose.
    .rule = { "RCV-R-215" }
hint-boss-rescue = Once in the game, with a Star and him beside you, two Students bring you 4 points. He leaves until the next Boss Effect.
    .rule = { "RCV-R-215" }
hint-boss-tentacle = A Tentacle stops whoever enters its Zone and makes Study harder there. Several Zones are possible: you woke the Boss, so you choose.
    .rule = { "RCV-R-216" }
hint-boss-trial = The Trial: a cube worth 4 or more buys a Blessing, 6 points in the end instead of 2 less. With a Blessing Scilla leaves you alone.
    .rule = { "RCV-R-217" }
hint-zone-pillar = The Pillar takes all your Speed points unless you prop it up with a heavy card. Two cards, as an Action here, remove it for good.
    .rule = { "RCV-R-215" }
hint-zone-narrow = A Mandatory Passage is linked to two Zones at most. The link the tile was laid for stays; Walls close what you do not keep.
    .rule = { "RCV-R-47" }
hint-zone-bucket = Each card you discard here brings you a Hot Water Token, up to the 2 you can hold. They melt ice, warm you after a blow, and are worth 1 point each at the end.
    .rule = { "RCV-R-42" }

## Cubes

hint-cube-column = A Universal cube counts in every way as one of the column you put it in, and stays there. Think of the Stars and arrows it would cover.
    .rule = { "RCV-UNIV-01" }

## Omega

hint-omega-seize = These cubes are worth the same, so you decide for Omega. Let him have the one you need least.
    .rule = { "RCV-R-111" }
hint-omega-teleport = You are safe, so Omega jumps to the most valuable cube on the table. Where several are equal, you decide.
    .rule = { "RCV-R-100" }
hint-omega-answer = A Reaction with the Omega icon cancels what this Omega Card would do now. It costs what is printed on it.
    .rule = { "RCV-R-169" }
hint-omega-gives = Omega Gives his least valuable cube, and two kinds are equal. Take the one that brings you further.
    .rule = { "RCV-OMG-08" }

## Jukas

hint-boss-scatter = Jukas hands your cards to those who stand out there, one each, picked by chance; if nobody does, one is discarded. A Student buys you off.
    .rule = { "RCV-R-202" }
hint-boss-free = A freed Phi is a Student of yours at once, and Jukas adds 1 less to the Alert Value of his Zone.
    .rule = { "RCV-R-202" }
hint-student-part = You have Students of several kinds. Those of Congregations can do something for you; a standard Student is easily replaced.
    .rule = { "RCV-R-200" }

## Student Congregations

hint-student-keep = A Student of a Congregation is a Student like any other, and can do what its card says. It costs you a standard one.
    .rule = { "RCV-CON-12" }
hint-student-order = Students leave the Bonfire in reverse order: whoever sits down last is gained first.
    .rule = { "RCV-CON-11" }
hint-student-enroll = Fewer Students are called for than there are Congregations, so you choose which of them send one.
    .rule = { "RCV-R-64" }
hint-student-pry = You see the whole hand of an opponent on your Floor and choose a card that is discarded.
    .rule = { "RCV-CON-13" }
hint-student-press = You see the whole hand and choose the card that is discarded. Take what would help its owner most.
    .rule = { "RCV-CON-13" }
hint-student-brew = Give up the card that helps you least; then you draw 2.
    .rule = { "RCV-CON-13" }
hint-student-evade = A Lambda Student cancels the whole of an Ambush or a Trap Token, before its first Stun Token.
    .rule = { "RCV-R-201" }
hint-setup-support = Support Points come from the months before. One bonus at a time, in turn order; what you do not spend stays with you for later months.
    .rule = { "RCV-SP-02" }
hint-support-intern = Both Interns are known to all. The one you keep serves you from the first turn on.
    .rule = { "RCV-SP-07" }
hint-student-swap = You have as many Students as before, and one of them can do what its card says.
    .rule = { "RCV-R-167" }

## Alone, instead of what stands above and in the base

hint-alone-undo = You can take back your last choice as long as you have seen nothing new since: no Student drawn, no hidden card and no Omega Card.
    .rule = { "DGY-R-06" }
hint-alone-setup-scholar = Each Scholar has other values and Skills, and a second, Exalted side for when you have fewer Stars than Omega has Black Stars. Choose the one you like.
    .rule = { "RCV-R-89" }
hint-alone-turn-activity = A turn is one of three things: explore the Dungeon, Rest in the Starting Zone, or submit your Thesis, which takes 2 Stars and more than Omega has Black Stars. Then he has his phase.
    .rule = { "RCV-SOLO-11" }
hint-alone-phase-action = You have one Action: Study your Zone to Collect its cubes, or spy on Omega nearby to Steal one from his Tome. Cards can be played before and after it.
    .rule = { "RCV-R-101" }
hint-alone-test-declare = The Bonus Values of the cards you lay down are your Stealth Value. Once you declare, an Omega Card is revealed that may raise the Alert Value, and only effects of cards can still help you.
    .rule = { "RCV-OPH-14" }
hint-alone-test-at-once = Your Stealth Value is declared, and Omega's card is revealed. A few cards are played exactly now; if you have none, pass.
    .rule = { "RCV-R-226" }
hint-alone-main-aim = A card names its target when it is declared. If that is Omega, one of his cards is revealed first, and he may react.
    .rule = { "RCV-OPH-15" }
hint-alone-card-trap = A Trap lies face down and strikes the first Scholar who enters. That can only be you, for Omega sets off no Traps.
    .rule = { "RCV-R-96" }
hint-alone-cube-drop = You lose the topmost cube of a column of your choice. It falls into a free space of your Zone, where you can Collect it again, unless Omega does.
    .rule = { "DGY-CUBE-08" }
hint-alone-intern-hide = Your Smuggler can hide the cube for a card. Otherwise it falls, and Omega may take it.
    .rule = { "RCV-R-240" }
hint-alone-boss-scatter = Jukas hands your cards to other Scholars who stand out there, and there are none: then 1 random card is discarded. A Student buys you off.
    .rule = { "RCV-R-202" }

## What is new in the dungeon, the first time

hint-new-research = Three Research Cards lie open. Once in your own turn you may claim one whose task you meet: it costs nothing and gives points at the end.
    .rule = { "RCV-RES-03" }
hint-new-congregations = Students of Congregations are in the University. One that you draw may take the place of a Student of yours; Sacrifice it later for what its card says.
    .rule = { "RCV-CON-13" }
hint-new-floor-four = This is Floor IV: its Zones hold black and white cubes only. A white cube counts in the column you put it in; a black one goes to the Reserve and is worth nothing.
    .rule = { "RCV-Z4-05" }
hint-new-familiars = Two Familiars can be engaged as your Action, in the Zone that shows one. You pay with cubes, and it follows you until you Rest.
    .rule = { "RCV-FAM-03" }
hint-new-brood = Mother Basilisk has Eggs in the Dungeon. For 1 Speed point you pick one up and rouse her; carried to the Starting Zone it is worth 2 points.
    .rule = { "RCV-R-208" }
hint-new-winter = Freddo brings the winter: where an Iota stands a Zone is Frozen, harder to enter, with 1 Alert more. A Hot Water Token melts one, and that is worth points.
    .rule = { "RCV-R-206" }
hint-new-hunt = Marconiglio has hidden Eggs in the Zones. Opening one is an Action: nobody knows what is in it, but each shell is worth points.
    .rule = { "RCV-R-210" }
hint-new-temple = Below lies the Cursed Temple: the Crypt with its Idol, the Bridge, the Catacombs with the Pillar. The Idol is worth points, and so is the rescue of Enrico Giovanni.
    .rule = { "RCV-R-213" }
hint-new-sea = The sea is in the Dungeon: a Tentacle stops whoever enters and makes tests harder, until a success there sends it back. A Blessing of Scilla is worth 6 points in the end.
    .rule = { "RCV-R-216" }
