### Why something cannot be done, in English.
### A message is reason- and the key with hyphens: one sentence that explains, addressed to the player.

## Cards and Skills

reason-aux-too-few-cards =
    { $n ->
        [one] You need 1 other card to discard for it.
       *[other] You need { $n } other cards to discard for it.
    }
reason-aux-own-test = The Auxiliary Effect of { $card } is used only in your own Stealth Test, after declaring.
reason-skill-nobody-near = Nobody is near whom you can reach that way.
reason-zainetto-full =
    { $n ->
        [one] No room is left under the Zainetto Card: 1 card lies there.
       *[other] No room is left under the Zainetto Card: { $n } cards lie there.
    }

## Research

reason-research-turn = Research is claimed only in your own turn.
reason-research-not-open = { $card } does not lie open.
reason-research-claimed = You have already claimed Research this turn.
reason-research-barred = The Jinx Card { card-plagiarism-charge } keeps you from Research.
reason-research-not-met = You do not meet what { $card } asks for.

## Moving, limits, Interns

reason-move-too-dear =
    { $n ->
        [one] This step costs 1 Speed point, and you have { $points }.
       *[other] This step costs { $n } Speed points, and you have { $points }.
    }
reason-skill-once-per-turn =
    { $n ->
        [one] { $skill } is used once per turn.
       *[other] { $skill } is used { $n } times per turn.
    }
reason-skill-once-per-test =
    { $n ->
        [one] { $skill } is used once per Stealth Test.
       *[other] { $skill } is used { $n } times per Stealth Test.
    }
reason-play-silenced = Capagrezza keeps you from playing Trick Cards: until the end of your next turn you can only declare with them.
reason-peek-nobody = You need the Intern { intern-wikiantir } for that.
reason-peek-again = You have already looked at a deck this turn.
reason-peek-empty = Nothing is left there to look at.

## Moments

reason-moment-research = Research is claimed only in your own turn, when nothing is being resolved.
reason-moment-peek = You look at a deck only in your own Movement or Action Phase, outside Stealth Tests.

## Eggs

reason-egg-carrying = You carry an Egg already.
reason-egg-none = No Egg lies in { $the_zone }.
reason-egg-phase = An Egg is picked up in the Movement Phase.
reason-moment-egg = An Egg is picked up in your own Movement Phase, when nothing is being resolved.

## Floor IV and Familiars

reason-engage-not-here = You cannot engage { $the_familiar } in { $the_zone }.
reason-engage-linked = You cannot engage { $the_familiar }, which follows { $victim }.
reason-engage-cost = You lack the cubes that { $the_familiar } costs.
