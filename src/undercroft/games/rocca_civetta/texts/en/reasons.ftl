### Why something cannot be done, in English.
### A message is reason- and the key with hyphens: one sentence that explains, addressed to the player.

## Cards and Skills

reason-aux-too-few-cards =
    { $n ->
        [one] You need 1 other card to discard for it.
       *[other] You need { $n } other cards to discard for it.
    }
reason-aux-own-test = The Auxiliary Effect of { $card } is used only in your own Stealth Test, after declaring.
reason-skill-fooled = You cannot use { $skill }: a Scholar with the Fool's Token has no Skills.
reason-test-unreadable = The Jinx Card { card-wet-notes } keeps you from declaring with cards of Bonus Value { $n }.
reason-spy-shielded = You can spy on { $victim } only from the same Zone: { skill-shield-wall } protects that Scholar.
reason-spy-farther = { $victim } is more than { $n } linked Zones away.
reason-skill-nobody-near = Nobody is near whom you can reach that way.
reason-skill-no-trap = There is no Trap Token left, or no Zone for it.
reason-skill-twisted = With the Panic Card { $card } every Skill with a cost costs 1 card besides: you have too few for { $skill }.
reason-scholar-barred = { $scholar } cannot be chosen: the Congregation of this Scholar is in use.
reason-scholar-boss = Enrico cannot be chosen: he is the Boss of this game.
reason-camp-in-use = Camp Z cannot be moved while somebody stands on it.
reason-camp-needed = Camp Z cannot be moved: without it a Zone would lose its way to the Starting Zone.
reason-camp-no-room = There is no free side of your Zone for Camp Z.
reason-camp-no-cards =
    { $n ->
        [one] { $skill } costs 1 card.
       *[other] { $skill } costs { $n } cards.
    }
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
reason-research-columns = { $card } asks for cubes in { $n } columns, and you have cubes in { $have }.
reason-research-cubes-of = { $card } asks for { $n } { $cube } cubes, and you have { $have }.
reason-research-cubes = { $card } asks for { $n } cubes, and you have { $have }.
reason-research-students = { $card } asks for { $n } Students, and you have { $have }.
reason-research-interns = { $card } asks for { $n } Interns, and you have { $have }.
reason-research-stars = { $card } asks for { $n } Stars, and you have { $have }.
reason-research-floor = { $card } asks you to be on Floor { $floor } or deeper.
reason-research-links = { $card } asks for a Zone that is linked with { $n } others; yours is linked with { $have }.
reason-research-alert = { $card } asks for a Zone with a printed Alert Value of { $n } or more; yours has { $have }.
reason-research-no-stun = { $card } asks you to have no Stun Tokens.
reason-research-no-jinx = { $card } asks you to have no Jinx Card, not even face down.
reason-research-emptied-zone = { $card } asks you to be in a Zone that has spaces but no cubes.
reason-research-with-boss = { $card } asks you to be in the Zone of the Boss.

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
reason-intern-suspended = Your Interns do nothing while you have the Jinx Card { card-egg-on-the-face }.
reason-peek-nobody = You need the Intern { intern-wikiantir } for that.
reason-peek-again = You have already looked at a deck this turn.
reason-peek-empty = Nothing is left there to look at.

## Moments

reason-moment-research = Research is claimed only in your own turn, when nothing is being resolved.
reason-moment-peek = You look at a deck only in your own Movement or Action Phase, outside Stealth Tests.

## Eggs

reason-egg-carrying = You carry an Egg already.
reason-egg-none = No Egg lies in { $the_zone }.
reason-egg-no-student = In the Burrow an Egg also costs a Student that you Sacrifice.
reason-reveal-narrow = A Mandatory Passage has two links at most, and { $the_zone } has them: no other Zone can be joined to it.
reason-pillar-none = No Pillar stands in { $the_zone }.
reason-pillar-cards = To remove the Pillar takes { $n } cards.
reason-lair-not-here = A Floor is freed from the Lair of Cariddi, and { $the_zone } is not the Lair.
reason-lair-no-tentacle = No Tentacle lies on Floor { $floor }.
reason-lair-cards = To free a Floor takes { $n } cards.
reason-egg-phase = An Egg is picked up in the Movement Phase.
reason-moment-egg = An Egg is picked up in your own Movement Phase, when nothing is being resolved.

## Winter is Coming

reason-water-none = You have no Hot Water Token.
reason-water-no-ice = There is no Iota in { $the_zone }.
reason-water-no-stun = You have no Stun Token.
reason-water-maximum = In Maximum Alert nobody loses Stun Tokens.
reason-moment-water = Hot Water is used in your own Movement or Action Phase, when nothing is being resolved.

## Floor IV and Familiars

reason-engage-not-here = You cannot engage { $the_familiar } in { $the_zone }.
reason-engage-linked = You cannot engage { $the_familiar }, which follows { $victim }.
reason-engage-cost = You lack the cubes that { $the_familiar } costs.

## Choices

reason-boss-best-card = { card-capagrezza-hypnotist } takes the card with your highest Bonus Value.
reason-boss-other-type = { card-omega-mentalist } takes the type of which you hold most cards.
reason-study-pick-order = Cubes are chosen from left to right.
reason-opus-too-dear =
    { $n ->
        [one] What you gave up is worth 1 point, and this cube is worth more.
       *[other] What you gave up is worth { $n } points, and this cube is worth more.
    }

## Omega

reason-omega-safe = Omega is still in the Starting Zone, where nothing touches him.
reason-omega-far = Omega is not in your Zone, nor in one that is linked to it.
reason-omega-no-cube = There is no { $cube } cube on the Tome of Secrets.
reason-submit-omega =
    { $black ->
        [one] You need more Stars than Omega has Black Stars: you have { $n }, he has 1.
       *[other] You need more Stars than Omega has Black Stars: you have { $n }, he has { $black }.
    }

## Student Congregations

reason-effect-no-student = You have no Student who can do that.
reason-effect-in-test = Phi Students see the future only in a Stealth Test, once the Stealth Value is declared.
reason-effect-own-phase = This Student helps only in your own Movement or Action Phase, outside Stealth Tests.
reason-effect-others-turn = Iota Students freeze somebody only in the turn of an opponent.
reason-effect-rival-study = This Student helps only in an opponent’s Study on your Floor.
reason-effect-nobody = Nobody on your Floor holds a card you could look at.
reason-effect-no-points = Nobody near you has Speed points to lose.
reason-effect-no-card = You have no card to discard for it.
reason-effect-no-trap = There is no Trap Token left, or no Zone for it.
reason-effect-maximum = In Maximum Alert no effect takes Stun Tokens away.

## Support Points

reason-support-points =
    { $points ->
        [one] That costs { $n } Support Points, and you have 1.
       *[other] That costs { $n } Support Points, and you have { $points }.
    }
reason-support-rules = That can be bought only with { $setting }.
reason-support-none =
    { $bonus ->
        [student] There is no Student left in the Reserve.
        [trick] There is no Trick Card left.
        [phi] There is no Phi Student for sale.
        [zeta] There is no Zeta Student for sale.
        [iota] There is no Iota Student for sale.
        [lambda] There is no Lambda Student for sale.
        [intern] There is no Intern left.
       *[study] Your Study Bonus is at the end of its wheel.
    }
reason-moment-support = Support Points are spent at the end of Setup, one bonus at a time.
