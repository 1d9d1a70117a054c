### Why something cannot be done, in English.
### A message is reason- and the key with hyphens: one sentence that explains, addressed to the player. The rule's id is added by whoever shows it;
### it is also an argument, $rule, where one key serves several rules.

## The table

reason-table-over = The game is over.
reason-table-not-you = { $seat } decides now, not you.
reason-resign-gone = Your Scholar has already left the game.

## Not now: the moment at which it would be asked

reason-moment-turn = That is chosen once, at the beginning of your turn.
reason-moment-exploring = That is possible only in the Movement Phase or the Action Phase of your own turn.
reason-moment-action-phase = That is an Action: it is taken only in the Action Phase of your own turn.
reason-moment-playing = Cards and Skills are played only when you are asked for them.
reason-moment-reaction = A Reaction is played only when an opponent has just declared a Main Effect.
reason-moment-effect = That is chosen only when a rule or an effect asks you for it.
reason-moment-first = Something else comes first: answer what you are asked.
reason-moment-test = That must wait: a Stealth Test is going on.
reason-choice-not-among = That is not among the choices you have here.

## Activities and Actions

reason-explore-spent = You have as many Stun Tokens as Stamina: Rest, or submit your Thesis.
reason-submit-stars = A Thesis needs { $needed } Stars, and you have { $n }.
reason-action-phase = Actions are taken in the Action Phase, after the Movement Phase.
reason-action-used = You have already taken your Action this turn.
reason-action-same-kind = Your extra Action must be of another kind than the first.

## Moving

reason-move-no-points =
    { $rule ->
        [DGY-MOVE-07] You have no Speed points: those of the Scholar Card count only in the Movement Phase.
       *[other] You have no Speed points left.
    }
reason-move-here = You are already in { $the_zone }.
reason-move-not-placed = { $zone } cannot be entered: it is not another Zone of the Dungeon.
reason-move-not-adjacent = { $zone } is not adjacent to your Zone.
reason-move-not-linked = { $zone } is adjacent, but no Passage leads there.
reason-move-door = A Door bars the way into { $the_zone }: you lack { $lacking }.
reason-move-door-either = A Door bars the way into { $the_zone }: you have no cube of either colour, { $lacking }.
reason-move-ambush = An Ambush waits in { $the_zone }: you have no Student to Sacrifice, and can take no Stun Token.
reason-reveal-maximum = No Zones are added during Maximum Alert.
reason-reveal-no-tiles = No tile of Floor { $floor } is left.
reason-reveal-no-way = Every Passage of { $the_zone } already leads to a Zone or a Wall.
reason-reveal-barren = No tile fits beside { $the_zone }, as this turn has shown.
reason-sneak-no-passage = No Secret Passage leads from here to { $the_zone }.
reason-sneak-phase = Secret Passages are used only in the Movement Phase.
reason-sneak-lost-map = The Jinx Card { card-lost-map } keeps you from Secret Passages and Teleports.
reason-sneak-dark = In the { card-darkness } nobody uses Secret Passages or Teleports.
reason-zone-not-in-play = The effects of the Zones are not in use in this game.
reason-zone-colour = You need { $the_cube } on your Note Board for that.
reason-bivouac-none = There is no Bivouac in { $the_zone }.
reason-bivouac-maximum = During Maximum Alert nobody rests.
reason-teleport-none = There is no Teleport in { $the_zone }.

## Study and Espionage

reason-study-camp = In the Starting Zone there are no Stealth Tests.
reason-study-no-cube = There is no cube for you in { $the_zone }.
reason-study-no-room = Your Note Board has no room for any cube of { $the_zone }.
reason-study-intelligence =
    { $n ->
        [one] Your Intelligence allows only 1 cube.
       *[other] Your Intelligence allows only { $n } cubes.
    }
reason-test-no-card = You need at least 1 Trick Card to declare a Stealth Value.
reason-spy-nobody = You can spy only on another Scholar who is still in the game.
reason-spy-safe = { $victim } is safe in the Starting Zone.
reason-spy-far = { $victim } is neither in your Zone nor in a linked one.
reason-spy-no-cube = { $victim } has no { $cube } cube.
reason-spy-no-student =
    { $n ->
        [one] Espionage costs 1 Student, and you have none.
       *[other] Espionage costs you { $n } Students, and you have fewer.
    }

## Playing cards

reason-play-not-in-hand = { $card } is not in your hand.
reason-play-camp = In the Starting Zone you cannot play Trick Cards.
reason-play-no-student =
    { $n ->
        [one] You have no Student to Sacrifice.
       *[other] It costs you { $n } Students, and you have fewer.
    }
reason-aux-no-such-effect = { $card } has no such Auxiliary Effect.
reason-aux-test-only = The Auxiliary Effect of { $card } is used only in a Stealth Test, after the Stealth Value is declared.
reason-aux-own-phase = The Auxiliary Effect of { $card } is used only in your own Movement or Action Phase, outside Stealth Tests.
reason-aux-nothing-to-discard = You have no other card to discard.
reason-target-nobody = You must choose another Scholar who is still in the game.
reason-target-safe = { $victim } is safe in the Starting Zone.
reason-target-disguised = { $victim } is disguised and cannot be chosen.
reason-target-no-cards = { $victim } has no Trick Cards.
reason-cost-stun = You cannot bear the Stun Tokens that { $card } costs.

## Main Effects and Reactions

reason-main-not-in-use = Main Effects are not in use in this game.
reason-main-none = { $card } has no Main Effect.
reason-main-reaction = { $card } is a Reaction: it answers a Main Effect an opponent has just declared.
reason-main-maximum = { $card } cannot be played during Maximum Alert.
reason-main-action = { $card } is an Action: it is played only in your own Action Phase.
reason-main-own-phase = { $card } is played only in your own Movement or Action Phase.
reason-main-in-test = { $card } cannot be played during a Stealth Test.
reason-main-own-test = { $card } is played only in your own Stealth Test, after declaring.
reason-main-at-once = { $card } is played only in your own Stealth Test, right after declaring.
reason-main-rival-study = { $card } is played only in an opponent's Study, after they declare.
reason-main-turn-start = { $card } is played only when an opponent's turn begins.
reason-main-announced = { $card } is played only when an opponent announces a Study.
reason-main-other-moment = { $card } does not belong to this moment.
reason-main-after-action = { $card } is played only after your Action.
reason-react-none = { $card } is not a Reaction.
reason-react-not-me = { $card } answers only an effect that would affect you.

## Skills

reason-skill-not-yours = Your Scholar does not have the Skill { $skill } now.
reason-skill-own-phase = { $skill } is used only in your own Movement or Action Phase, outside Stealth Tests.
reason-skill-own-test = { $skill } is used only in your own Stealth Test, after declaring.
reason-skill-stun = { $skill } costs a Stun Token, and you cannot bear another.
reason-skill-nobody-here = Nobody is here whom you can hit this turn.
reason-skill-maximum = { $skill } cannot be used during Maximum Alert.
reason-skill-no-stun = You have no Stun Token to discard.
reason-skill-no-card = You have no card with which to pay for { $skill }.
reason-skill-none-collects = Your Scholar has no Skill that Collects cubes.
reason-skill-too-dear = You cannot pay for so many cubes with { $skill }.
