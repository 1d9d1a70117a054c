### What is asked, in English.
### A message is prompt- and the name of the prompt with hyphens: an imperative for the seat that is asked. Its attribute .other tells everybody else.

## Set-up and the turn

prompt-setup-scholar = Choose your Scholar.
    .other = { $seat } chooses a Scholar.
prompt-turn-activity =
    { $stars ->
        [0] Choose what to do this turn: explore or Rest. A Thesis needs 2 Stars, and you have none.
        [one] Choose what to do this turn: explore or Rest. A Thesis needs 2 Stars, and you have 1.
       *[other] Choose what to do this turn: explore, Rest or submit your Thesis.
    }
    .other =
        { $stars ->
            [0] { $seat } decides whether to explore or Rest.
            [one] { $seat } decides whether to explore or Rest.
           *[other] { $seat } decides whether to explore, Rest or submit a Thesis.
        }
prompt-turn-thesis = You are in the Starting Zone in Maximum Alert: submit your Thesis now, or play on.
    .other = { $seat } decides whether to submit a Thesis.
prompt-thesis-cube = Your Thesis is refused: choose which of your most valuable cubes you lose.
    .other = { $seat } chooses the cube that the Thesis costs.
prompt-rest-jinx = Choose the Jinx Card you get rid of.
    .other = { $seat } chooses which Jinx Card to get rid of.
prompt-rest-discard = Discard as many Trick Cards as you like, then draw up to your Hand Value.
    .other = { $seat } decides which Trick Cards to discard before drawing.

## Moving

prompt-phase-movement =
    { $points ->
        [0] Play cards or end the Movement Phase: you have no Speed points left.
        [one] Move, play cards or end the Movement Phase: you have 1 Speed point.
       *[other] Move, play cards or end the Movement Phase: you have { $points } Speed points.
    }
    .other =
        { $points ->
            [0] { $seat } decides what to do, with no Speed points left.
            [one] { $seat } decides what to do with 1 Speed point.
           *[other] { $seat } decides what to do with { $points } Speed points.
        }
prompt-zone-lay = Choose where the new Zone lies.
    .other = { $seat } decides where the new Zone lies.
prompt-zone-under = Choose the tile that goes under the pile next.
    .other = { $seat } puts tiles under the pile.
prompt-stairs-floor = Choose the Floor to which the Stairs lead.
    .other = { $seat } decides to which Floor the Stairs lead.

## Actions and Stealth Tests

prompt-phase-action =
    { $left ->
        [0] Your Action is done: play cards, or end your turn.
        [one] Take your Action, play cards, or end your turn.
       *[other] Take an Action (you have { $left }), play cards, or end your turn.
    }
    .other =
        { $left ->
            [0] { $seat } decides what to do after the Action.
           *[other] { $seat } decides on an Action.
        }
prompt-study-indicate = Choose how many cubes of { $the_zone } you want; each one more raises the Alert Value.
    .other = { $seat } decides how many cubes of { $the_zone } to indicate.
prompt-test-declare = Lay down Trick Cards for their Bonus Values, then declare: the Alert Value is { $alert }.
    .other = { $seat } lays down Trick Cards against Alert Value { $alert }.
prompt-test-at-once = You have declared Stealth Value { $stealth } against Alert Value { $alert }: play a card that says “right after declaring”, or pass.
    .other = { $seat } decides whether to play a card right after declaring.
prompt-test-opponent = { $tester } has Stealth Value { $stealth } against Alert Value { $alert }: help, hinder or pass.
    .other = { $seat } decides whether to change the Stealth Test of { $tester } ({ $stealth } against { $alert }).
prompt-test-target = { $tester } spies on you with Stealth Value { $stealth } against Alert Value { $alert }: defend your { $cube } cube or pass.
    .other = { $seat } decides how to answer the Espionage of { $tester } ({ $stealth } against { $alert }).
prompt-test-tester = You have Stealth Value { $stealth } against Alert Value { $alert }: play cards, or accept the result.
    .other = { $seat } has the last word in the Stealth Test ({ $stealth } against { $alert }).

## Moments to play

prompt-window-instant = Play an Instant in the turn of { $turn }, or pass.
    .other = { $seat } decides whether to play an Instant in the turn of { $turn }.
prompt-window-turn-start = The turn of { $turn } begins: play a card that says so, or pass.
    .other = { $seat } decides whether to play a card as the turn of { $turn } begins.
prompt-window-announced = { $tester } announces a Study: play a card that says so, or pass.
    .other = { $seat } decides whether to play a card on the announced Study of { $tester }.
prompt-window-reaction = { $player } declares { $card }: react, or let it happen.
    .other = { $seat } decides whether to react to { $card }.

## Trick Cards

prompt-aux-discard = Choose the Trick Card you discard.
    .other = { $seat } chooses a Trick Card to discard.
prompt-aux-treat = Choose who draws 2 Trick Cards.
    .other = { $seat } chooses who draws 2 Trick Cards.
prompt-aux-tax = Choose who discards 1 Trick Card at random.
    .other = { $seat } chooses who discards 1 Trick Card at random.
prompt-main-aim = Choose a target for { $card }.
    .other = { $seat } chooses a target for { $card }.
prompt-main-price = Choose how you pay for { $card }.
    .other = { $seat } chooses how to pay for { $card }.
prompt-main-number = Choose how many Students you draw for { $card }.
    .other = { $seat } chooses how many Students to draw for { $card }.
prompt-main-discard = Discard a Trick Card to pay for { $card }.
    .other = { $seat } discards a Trick Card to pay for { $card }.
prompt-card-trap = Choose a Trap Token and the Zone where you lay it.
    .other = { $seat } lays a Trap Token.
prompt-card-slip = Move to a linked Zone, or stay.
    .other = { $seat } decides whether to slip away.
prompt-card-steal = Choose the cube you Steal.
    .other = { $seat } chooses the cube to Steal.
prompt-card-heist = Choose on whom you spy, and for which cube.
    .other = { $seat } chooses whom to spy on.
prompt-card-gift = Choose a cube to put into your Zone, or stop.
    .other = { $seat } puts cubes into the Zone.
prompt-card-objection = Sacrifice 2 Students, or your card is cancelled.
    .other = { $seat } decides whether to save the card with 2 Students.
prompt-card-collect = Choose the cube you Collect.
    .other = { $seat } chooses the cube to Collect.
prompt-card-press = Choose the card that is discarded from the hand of { $turn }.
    .other = { $seat } chooses a card from the hand of { $turn }.
prompt-card-tour = Choose how many cubes you Collect.
    .other = { $seat } chooses how many cubes to Collect.

## Skills

prompt-skill-target = Choose whom you hit.
    .other = { $seat } chooses whom to hit.
prompt-skill-butt = Choose what your Headbutt does.
    .other = { $seat } decides what the Headbutt does.
prompt-skill-discard = Discard a Trick Card to pay for your Skill.
    .other = { $seat } discards a Trick Card for a Skill.

## Stun and cubes

prompt-stun-avoid =
    { $students ->
        [one] You would gain a Stun Token ({ $stun } of { $stamina } so far): take it, or Sacrifice your last Student.
       *[other] You would gain a Stun Token ({ $stun } of { $stamina } so far): take it, or Sacrifice 1 of your { $students } Students.
    }
    .other = { $seat } decides between a Stun Token and a Student.
prompt-cube-protect = You would lose a Protected cube: keep it, or let it go.
    .other = { $seat } decides whether to keep a Protected cube.
prompt-cube-give = Choose the cube you Give away.
    .other = { $seat } chooses a cube to Give away.
prompt-cube-drop = Choose the cube you Drop.
    .other = { $seat } chooses a cube to Drop.
prompt-cube-land = There is no free space here: choose the linked Zone where the cube falls.
    .other = { $seat } chooses where the cube falls.

## Boss and Panic

prompt-boss-target = Choose the Scholar whom { $the_boss } hunts.
    .other = { $seat } chooses whom { $the_boss } hunts.
prompt-boss-way = Choose the way { $the_boss } takes.
    .other = { $seat } chooses the way { $the_boss } takes.
prompt-boss-lead = Lead { $the_boss } to a linked Zone, or leave him here.
    .other = { $seat } leads { $the_boss } away.
prompt-boss-arrival = Choose where { $the_boss } appears.
    .other = { $seat } chooses where { $the_boss } appears.
prompt-panic-push = Choose into which Zone the stampede pushes the Scholar.
    .other = { $seat } decides into which Zone the stampede pushes a Scholar.
