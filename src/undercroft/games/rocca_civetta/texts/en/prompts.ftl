### What is asked, in English.
### A message is prompt- and the name of the prompt with hyphens: an imperative for the seat that is asked. Its attribute .other tells everybody else.

## Trick Cards

prompt-card-transmute = Choose the cube that becomes one of the next colour.
    .other = { $seat } chooses a cube to transmute.
prompt-card-melt = Choose a cube you give up for the Magnum Opus.
    .other = { $seat } chooses a cube to give up.
prompt-card-opus = Choose the cube you put on your Note Board.
    .other = { $seat } chooses a cube from the Reserve.
prompt-card-reagents = Choose the card you take from the discard pile.
    .other = { $seat } chooses a card from the discard pile.
prompt-card-dissolve = Choose the Zone toward which you take the Walls away, or leave them.
    .other = { $seat } decides whether to take Walls away.

## Skills

prompt-skill-store = Choose the card you put under the Zainetto Card.
    .other = { $seat } puts a card under the Zainetto Card.
prompt-skill-search = Choose the card you take; the others go under the deck.
    .other = { $seat } looks at the top of the Trick deck and takes a card.
prompt-skill-bury = Choose the card that goes under the deck next.
    .other = { $seat } puts cards under the deck.
prompt-skill-charge = Choose the Zone into which you charge.
    .other = { $seat } chooses where to charge.
prompt-skill-whip = Choose whom you move, and where.
    .other = { $seat } chooses whom the whip moves.
prompt-skill-bait = Choose how you pay for the Trap Token.
    .other = { $seat } chooses how to pay for a Trap Token.
prompt-skill-brew = Choose what you brew.
    .other = { $seat } chooses what to brew.
prompt-study-pick = Choose the cubes of { $the_zone } you want, from left to right.
    .other = { $seat } chooses cubes of { $the_zone }.

## Interns and Research

prompt-turn-intern = Choose which of your Interns acts next.
    .other = { $seat } decides which Intern acts next.
prompt-intern-fool = Choose on whom you put the Fool's Token.
    .other = { $seat } decides on whom to put the Fool's Token.
prompt-intern-charm = You are about to meet { $the_boss }: discard a card to avoid the Encounter, or let it happen.
    .other = { $seat } decides whether to play { $the_boss } a tune.
prompt-intern-hide = You would Drop a cube: discard a card to keep it, or let it fall.
    .other = { $seat } decides whether to hide the cube.
prompt-research-claim = Claim an open Research Card, or go on.
    .other = { $seat } decides whether to claim Research.

## Boss and Panic

prompt-boss-goal = Choose the Zone to which { $the_boss } is drawn.
    .other = { $seat } chooses where { $the_boss } is drawn.
prompt-boss-pull = Choose the Zone into which { $the_boss } calls the Scholar.
    .other = { $seat } chooses the way { $the_boss } calls a Scholar.
prompt-boss-appear = Choose the Zone in which { $the_boss } appears.
    .other = { $seat } chooses where { $the_boss } appears.
prompt-boss-discard = Choose the card you discard because of { $the_boss }.
    .other = { $seat } discards a card because of { $the_boss }.
prompt-boss-type = Choose the type of cards you discard: you hold as many of each.
    .other = { $seat } chooses which type of cards to discard.
prompt-boss-silence = Sacrifice 1 Student, or play no Trick Cards until the end of your next turn.
    .other = { $seat } decides between a Student and silence.
prompt-boss-jinx = Sacrifice 2 Students, or take a Jinx Card.
    .other = { $seat } decides between Students and a Jinx Card.
prompt-boss-tribute = Let the cube go, or gain 2 Stun Tokens.
    .other = { $seat } decides between a cube and 2 Stun Tokens.
prompt-boss-scatter = Sacrifice 1 Student, or lose a random card to each opponent outside the Starting Zone; if nobody is there, 1 random card is discarded.
    .other = { $seat } decides between a Student and cards.
prompt-boss-free = You may discard 2 cards to free a Phi Student.
    .other = { $seat } may free a Phi Student.
prompt-student-part = Choose which Student goes.
    .other = { $seat } chooses which Student goes.
prompt-panic-home = Choose the way toward the Starting Zone.
    .other = { $seat } chooses the way toward the Starting Zone.
prompt-panic-cauldron = Put a Student into the Cauldron, or gain a Stun Token.
    .other = { $seat } decides between the Cauldron and a Stun Token.
prompt-panic-eggs = Choose where all unopened Eggs come.
    .other = { $seat } chooses where all unopened Eggs come.
prompt-panic-roll = Choose where the boulder rolls.
    .other = { $seat } chooses where the boulder rolls.
prompt-panic-boulder = Choose where the boulder breaks loose.
    .other = { $seat } chooses where the boulder breaks loose.
prompt-boss-cold = The Cold snap reaches you: discard a Hot Water Token, or gain a Stun Token.
    .other = { $seat } decides between Hot Water and a Stun Token.
prompt-boss-bribe = Marconiglio meets you: discard 2 cards, or gain a Stun Token.
    .other = { $seat } decides between 2 cards and a Stun Token.
prompt-zone-pillar = The Pillar: discard a card of Bonus Value 2 or more, or lose all Speed points.
    .other = { $seat } faces the Pillar.
prompt-zone-narrow = Mandatory Passage: choose which other Zone stays linked.
    .other = { $seat } decides which Zone stays linked.
prompt-boss-pit = Choose where the Snake Pit lies.
    .other = { $seat } decides where the Snake Pit lies.
prompt-boss-rescue = Rescue Enrico Giovanni, or leave him.
    .other = { $seat } may rescue Enrico Giovanni.
prompt-boss-tentacle = Choose where the Tentacle comes.
    .other = { $seat } decides where the Tentacle comes.
prompt-boss-trial = The Trial of Scilla: give up a cube for a Blessing, or gain a Stun Token.
    .other = { $seat } is on trial before Scilla.
prompt-zone-bucket = Discard a Trick Card for a Hot Water Token, or no more.
    .other = { $seat } may draw Hot Water.
prompt-boss-lead = Lead the Boss to a linked Zone, or leave it here.
    .other = { $seat } leads the Boss away.

## Cubes

prompt-cube-column = Choose the column for your Universal cube.
    .other = { $seat } chooses a column for a Universal cube.

## Omega

prompt-omega-seize = Choose which of the most valuable cubes Omega takes.
    .other = { $seat } chooses which cube Omega takes.
prompt-omega-teleport = Choose the Zone to which Omega Teleports.
    .other = { $seat } chooses where Omega appears.
prompt-omega-answer =
    { $word ->
        [sabotage] { $times ->
            [one] { $answered }, Sabotage: Divination { $n } raises the Alert Value. Answer with a Reaction, or let it happen.
           *[other] { $answered }, Sabotage: Divination { $n }, { $times } times, raises the Alert Value. Answer with a Reaction, or let it happen.
        }
        [ignore] { $answered }, Reaction: Omega ignores { $card }. Answer with a Reaction, or let it happen.
        [discard] { $answered }, Reaction: you discard a random card, then { $card } takes effect. Answer with a Reaction, or let it happen.
       *[slip_away] { $answered }, Reaction: Omega slips away before { $card } takes effect. Answer with a Reaction, or let it happen.
    }
    .other = { $seat } may answer the Omega Card.
prompt-omega-gives = Choose which of his least valuable cubes Omega Gives you.
    .other = { $seat } chooses a cube of Omega.

## Student Congregations

prompt-student-keep = You have drawn a Student of a Congregation: Sacrifice a standard Student to keep it, or let it go to the Bonfire.
    .other = { $seat } decides whether to keep a Student of a Congregation.
prompt-student-order = Choose who sits down at the Bonfire next; the last one leaves it first.
    .other = { $seat } chooses the order at the Bonfire.
prompt-student-enroll = Choose whose Student comes into the University.
    .other = { $seat } chooses who comes into the University.
prompt-student-pry = Choose into whose hand you look.
    .other = { $seat } chooses into whose hand to look.
prompt-student-press = Choose the card that is discarded from this hand.
    .other = { $seat } chooses a card from a hand.
prompt-student-brew = Choose the card you discard to draw 2.
    .other = { $seat } chooses a card to discard.
prompt-student-evade = An Ambush or a Trap is about to act on you: Sacrifice a Lambda Student, or let it happen.
    .other = { $seat } decides whether a Lambda Student helps.

## Support Points

prompt-setup-support = Spend Support Points on one bonus, or buy nothing in this round.
    .other = { $seat } decides whether to spend Support Points.
prompt-support-intern = Choose the Intern you keep; the other goes back.
    .other = { $seat } chooses between two Interns.
prompt-student-swap = Choose whether to swap a standard Student for one of the Congregation that you lead.
    .other = { $seat } decides whether to swap a Student.
