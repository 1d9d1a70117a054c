### What only the drawing of the table says, in English. Everything else comes from the texts of the game.

## The verdict of a roll, from the side of whoever reads it

seen-drama-so-far = { $n } against { $against }, for the moment.
seen-drama-so-far-threat = { $n } against the { $threat } that are needed, for the moment.
seen-drama-tie = A tie: nobody is wounded.
seen-drama-combat-won = You beat { $loser }!
seen-drama-combat-lost = { $winner } beats you.
seen-drama-combat-sent-won = Your attack succeeds: { $winner } beats { $loser }.
seen-drama-combat-sent-lost = { $winner } withstands your attack.
seen-drama-combat-other = { $winner } beats { $loser }.
seen-drama-test-door =
    { $passed ->
        [yes] { $who ->
            [me] You force the door.
           *[other] { $name } forces the door.
        }
       *[no] { $who ->
            [me] The door holds against you.
           *[other] The door holds against { $name }.
        }
    }
seen-drama-test-pit =
    { $passed ->
        [yes] { $who ->
            [me] You keep out of the Pit.
           *[other] { $name } keeps out of the Pit.
        }
       *[no] { $who ->
            [me] The Pit has you.
           *[other] The Pit has { $name }.
        }
    }
seen-drama-test-trap =
    { $passed ->
        [yes] { $who ->
            [me] You escape the trap of { $by }.
            [mine] { $name } escapes your trap.
           *[other] { $name } escapes the trap of { $by }.
        }
       *[no] { $who ->
            [me] The trap of { $by } catches you.
            [mine] Your trap catches { $name }.
           *[other] The trap of { $by } catches { $name }.
        }
    }
seen-drama-test-other =
    { $passed ->
        [yes] { $who ->
            [me] You pass the test.
           *[other] { $name } passes the test.
        }
       *[no] { $who ->
            [me] You fail the test.
           *[other] { $name } fails the test.
        }
    }

## The spotlight

seen-drama-bane =
    { $n ->
        [0] { $name } plays { $card } against you.
       *[other] { $name } plays { $card } against you, paid with { $n } of your Peril.
    }
seen-drama-sent =
    { $n ->
        [0] { $name } sends { $card } against you.
       *[other] { $name } sends { $card } against you, paid with { $n } of your Peril.
    }
seen-drama-quest = { $name } has { $n } of { $all } Quests.
seen-drama-quest-mine = You have { $n } of { $all } Quests.
seen-drama-died = { $name } dies.
seen-drama-died-mine = Your hero has died.
seen-story-life = Life, round by round

## Options in a few words, beside their labels

token-discard = { $card }
token-shed = { $card }
token-play = { $card } ({ $cost })
token-replace = { $card } for { $old }
token-jump = { $card }: { $cell }
token-use = { $card }
token-unlock = { $side }: { $card }
token-lift = Lift { $card }
token-bane = { $card }: { $seat }
token-attack = { $card }: { $seat }
token-trap = { $card }: { $seat }
token-blame = { $seat }
token-place =
    { $facing ->
        [turned] { $cell }, turned
       *[upright] { $cell }
    }
token-move = { $side }
token-open =
    { $needs ->
        [1] { $side } door
        [7] { $side } door: no roll is enough
       *[other] { $side } door: { $needs }+
    }
token-challenge = { $seat }: { $score }
token-room = { $card } ({ $cost })
token-portal = { $cell }
token-farstep = { $cell }
token-power = { $power } ({ $cost })
token-quest =
    { $quest ->
        [test]
            { $needs ->
                [1] Quest: { $card }
                [7] Quest: { $card }, no roll is enough
               *[other] Quest: { $card }, { $needs }+
            }
       *[other] Quest: { $card }
    }
token-weapon = { $card } +{ $bonus }
token-charge = { $card } +{ $bonus }
token-done =
    { $prompt ->
        [encounter-lord] End Encounters
        [encounter-declare] Resolve
        [bane-recall] Enough
       *[move-act] End turn
    }

## Places, for whoever sees the map

near-n = north of { $card }
near-e = east of { $card }
near-s = south of { $card }
near-w = west of { $card }
near-option-place =
    { $facing ->
        [turned] Place { $card } { $near_cell }, turned, joined to { $joins }
       *[upright] Place { $card } { $near_cell }, upright, joined to { $joins }
    }
near-event-map-placed =
    { $turned ->
        [yes] { $seat } places { $the_card } { $near_cell }, turned.
       *[no] { $seat } places { $the_card } { $near_cell }.
    }
near-reason-place-not-connected = No door or opening would be shared with the dungeon there ({ $near_cell }).
near-reason-place-closes = With the card there ({ $near_cell }) the dungeon would be closed while Map cards remain.
near-event-swapped = { $seat } swaps { $the_first } and { $the_second }.

## A deck of one’s own, checked

seen-check-hero = One Hero
seen-check-size = { $size } cards, of at least 50
seen-check-copies = No card more than four times
seen-check-quest-twice = Every Quest once
seen-check-quests = { $quests } Quests, of at least 3
seen-check-maps = { $maps } Map cards, from 6 to 12
seen-check-halves =
    { $rooms ->
        [one] One Room and one Passage
       *[other] { $rooms } Rooms and as many Passages
    }
seen-check-adventures = { $adventures } Adventure cards, of at least 10
seen-check-sets = Fits into the sets of cards

## The figures of the book

seen-figure-map = A Map card: walls, open, locked and trapped doors, with the Threat that a test must reach.
seen-figure-combat = A combat: each side adds a die, a score and whatever helps.
seen-figure-odds = A test of 7 with Move 3: the die plus 3. The dice from 4 on pass, so the chance is 3 in 6.
seen-figure-card = A card: its kind, what it costs and what it does.
seen-figure-monster = A Monster: what it costs its victim in Peril, its attack and its Life.
seen-figure-quest = A Quest: where it is completed, and how.
