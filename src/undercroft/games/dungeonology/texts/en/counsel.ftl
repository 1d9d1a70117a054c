### Why somebody who knows the game would do this, in English: the reasons behind a hint.
### A message is the key that the rules of thumb give: one sentence, addressed to the player, that stands beside the option.

## The turn

counsel-scholar = By experience, { $scholar } wins most often of these Scholars.
counsel-submit = Your Thesis will be accepted, with a place bonus of { $bonus } points.
counsel-submit-last = This is your last turn: your Thesis with { $points } points is accepted in { $percent } % of cases.
counsel-submit-maybe = As long as you do not know the Clan Card, a Thesis with { $points } points is accepted in { $percent } % of cases.
counsel-stay-out = There will be a better moment for your Thesis.
counsel-submit-short =
    { $n ->
        [one] Your Thesis lacks at least 1 point: it would be refused.
       *[other] Your Thesis lacks at least { $n } points: it would be refused.
    }
counsel-rest =
    { $stun ->
        [0] A Rest makes up for the Students and cards you lack.
        [one] A Rest makes up for the Students and cards you lack, and rids you of a Stun Token (1 of { $stamina }).
       *[other] A Rest makes up for the Students and cards you lack, and rids you of Stun Tokens ({ $stun } of { $stamina }).
    }
counsel-shed =
    { $penalty ->
        [one] Of your Jinx Cards, { $card } does most harm: it costs 1 point in the end.
       *[other] Of your Jinx Cards, { $card } does most harm: it costs { $penalty } points in the end.
    }
counsel-blind = A face-down Jinx Card costs about 2 points in the end.
counsel-discard-poor = { $card } counts only { $bonus }: the next card is likely to be better.
counsel-keep-hand = The cards in your hand are better than what the deck brings on average.

## Moving

counsel-go-study = Your hand is worth { $stealth }: this turn it is enough in { $the_zone } for { $wanted } (Alert Value { $alert }).
counsel-go-rich = There are cubes for a later turn in { $the_zone }: { $wanted } (Alert Value { $alert }, your hand is worth { $stealth }).
counsel-go-later =
    { $n ->
        [one] The best cubes for your hand are in { $the_zone }, one more turn away: { $wanted }, Alert Value { $alert }.
       *[other] The best cubes for your hand are in { $the_zone }, { $n } more turns away: { $wanted }, Alert Value { $alert }.
    }
counsel-go-reveal = New Zones of Floor { $floor } can be revealed from { $the_zone }, and they bring new cubes.
counsel-go-home = In Maximum Alert you submit your Thesis by ending your turn in the Starting Zone: you have { $points } points.
counsel-go-nowhere = Your hand is not enough for any cube within reach.
counsel-go-cards = Your hand is not enough for any cube within reach, but you can play cards and draw new ones.
counsel-go-fresh = Your hand is not enough for any cube within reach: a card that you play makes room for a new one.
counsel-go-rivals = Your hand is not enough for any cube within reach; near your rivals you can spy on them.
counsel-go-wander = Your hand is not enough for any cube within reach; elsewhere there may be more to do.
counsel-stay = Stay in { $the_zone }: your hand is worth { $stealth }, enough for { $wanted } (Alert Value { $alert }).
counsel-reveal =
    { $n ->
        [0] A new Zone of Floor { $floor } may bring cubes that your hand is enough for.
        [one] With your hand, a new Zone of Floor { $floor } is worth about 1 point on average.
       *[other] With your hand, a new Zone of Floor { $floor } is worth about { $n } points on average.
    }
counsel-lay-zone = Here its way in is open to you (linked Zones: { $n }).
counsel-lay-shut = Wherever you lay it, its way in stays shut to you; here it is linked with most Zones ({ $n }).
counsel-lay-same = Wherever you lay it, its way in stays shut to you: one place is as good as another.
counsel-lay-rich = Its cubes are worth the wait, though its way in is shut to you for now.
counsel-under = The poorest cubes are on this tile ({ $zone }): it may come back last.
counsel-floor = Floor { $floor } has the better cubes.

## Actions

counsel-study = Your hand and Study Bonus are worth { $stealth } against { $alert }: { $wanted }, in { $percent } % of cases.
counsel-study-weak = Your hand and Study Bonus are worth { $stealth } against { $alert }: a success in { $percent } % of cases, and a failure costs a Stun Token.
counsel-spy = You gain { $the_cube }, and { $victim } loses it: Alert Value { $alert }, a success in { $percent } % of cases.
counsel-collect = { $wanted } without a Stealth Test: nobody can hinder you.
counsel-done = Nothing else here is worth its price.
counsel-faster =
    { $n ->
        [one] { $card } takes you one step further, to better cubes.
       *[other] { $card } takes you { $n } steps further, to better cubes.
    }
counsel-students =
    { $n ->
        [one] { $card } brings you a Student from the Bonfire, who can save you from a Stun Token.
       *[other] { $card } brings you { $n } Students from the Bonfire: each can save you from a Stun Token.
    }
counsel-cards =
    { $n ->
        [one] { $card } makes your hand stronger: you draw a card.
       *[other] { $card } makes your hand stronger: you draw { $n } cards.
    }
counsel-cycle = { $card } counts only { $bonus }: at the end of your turn you draw a new card in its place.
counsel-rob = { $victim } would have a card less.
counsel-waste = { $card } would bring nothing now.
counsel-butt = { $skill }: a cube of a rival falls, or a card of theirs is yours.
counsel-recover = { $skill } rids you of a Stun Token for a card you hardly need.
counsel-sermon = { $skill }: Students are worth more to you now than a Magic card.
counsel-quest = { $skill } turns a Subterfuge card into Magic, which is worth more to you.
counsel-main = { $card } is worth more now than its Bonus Value.
counsel-main-action = As your Action, { $card } promises more than a Study here.

## Stealth Tests

counsel-indicate =
    { $n ->
        [one] With 1 cube the Alert Value would be { $alert }, and your hand is worth { $stealth }: a success in { $percent } % of cases.
       *[other] With { $n } cubes the Alert Value would be { $alert }, and your hand is worth { $stealth }: a success in { $percent } % of cases.
    }
counsel-lay = Against { $alert }, { $card } is one of the cards best laid down now.
counsel-declare = { $stealth } against { $alert } is enough.
counsel-declare-short = { $stealth } against { $alert } looks like a failure, so hardly anybody will hinder you; the rest you add with the last word.
counsel-declare-lost = { $stealth } against { $alert } will hardly succeed: keep the rest of your cards for something better.
counsel-hinder = { $card } should be enough to make { $seat } fail, who has { $stealth } against { $alert } so far.
counsel-hinder-together = { $seat } has { $stealth } against { $alert }: { $card } alone is not enough, but all your cards together may add about { $n }.
counsel-hinder-last = { $seat } fails so far, with { $stealth } against { $alert }; after { $card } the last word would have to add about { $n }.
counsel-enough = { $stealth } against { $alert }: it is enough.
counsel-needless = { $stealth } against { $alert }: this card would not change the result.
counsel-give-up = { $stealth } against { $alert } cannot be made up for: keep your cards.
counsel-give-up-dear = { $stealth } against { $alert }: to make up for it would cost more than it gains.
counsel-last-word = You have { $stealth } against { $alert }, and this adds about { $n }.
counsel-silence = After { $card } nobody can hinder you in this test.

## In the turns of others

counsel-pass = Every card you play now is missing in your own turn.
counsel-instant = { $card } does more good now than in your own turn.
counsel-react = { $card } stops { $answered }, which would cost you more than a card.
counsel-press = { $card } is the best card in that hand.

## Choices of effects

counsel-discard = You will miss { $card } least.
counsel-avoid-last = With Stun { $stun } of { $stamina } your next turn would be a Rest: a Student costs less.
counsel-avoid = A Student would save you a Stun Token ({ $stun } of { $stamina }).
counsel-suffer = Stun { $stun } of { $stamina } can be borne; Students are needed later.
counsel-lose-cube = What you will miss least, points, Stars and arrows counted: { $the_cube }.
counsel-keep-cube = A Protected cube need not be lost.
counsel-take-cube = Most useful for you, points, Stars and arrows counted: { $the_cube }.
counsel-land = The cube can be fetched back soonest from { $the_zone }.
counsel-most = The more cubes, the better: { $n }.
counsel-price = This is the cheaper way to pay.
counsel-target = Among your rivals, { $seat } matters most here.
counsel-friend = A gift to { $seat } helps a rival who is hardly a danger.
counsel-aim = Most useful for you: { $the_zone }.
counsel-trap = Your rivals are likely to come through { $the_zone }.
counsel-number =
    { $n ->
        [one] One Student is enough: each one that is drawn may be an Omega Student.
       *[other] { $n } Students are drawn, and each one may be an Omega Student.
    }
counsel-insist = Your card is worth 2 Students.
counsel-relent = Your card is not worth 2 Students.
counsel-shake = A lost cube hurts more than a lost card.
counsel-snatch = A card more for you, a card less for your rival.
counsel-boss-way = In { $the_zone } the Boss hinders your rivals more than you.

## First steps

counsel-first-submit = Your points are enough for a Thesis.
counsel-first-rest = One more Stun Token and you must Rest anyway.
counsel-first-explore = There are still cubes to collect.
counsel-first-walk = There are cubes in this direction.
counsel-first-reveal = A new Zone brings new cubes.
counsel-first-stay = Stay where you are.
counsel-first-study = Your hand is enough for a cube here.
counsel-first-indicate = Take as many cubes as your hand is enough for.
counsel-first-declare = What you have laid down is enough.
counsel-first-lay = Big cards first, until it is enough.
