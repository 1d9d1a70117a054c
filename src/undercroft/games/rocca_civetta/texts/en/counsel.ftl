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

## Omega

counsel-omega-seize = Least useful for you: { $the_cube }.
counsel-omega-teleport = Far enough from where you want to study: { $the_zone }.
counsel-omega-answer = Your test is worth { $card }.
counsel-omega-let = A card is worth more than what he would do.
counsel-omega-gives = Most useful for you: { $the_cube }.
counsel-omega-moved = Where Omega stands matters little, but the others gain less by it.
counsel-omega-target = The fewer cubes Omega has, the better for you.
