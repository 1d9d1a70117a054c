### Why somebody who knows the game would do this, in English: the reasons behind a hint.
### A message is the key that the rules of thumb give: one sentence, addressed to the player, that stands beside the option.

## Rooms

counsel-room =
    This room brings about { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $n ->
        [0] {" "}and costs you no heart
        [one] {" "}for 1 heart
       *[other] {" "}for { $n } hearts
    }{ $eased ->
        [yes] ; with Shields and abilities it could be { $least ->
            [0] none
           *[other] { $least }
        }
       *[no] {""}
    }.
counsel-room-relic =
    A Relic lies in this room{ $n ->
        [0] , and it costs you no heart
        [one] , for 1 heart
       *[other] , for { $n } hearts
    }{ $eased ->
        [yes] ; with Shields and abilities it could be { $least ->
            [0] none
           *[other] { $least }
        }
       *[no] {""}
    }.
counsel-room-stair =
    The Staircase is in this room, and your points are very probably enough{ $n ->
        [0] {""}
        [one] ; it costs you 1 heart
       *[other] ; it costs you { $n } hearts
    }{ $eased ->
        [yes] , and with Shields and abilities it could be { $least ->
            [0] none
           *[other] { $least }
        }
       *[no] {""}
    }.
counsel-room-last =
    The Box is empty and the Staircase is in this room: it is your last chance to leave{ $n ->
        [0] {""}
        [one] , for 1 heart
       *[other] , for { $n } hearts
    }{ $eased ->
        [yes] ; with Shields and abilities it could be { $least ->
            [0] none
           *[other] { $least }
        }
       *[no] {""}
    }.
counsel-room-enough = With what lies in this room your points are very probably enough to leave.
counsel-room-way-out =
    { $enough ->
        [yes] Your points are very probably enough, and
       *[no]
            { $n ->
                [0] No turn is left after this one, and
                [one] Only 1 turn is left after this one, and
               *[other] After this turn { $n } are left, and
            }
    }{ $here ->
        [yes] {" "}the Staircase is in this room.
       *[no] {" "}this room is nearer to the Staircase.
    }
counsel-room-near-relic =
    { $next ->
        [yes] From this room you can move on to a Relic.
       *[no] This room is nearer to a Relic.
    }
counsel-room-beyond = From this room you can move on to one with { $cubes }.
counsel-room-open = From this room you can move on; from the one that brings most you could not.
counsel-room-things = What lies in this room can still be of use to you: { $cubes }.
counsel-room-safe =
    { $n ->
        [0] This room costs you no heart.
        [one] This room costs you only 1 heart.
       *[other] This room costs you only { $n } hearts.
    }
counsel-room-best = All in all, no room within reach is better.
counsel-room-deadly = Its monsters would leave you no heart unless something helps you first.
counsel-no-other-way = There is no room left that you would survive without this.

## Dropping cubes

counsel-height = What falls from low down scatters less, so you know better where rooms will be.
counsel-aim-room = Low above this spot, most cubes come to rest in or near the room you will want to loot.
counsel-aim-away = The Box holds more harm than good now: let it fall far from the room you want to loot.
counsel-aim-stair = The Staircase lies outside all rooms: a Pillar has to fall beyond it.
counsel-give-back = Of the cubes you have drawn, this one would bring you least.
counsel-place = This is the best cube you have drawn, and here it lies in the room you want to loot.

## Abilities

counsel-use =
    { $points ->
        [one] This gains you about 1 point.
       *[other] This gains you about { $points } points.
    }
counsel-use-astray = It can bring back what no room reaches: { $the_cube }.
counsel-better-room = Afterwards a better room is within reach.
counsel-use-look = You see the cubes before they fall, and can make the best of them.
counsel-use-rooms = It opens rooms that nobody else can loot, and you may still choose any other.
counsel-use-live = Without it you would not survive this room.
counsel-use-fight =
    { $n ->
        [one] It saves you 1 heart in this room.
       *[other] It saves you { $n } hearts in this room.
    }
counsel-no-ability =
    { $later ->
        [yes] No ability gains enough now: keep it for a better moment.
       *[no] No ability gains enough now.
    }
counsel-no-potion =
    { $later ->
        [yes] A Potion gains you too little now: keep it for a better moment.
       *[no] A Potion gains you nothing any more.
    }
counsel-touch =
    { $points ->
        [one] Afterwards the best room is worth about 1 point more.
       *[other] Afterwards the best room is worth about { $points } points more.
    }
counsel-touch-best = No other way to do it gains you more.
counsel-no-more = Anything more would gain you nothing.
counsel-astray = No room reaches what lies there: { $the_cube }.
counsel-mend =
    { $n ->
        [one] This gives you back 1 heart.
       *[other] This gives you back { $n } hearts.
    }

## Loot

counsel-drink =
    { $n ->
        [one] The Potion gives you back 1 heart, and now is the time for it.
       *[other] The Potion gives you back { $n } hearts, and now is the time for it.
    }
counsel-slay =
    { $n ->
        [one] None of them hits harder: it would cost you 1 heart.
       *[other] None of them hits harder: it would cost you { $n } hearts.
    }
counsel-shield =
    { $n ->
        [one] The Shield saves you 1 heart.
       *[other] The Shield saves you { $n } hearts.
    }
counsel-shield-keep = You can bear these wounds: the Shield scores points unspent, or stops something worse.
counsel-take = Of what you can reach, this brings you most.

## The Staircase, and between floors

counsel-leave =
    { $chests ->
        [0] { $points } points are enough for the { $required } you need, and no Relic is worth the way.
       *[other] { $points } points and what is in the Chests are very probably enough for the { $required } you need.
    }
counsel-leave-last = The Box is all but empty: leave before you are lost. You have { $points } of the { $required } points you need.
counsel-stay-relic =
    { $n ->
        [one] Your points are very probably enough, and 1 turn is left to fetch a Relic.
       *[other] Your points are very probably enough, and { $n } turns are left to fetch a Relic.
    }
counsel-stay-points =
    { $chests ->
        [0] You have { $points } of the { $required } points you need.
       *[other] You have { $points } of the { $required } points you need, and the Chests may not be enough.
    }
counsel-descend = Too few points cost you none of your Relics, so the next floor is worth the risk.
counsel-retire = What you have cannot be lost any more.
