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
