### Why somebody who knows the game would do this, in English: the reasons behind a hint.
### A message is the key that the rules of thumb give: one sentence, addressed to the player, that stands beside the option. $odds and $risk are
### per cent.

## Quests

counsel-quest-complete = This brings the Quest “{ $card }” to its end, and three of them win the game.
counsel-quest-try = Quests win the game, and here “{ $card }” can be tried.
counsel-quest-fight =
    { $n ->
        [one] One more wound and { $the_foe } is beaten: you hit in { $odds } % of cases and are hit in { $risk } %.
       *[other] { $foe } takes { $n } more wounds: you hit in { $odds } % of cases and are hit in { $risk } %.
    }
counsel-quest-test = You pass the test of the Quest “{ $card }” in { $odds } % of cases.
counsel-quest-take = It costs nothing and is the first half of the Quest “{ $card }”.
counsel-offer = For the Quest “{ $card }”, { $treasure } is the Treasure you will miss least.

## Walking

counsel-go-quest = Your Quest “{ $card }” waits in { $the_there }.
counsel-go-towards = This is the way to { $the_there }, where your Quest “{ $card }” waits.
counsel-go-glory =
    { $n ->
        [0] { $the_there } brings nothing new in this turn.
       *[other] { $the_there } brings { $n } Glory, for { $peril } Peril.
    }
counsel-go-shortest = This is the shortest way to a room of one of your Quests.
counsel-go-new = Whoever stands still gains only Peril: { $the_there } brings Glory, too.
counsel-jump = Your Quest “{ $card }” waits in { $the_there }, and this takes you there at once.
counsel-open-locked = The door to { $the_there } opens in { $odds } % of cases; a failure costs a movement point.
counsel-open-trapped = You open the door to { $the_there } unhurt in { $odds } % of cases; it opens either way.
counsel-unlock = { $card } opens the door to { $the_there } without a test.
counsel-stay = There is nothing better within reach than to stay in { $the_there }.

## Cards, powers and rooms

counsel-play = { $card } will help you more than what it costs ({ $cost }).
counsel-replace = { $card } will help you more than { $old }.
counsel-use = This is the moment for { $card }.
counsel-lift = Without { $card } you are better off, even for { $cost }.
counsel-power = { $power } is worth its price here.
counsel-room = What { $the_card } offers is worth its price.
counsel-discard = { $card } is the card you will miss least; a new one takes its place.
counsel-discard-quest = The Quest “{ $card }” is hardly within your reach: another one may suit you better.
counsel-discard-treasure = { $card } serves you less than any card of your hand.

## Against the others

counsel-attack = { $card } hits { $victim } in { $odds } % of cases and is hit in { $risk } %.
counsel-attack-weaker = { $card } is a match for { $victim }.
counsel-trap = { $card } catches { $victim } in { $odds } % of cases.
counsel-bane = { $card } hurts { $victim }, and it is { $victim } who pays for it.
counsel-blame = { $seat } is the one to fear most.
counsel-challenge = You beat { $seat } in { $odds } % of cases and lose in { $risk } %.
counsel-challenge-weaker = { $seat } is weaker than you.
counsel-destroy = { $card } is the Treasure { $seat } will miss most.
counsel-recall = { $card } will soon be worth its Peril.
counsel-lord-done = There is nothing more to send: the Peril of the others is worth more later.

## The dungeon

counsel-place-own = You want { $the_card } for a Quest: here you reach it soonest.
counsel-place-rival = { $seat } wants { $the_card } for a Quest: here the way is longest.
counsel-place = Here { $the_card } helps you most and the others least.
counsel-swap = A swap with { $the_cell } helps you most and the others least.

## Combat and reactions

counsel-weapon =
    { $n ->
        [0] { $card } adds nothing in this combat.
       *[other] { $card } adds { $n } in this combat.
    }
counsel-style = So { $the_foe } hits in { $odds } % of cases.
counsel-pass = It is better to save your cards and your Glory for another moment.
counsel-wait = { $card } can wait until the wounds are certain.
counsel-reroll = { $power } gives the die another chance.
counsel-reroll-card = { $card } gives the die another chance, and it is needed.
counsel-prevent = { $card } keeps you from a wound that is certain.
counsel-avoid = The danger is great enough for { $card }.
counsel-dispel = { $card } spares you a Bane that would hurt.
