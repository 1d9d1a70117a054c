### Why somebody who knows the game would do this, in English: the reasons behind a hint.
### A message is the key that the rules of thumb give: one sentence, addressed to the player, that stands beside the option. $odds and $risk are
### per cent.

## Quests

counsel-quest-complete = This brings the Quest “{ $card }” to its end, and three of them win the game.
counsel-quest-try = Quests win the game, and here “{ $card }” can be tried.
counsel-quest-fight =
    { $n ->
        [one] One more wound and { $the_foe } is beaten: you hit in { $odds } % of cases and are hit in { $risk } %.
       *[other] It takes { $n } more wounds to beat { $the_foe }: you hit in { $odds } % of cases and are hit in { $risk } %.
    }
counsel-quest-test = You pass the test of the Quest “{ $card }” in { $odds } % of cases.
counsel-quest-take = It costs nothing and is the first half of the Quest “{ $card }”.
counsel-offer = For the Quest “{ $card }”, { $treasure } is the Treasure you will miss least.

## Walking

counsel-go-quest = Your Quest “{ $card }” waits in { $the_there }.
counsel-go-towards = This is the way to { $the_there }, where your Quest “{ $card }” waits.
counsel-go-glory = You gain { $n } Glory in { $the_there }, for { $cost }.
counsel-go-duel = { $seat } is in { $the_there }, and a Challenge there promises you more than it risks.
counsel-go-beyond = From there the way leads on to { $the_there }, which brings { $n } Glory.
counsel-go-safe = { $seat } would gain by a Challenge, and hardly reaches you in { $the_there }.
counsel-go-nearer = From { $the_there } it is not so far to the rooms of your Quests.
counsel-go-moving = Whoever ends the turn without having moved gains the Peril of the space: { $peril } here.
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
counsel-power-dear = { $power } would cost more here than it is likely to gain.
counsel-room = What { $the_card } offers is worth its price.
counsel-discard = { $card } is the card you will miss least; a new one takes its place.
counsel-discard-quest = Of all you could give up, you will miss the Quest “{ $card }” least; another one takes its place.
counsel-discard-treasure = { $card } serves you less than any card of your hand.
counsel-shed = { $card } is the Treasure you will miss least.

## Against the others

counsel-attack = { $card } hits { $victim } in { $odds } % of cases and is hit in { $risk } %.
counsel-attack-weaker = { $card } is a match for { $victim }.
counsel-trap = The Trap { $card } catches { $victim } in { $odds } % of cases.
counsel-bane = The Bane { $card } hurts { $victim }, and it is { $victim } who pays for it.
counsel-bane-deed = The Bane { $card } serves you, and it is { $victim } who pays for it.
counsel-blame = { $seat } is the one to fear most.
counsel-challenge = You beat { $seat } in { $odds } % of cases and lose in { $risk } %.
counsel-challenge-weaker = { $seat } is weaker than you.
counsel-destroy = { $card } is the Treasure { $seat } will miss most.
counsel-recall = { $card } will soon be worth its Peril.
counsel-lord-done = You have nothing more to send, and the Peril of the others is not lost.
counsel-lord-save = What you could send now would gain less than it costs: keep it for later.

## The dungeon

counsel-place-own = You want { $the_card } for a Quest: nowhere else would that be easier.
counsel-place-rival = { $seat } wants { $the_card } for a Quest: nowhere else would that be harder.
counsel-place = All in all, { $the_card } serves you best here.
counsel-swap-first = A Quest asks for { $the_cell }: no other swap matters more.
counsel-swap-any = No Quest asks for any of these spaces: it matters little which one you swap.
counsel-swap = All in all, a swap with { $the_cell } serves you best.

## Combat and reactions

counsel-weapon = { $card } adds { $n } in this combat.
counsel-bare = None of your weapons adds anything in this combat.
counsel-style = So { $the_foe } hits in { $odds } % of cases.
counsel-pass = It is better to save your cards and your Glory for another moment.
counsel-wait = { $card } can wait until the wounds are certain.
counsel-reroll = { $power } gives the die another chance.
counsel-reroll-card = { $card } gives the die another chance, and it is needed.
counsel-prevent = { $card } keeps you from a wound that is certain.
counsel-avoid = The danger is great enough for { $card }.
counsel-dispel = { $card } spares you a Bane that would hurt.

## Before the game

counsel-keep = Keep { $the_card } only if every place would serve somebody else.
counsel-start = Of the Entrance Chambers, { $the_cell } is nearest to your Quests.
