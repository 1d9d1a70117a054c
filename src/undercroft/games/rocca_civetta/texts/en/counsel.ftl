### Why somebody who knows the game would do this, in English: the reasons behind a hint.
### A message is the key that the rules of thumb give: one sentence, addressed to the player, that stands beside the option.

## Research, Thesis, Interns

counsel-claim =
    { $points ->
        [one] { $card } is 1 point for nothing.
       *[other] { $card } is { $points } points for nothing.
    }
counsel-submit-starless = Your points may be enough, but you lack a Star that the Clan Card asks for: your Thesis would be refused.
counsel-peek = It costs nothing to know what comes next.
counsel-wake-first = First { $intern }: what it may do to you can still be healed after it.
counsel-wake = For { $intern } the order hardly matters.
counsel-charm = { $card } counts only { $bonus }: the Encounter would cost you more.
counsel-hide = { $card } counts only { $bonus }: the cube is worth more.
counsel-bear-it = Your cards are worth more than what you would lose.

## Skills

counsel-store-more = { $skill }: a card that you store can still be played, and leaves room for another.
counsel-store = Under the Zainetto Card { $card } is safe and leaves room in your hand.
counsel-search = { $skill } brings you the best of several cards.
counsel-best-card = { $card } counts { $bonus }: no card here counts more.
counsel-bury = Who will draw these cards is open: the order hardly matters.
counsel-tumble =
    { $n ->
        [one] { $skill } takes you one step further, for a card you hardly need.
       *[other] { $skill } takes you { $n } steps further, for a card you hardly need.
    }
counsel-lift = { $skill } is enough to make up for { $stealth } against { $alert }.
counsel-rites =
    { $students ->
        [one] { $skill } makes up for { $stealth } against { $alert }, for 1 Student.
       *[other] { $skill } makes up for { $stealth } against { $alert }, for { $students } Students.
    }
counsel-gather =
    { $n ->
        [one] { $skill }: a Student is worth more to you now than a Stun Token costs.
       *[other] { $skill }: { $n } Students are worth more to you now than a Stun Token costs.
    }
counsel-charge = { $skill }: a Stun Token hurts a rival near you more than you.
counsel-reap = { $skill }: a card, and Students of the rivals who are here.
counsel-whip-use = { $skill } takes a rival away from good cubes.
counsel-set-trap = { $skill }: a Trap Token waits for whoever comes here.
counsel-pitch = { $skill }: a Bivouac nearby, and others pay for it.
counsel-eggs = The Eggs are nearest to you there.
counsel-roll = That way the boulder hits others rather than you.
counsel-boulder = The boulder is farther from you there.
counsel-brew-cure = { $skill } frees you of a Stun Token.
counsel-brew-student = { $skill } brings a Student for poor cards.
counsel-brew-speed = { $skill } takes you farther this turn.
counsel-blast = { $skill } may raise the Alert Value above { $stealth }.
counsel-whip = { $seat } finds less to study in { $the_zone }.
counsel-whip-least = Of all these moves, { $seat } in { $the_zone } helps your rivals least.
counsel-fate = { $skill } is worth a Fate card now.
counsel-pick = Your hand is enough for this cube too: { $the_cube }.
counsel-pick-try = Your hand may just be enough for { $the_cube }.
counsel-pick-no-more = Every further cube would put those you have indicated at risk.

## Cards

counsel-brew =
    { $n ->
        [one] { $card } makes your hand stronger: you draw a card.
       *[other] { $card } makes your hand stronger: you draw { $n } cards.
    }
counsel-consult =
    { $n ->
        [0] Without Interns this card adds nothing.
        [one] Your Intern adds 1: that is enough to make up for { $stealth } against { $alert }.
       *[other] Your Interns add { $n }: that is enough to make up for { $stealth } against { $alert }.
    }
counsel-catalyst = { $card } is enough to make up for { $stealth } against { $alert }.
counsel-transmutation = { $card } turns a cube of yours into one that gains you more: { $the_cube }.
counsel-reagents = { $card } brings you back a discarded card that counts { $bonus }.
counsel-healing =
    { $n ->
        [one] { $card } rids you of your Stun Token.
       *[other] { $card } rids you of { $n } Stun Tokens.
    }
counsel-acid = { $card } opens a way to more than you can reach without it: { $the_zone }.
counsel-homunculus = { $card } brings you up to 3 Students: each can save you from a Stun Token.
counsel-genius = This turn { $card } lets you study a cube more, and several cubes raise the Alert Value by 3 less.
counsel-mixture =
    { $n ->
        [one] { $card } costs a rival near you a Stun Token and a card.
       *[other] { $card } costs { $n } rivals near you a Stun Token and a card each.
    }
counsel-opus = { $card } turns the two cubes you will miss least into one that gains you more: { $the_cube }.
counsel-intern =
    { $points ->
        [one] { $card } brings you an Intern who helps you from now on and counts 1 point in the end.
       *[other] { $card } brings you an Intern who helps you from now on and counts { $points } points in the end.
    }
counsel-intern-idle =
    { $points ->
        [one] { $card } brings you an Intern who counts 1 point in the end.
       *[other] { $card } brings you an Intern who counts { $points } points in the end.
    }
counsel-lay-intern =
    { $loss ->
        [one] Against { $alert }, { $card } is worth the Intern who comes with it and costs 1 point in the end.
       *[other] Against { $alert }, { $card } is worth the Intern who comes with it and costs { $loss } points in the end.
    }
counsel-rest-nightmares = A Rest makes up for the Students and cards you lack; because of the Nightmares it leaves you a Stun Token.
counsel-no-cards = Without a card you cannot declare a Stealth Value.
counsel-transmute = Turned into one of the next colour, { $the_cube } gains you most.
counsel-dissolve = Without the Walls, { $the_zone } is one step away.
counsel-dissolve-none = Nothing better lies behind these Walls.

## Boss and Panic

counsel-pull = All these ways lead toward the Boss: one is as good as another.
counsel-type = You will miss these cards least.
counsel-tribute = Less dear than 2 Stun Tokens: { $the_cube }.
counsel-tribute-bear = 2 Stun Tokens cost you less than the cube.
counsel-buy-off =
    { $n ->
        [one] A Student costs you less than what the Boss threatens you with.
       *[other] { $n } Students cost you less than what the Boss threatens you with.
    }
counsel-keep-students = Your Students are scarce, and what the Boss threatens you with can be borne.
counsel-threat = What the Boss threatens you with can be borne.
counsel-cauldron = Stun { $stun } of { $stamina } does little harm in Maximum Alert, and a full Cauldron ends the game.
counsel-home = All these ways are as short; most useful for you: { $the_zone }.

## Cubes

counsel-column = Among { $cube } it brings you most, points, Stars and arrows counted.

## The Brood

counsel-pick-up = An Egg brought home is worth 2 points, and a Rest brings it home too.
counsel-pick-up-danger = Picking up the Egg would bring Mother Basilisk upon you.
counsel-home-with-egg = The Egg you carry is worth 2 points at home.

## Winter is Coming

counsel-melt = Ice that you melt is worth 3 points, more than the Hot Water you keep.
counsel-warm = Full of Stun you would have to Rest; Hot Water spares you that.
counsel-water-keep = Hot Water that is kept is worth a point.
counsel-bucket = Hot Water is worth more to you than this: { $card }.
counsel-bucket-not = These cards are worth more to you than Hot Water.
counsel-pour = Hot Water is less dear to you than a Stun Token.
counsel-pour-not = A Stun Token can be borne, and Hot Water is worth a point.

## Egg Hunting

counsel-open = Four of seven Eggs hold a cube for you, and each shell is 2 points.
counsel-open-free = Open it: in an Egg Hunt it costs nothing but the Action, and the shell counts in any case.
counsel-open-not = What might be in the Egg is worth less to you than its price.
counsel-bribe = Two cards are less dear to you than a Stun Token.
counsel-bribe-not = A Stun Token is less dear to you than two cards.

## Cursed Temple

counsel-clear = Without the Pillar you come in and out more cheaply.
counsel-clear-not = The Pillar is worth less to you than two cards.
counsel-prop = The Speed points are worth more to you than this: { $card }.
counsel-prop-not = The cards are worth more to you than your Speed points.
counsel-rescue = 4 points for two Students, and he is gone for now.
counsel-rescue-not = Two Students are worth more to you than 4 points.
counsel-narrow = Most cubes can be reached that way.
counsel-pit = The Snake Pit harms you least there.

## Goddess of the Sea

counsel-calm = Points for two cards, and the Tentacles go.
counsel-calm-not = Two cards are worth more to you than this Floor.
counsel-tentacle = The Tentacle harms you least there.
counsel-trial = The Blessing is worth more to you than this cube: { $cube }.
counsel-trial-not = Your cubes are worth more to you than the Blessing.

## Floor IV and Familiars

counsel-engage = To have { $the_familiar } is worth more to you than the cubes.
counsel-beyond = What stands behind the leftmost cube is worth more than it.

## Omega

counsel-omega-seize = Least useful for you: { $the_cube }.
counsel-omega-teleport = Far enough from where you want to study: { $the_zone }.
counsel-omega-answer = Your test is worth { $card }.
counsel-omega-let = A card is worth more than what he would do.
counsel-omega-gives = Most useful for you: { $the_cube }.
counsel-omega-moved = Where Omega stands matters little.
counsel-omega-target = The fewer cubes Omega has, the better for you.
counsel-omega-charge = Only Omega is there, and he cannot be stunned.
counsel-omega-butt = { $skill }: a cube falls from Omega's Tome.
counsel-omega-declare = { $stealth } against { $alert } is enough, unless Omega's card adds more.
counsel-omega-declare-short = { $stealth } against { $alert } is not enough yet; the rest you add with the last word.

## Alone, what the base says of rivals

counsel-alone-boss-way = In { $the_zone } the Boss is least in your way.
counsel-alone-trap = Only you could step on it: in { $the_zone } it is least in your way.
counsel-alone-reap = { $skill }: a card for a Stun Token.

## Jukas

counsel-free = A Student is worth more to you than your 2 weakest cards, and each Phi freed makes tests beside Jukas easier.
counsel-free-not = Your 2 weakest cards are worth more to you than a Student.

## Student Congregations

counsel-part-standard = Students of Congregations can do more for you than a standard one.
counsel-part-kind = Another Student would do more for you.
counsel-hold = More use to you than a standard Student: { $the_student }.
counsel-swap = Swap a standard Student: { $the_student } can do more for you.
counsel-bait-draw = Drawing a Student costs you less than giving one up.
counsel-bait-sacrifice = Giving up a Student costs you less than drawing one.
counsel-order = Who will gain them is open: the order hardly matters.
counsel-enroll = Who will draw them is open: the choice hardly matters.
counsel-evade = A Student costs you less than what waits for you.
counsel-evade-not = What waits for you can be borne.
counsel-insight = A Divination may make up for { $stealth } against { $alert }.
counsel-against = The Alert Value may rise above { $stealth }.
counsel-pry = A card less for a rival is worth the Student.
counsel-cure =
    { $n ->
        [one] Without your Stun Token you can go on.
       *[other] Without { $n } Stun Tokens you can go on.
    }
counsel-tonic = Two cards for one make your hand stronger.
counsel-freeze = { $seat } wanted to go further.
counsel-snare = A Trap Token waits for whoever comes here.

## Support Points

counsel-support-student = Cheap, and useful in any month.
counsel-support-trick = A card more for your first test.
counsel-support-intern = An Intern serves you in every turn.
counsel-support-study = It helps in every Study of this game.
counsel-support-keep = What you keep buys more in a later month.
counsel-hire = Most useful of the two: { $intern }.
counsel-support-congregation = A Student who can do more than the others.
