### Words of the terminal for Rocca Civetta, in English. cli-verb-... are words for an action, with commas, that a player may type instead of the notation; several actions may share one.

## The map: letters for cubes and effects

cli-tiles-loose = { $false_information } False, { $universal_information } Universal Information.
cli-tiles-eggs = o Egg.
cli-tiles-winter = * Iota; w Bucket.
cli-tiles-temple = p Mandatory Passage; & Snake Pit.
cli-tiles-sea = S Tentacle; the Lair of Cariddi is as large as four tiles.
cli-tiles-floor-iv = { $floor } Floor IV; h Hecatomb, fY a Familiar can be engaged.
cli-tiles-omega = % Omega.
cli-letter-false-information = F
cli-letter-universal-information = U
cli-icon-hecatomb = h
cli-icon-bucket = w
cli-icon-mandatory-passage = p
cli-icon-camp-z = Z
cli-icon-engage-familiar = f{ $n }

## Campus and Scholars

cli-campus-research =
    { $n ->
        [one] Open Research: { $cards }; 1 card in the deck.
       *[other] Open Research: { $cards }; { $n } cards in the deck.
    }
cli-campus-brood = Eggs beside the Campus: { $n }. Brought home: { $all } of 7.
cli-campus-captives = Phi Students with Jukas: { $n }.
cli-campus-congregations = Congregations: { $cards }.
cli-campus-bonfire-row = At the Bonfire, the last one leaves first: { $words }.
cli-campus-iota = Winter: { $n } Iota and { $water } Hot Water Tokens in the Reserve; the Bonfire has { $spaces } spaces.
cli-campus-omega = Omega is in { $the_zone }. Tome of Secrets { $n }/{ $limit }: { $tome }. Black Stars { $black } (on spaces { $stars }).
cli-campus-omega-leaves = He leaves the last cube of every Zone, and draws no single Student.
cli-campus-omega-more =
    For every card he draws { $n ->
        [one] 1 more Student
       *[other] { $n } more Students
    } than it shows.
cli-campus-egg-row = Eggs that are to come: { $n }.
cli-campus-idol-crypt = The Idol lies in the Crypt.
cli-campus-idol = { $seat } has the Idol.
cli-campus-bridge = The Bridge: { $zone } and { $other }.
cli-campus-bridge-fell = The Bridge has fallen: { $zone } and { $other }.
cli-campus-pillar = The Pillar stands in the Catacombs.
cli-campus-pillar-gone = The Pillar is gone.
cli-campus-pit = The Snake Pit lies in { $zone }.
cli-campus-boulder = The boulder lies in { $zone }.
cli-campus-tentacles = Tentacles on the card of Cariddi: { $n } of 7.
cli-campus-lair = The Lair of Cariddi: { $zone }.
cli-campus-no-lair = The Lair of Cariddi has not been found.
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
cli-scholar-kinds = Among the Students: { $words }.
cli-scholar-hot-water = Hot Water Tokens: { $n }.
cli-scholar-melted = Iota melted: { $n }.
cli-scholar-shells = Shells: { $n }.
cli-scholar-rescued = Has rescued Enrico Giovanni.
cli-scholar-blessed = Has a Blessing of Scilla.
cli-scholar-unblessed = Has no Blessing of Scilla.
cli-scholar-beaten = Tentacles beaten: { $n }.
cli-scholar-calmed = Floors freed: { $n }.
cli-scholar-fooled = No Skills: the Fool's Token lies on the card.

## Stealth Tests and declared cards

cli-part-egg = an Egg in hand
cli-part-ice = an Iota in the Zone
cli-part-omega = Omega is here
cli-part-sabotage = Sabotage by Omega

## What can be typed

cli-kind-intern = Intern
cli-kind-familiar = Familiar
cli-kind-student = kind of Student
cli-kind-favour = what a Student does
cli-kind-price = how it is paid
cli-kind-brew = what is brewed
cli-kind-deck = deck
cli-kind-type = type

## Examples, and words for what a card may be used for

cli-example-rocca-civetta = walk north

## Words for actions

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
cli-verb-melt = melt, thaw, melt the ice
cli-verb-warm = warm, warm up
cli-verb-pour = pour, hot water
cli-verb-crack = open, open the egg, crack
cli-verb-bribe = bribe, discard two
cli-verb-clear = remove the pillar, clear, pillar
cli-verb-calm = free the floor, free, calm
cli-verb-rescue = rescue, bring to reason
cli-verb-part = part with, part, give up
cli-verb-free = free, free a phi
cli-verb-hold = hold, keep the student
cli-verb-sit = sit, next
cli-verb-enroll = enroll, let in
cli-verb-evade = evade
cli-verb-recruit = swap, swap for
cli-verb-bait = pay, bait
cli-verb-brew = brew, brew for
cli-verb-invoke = invoke, call on
cli-verb-seize = Omega takes
cli-verb-engage = engage, adopt
cli-verb-beyond = beyond, leave out the leftmost

## What each decision is about

cli-rocca-civetta-boss-appear = The Boss comes out of the shadows beside a Scholar and takes one step. Where it appears, it meets nobody.
cli-rocca-civetta-boss-discard = The Boss costs you cards, and you choose which. Part with what helps you least.
cli-rocca-civetta-boss-goal = The Boss goes where most cubes lie, and several Zones are equal. Send it away from you.
cli-rocca-civetta-boss-jinx = A Jinx Card harms you and costs points unless you get rid of it. Two Students avoid it.
cli-rocca-civetta-boss-lead = Drinks make a Boss follow you willingly: up to 2 Zones, and nobody is Encountered on the way.
cli-rocca-civetta-boss-pull = A Scholar is called one Zone toward the Boss, and two ways are equally short. You woke the Boss, so you choose.
cli-rocca-civetta-boss-silence = Silenced, you can still declare with your cards, but you cannot play them for their effects. A Student buys you off.
cli-rocca-civetta-student-part = You have Students of several kinds. Those of Congregations can do something for you; a standard Student is easily replaced.
cli-rocca-civetta-student-keep = A Student of a Congregation is a Student like any other, and can do what its card says. It costs you a standard one.
cli-rocca-civetta-student-order = Students leave the Bonfire in reverse order: whoever sits down last is gained first.
cli-rocca-civetta-student-enroll = Fewer Students are called for than there are Congregations, so you choose which of them send one.
cli-rocca-civetta-student-pry = You see the whole hand of an opponent on your Floor and choose a card that is discarded.
cli-rocca-civetta-student-press = You see the whole hand and choose the card that is discarded. Take what would help its owner most.
cli-rocca-civetta-student-brew = Give up the card that helps you least; then you draw 2.
cli-rocca-civetta-student-evade = A Lambda Student cancels the whole of an Ambush or a Trap Token, before its first Stun Token.
cli-rocca-civetta-student-swap = You have as many Students as before, and one of them can do what its card says.
cli-rocca-civetta-boss-free = A freed Phi is a Student of yours at once, and Jukas adds 1 less to the Alert Value of his Zone.
cli-rocca-civetta-boss-scatter = Jukas hands your cards to those who stand out there, one each, picked by chance; if nobody does, one is discarded. A Student buys you off.
cli-rocca-civetta-boss-tribute = Omega wants the top cube of one of your colours. You may keep it and take two Stun Tokens instead.
cli-rocca-civetta-boss-cold = Every Omega Student on the Alert Card brings a Cold snap. A token keeps you warm; without one you gain a Stun Token, or Sacrifice a Student.
cli-rocca-civetta-boss-bribe = Marconiglio lets you go for two cards of your choice. Otherwise you gain a Stun Token, or Sacrifice a Student.
cli-rocca-civetta-zone-pillar = A card of Bonus Value 2 or more props the Pillar up while you pass. Otherwise you lose all Speed points.
cli-rocca-civetta-zone-narrow = The new Zone may be linked to two others only. The one you came from stays; choose the second, and Walls close the rest.
cli-rocca-civetta-boss-pit = The Snake Pit makes its Zone an Ambush 2 for whoever enters. Choose among the linked Zones with most cubes.
cli-rocca-civetta-boss-rescue = Two Students for 4 points, once in the game. Enrico Giovanni leaves until the next Boss Effect.
cli-rocca-civetta-boss-tentacle = A Tentacle stops whoever enters its Zone, and Study is harder there. Choose among the Zones.
cli-rocca-civetta-boss-trial = A cube worth 4 or more for a Blessing: 6 points in the end, and without one 2 less. Otherwise you gain a Stun Token.
cli-rocca-civetta-zone-bucket = Cards for Hot Water: at most 2, and you never hold more than 2 tokens. Each token is worth 1 point if you keep it.
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
cli-rocca-civetta-panic-eggs = There is no Burrow, so the Eggs come where most Scholars are, and several Zones are equal. It is your turn, so you choose.
cli-rocca-civetta-panic-roll = The boulder rolls toward the Starting Zone, and several ways are as short. It is your turn, so you choose.
cli-rocca-civetta-panic-boulder = The boulder begins in the Zone that is farthest from the Starting Zone, and several are as far. It is your turn, so you choose.
cli-rocca-civetta-panic-home = Everybody is carried toward the Starting Zone at the end of a turn. Two ways are equally short.
cli-rocca-civetta-research-claim = You meet an open Research Card: claiming it is free and gives points at the end. One card per turn.
cli-rocca-civetta-skill-bury = Each card you choose goes under the deck, below those before it.
cli-rocca-civetta-skill-charge = Your charge takes you past Doors, and what the Zone does to those who enter it does to you. Then you stun an opponent there.
cli-rocca-civetta-skill-search = You see the next cards of the deck and take one of them. The others go to the bottom.
cli-rocca-civetta-skill-store = A card under the Zainetto Card is safe and leaves room in your hand, but it pays no costs. Store what you want to keep for a test.
cli-rocca-civetta-skill-whip = Pull an opponent out of reach of good cubes, or push one away from yours. Nothing else happens to them.
cli-rocca-civetta-skill-bait = A Student of yours for the trap, or one more from the University: Omega Students may be among those.
cli-rocca-civetta-skill-brew = The cards go once you have said what for. Speed points may be used in the Action Phase too.
cli-rocca-civetta-study-pick = You are not bound to the leftmost cubes. You choose from left to right, and each one more raises the Alert Value.
cli-rocca-civetta-turn-intern = Several of your Interns act at the start of your turn, and you decide the order. A cured Stun Token may save you from a Rest.

## Support Points

cli-verb-buy = buy, spend, bonus
cli-verb-hire = hire, keep the intern
cli-kind-bonus = bonus
cli-rocca-civetta-setup-support = What you earned in earlier months buys a start that is a little better. Nothing is lost by waiting: points carry over.
cli-rocca-civetta-support-intern = The deck was shuffled and two Interns drawn. One of them works for you in this game.
cli-scholar-support = Support Points: { $n }.
cli-scholar-wheel = Study Bonus raised in Setup: +{ $n }.
