### Words of the terminal and of every game, in English.
### A speaker says a message with say("saved", path="..."), an attribute with say("help-undo.command").
### The messages, with their arguments in brackets; every language has the same ones:
###
###   start       welcome [game], welcome-hint, resumed [path], seed-secret [hash], seed-shown [seed]
###   seats       seat-number [n], seat-hero [hero, seat]
###   headings    heading-hand, heading-quests, heading-standings, heading-help, heading-rules, heading-round [n], heading-phase [phase]
###   help        help-number, help-why, help-undo, help-save, help-quit
###   why         why-reason [reason, rule], why-offered [option], why-usage [example]
###   hot seat    handover [name], handover-ready [name], handover-person [name, hero]
###   saving      saved [path], save-resume [command], quit-saved [path], interrupted [path], input-ended [path]
###   undo        undo-done [n], undo-blocked-learned, undo-blocked-other, undo-blocked-start
###   resigning   resign-confirm, resign-kept
###   end         game-over, winner [names, n], record-saved [path]
###   log         log-empty, log-earlier [n]
###   rules       rules-none [text]
###   errors      error-number [text, n], error-command [text], error-option [text], error-cannot-write [path, detail]
###   words       list-and [most, last], list-or [most, last], space-at [cell], space-card [card, at]

## Start

welcome = Welcome to { $game }.
welcome-hint = Type a number to choose, ? for help, quit to leave.
resumed = The game from { $path } goes on.
seed-secret = The seed is secret until the end. Its hash: { $hash }
seed-shown = Seed: { $seed }

## Seats

seat-number = Seat { $n }
seat-hero = { $hero } ({ $seat })

## Headings

heading-hand = Your hand
heading-quests = Quests
heading-standings = Final standings
heading-help = Commands
heading-rules = Rules
heading-round = Round { $n }
heading-phase = { $phase } phase

## Help

help-number = choose the option with this number
    .command = number
help-why = say why something is not offered, with the rule
    .command = why action
help-undo = take your last decision back, as long as nobody has learnt anything since
    .command = undo
help-save = save the game and go on
    .command = save [file]
help-quit = save the game and leave
    .command = quit

## Why

why-reason = { $reason } ({ $rule })
why-offered = Nothing forbids it: { $option } is offered now.
why-usage = Say what you would like to do, for example: why { $example }

## Hot seat

handover = Hand the keyboard to { $name }.
handover-ready = { $name }, press Enter when only you can see the screen.
handover-person = { $name } ({ $hero })

## Saving

saved = Saved in { $path }.
save-resume = Go on later with: { $command }
quit-saved = The game is saved in { $path }.
interrupted = Interrupted. Nothing is lost: the game is saved in { $path }.
input-ended = The input has ended. The game is saved in { $path }.

## Undo

undo-done =
    { $n ->
        [one] One decision is taken back.
       *[other] { $n } decisions are taken back.
    }
undo-blocked-learned = Undo is not possible: somebody has learnt something new since then.
undo-blocked-other = Undo is not possible: somebody else has decided since then.
undo-blocked-start = Undo is not possible: you have not decided anything yet.

## Resigning

resign-confirm = You will leave the game for good. Type resign once more to confirm.
resign-kept = You stay in the game.

## End

game-over = The game is over.
winner =
    { $n ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
record-saved = The record of the game is in { $path }.

## Log

log-empty = Nothing has happened yet.
log-earlier =
    { $n ->
        [one] … one earlier line
       *[other] … { $n } earlier lines
    }

## Rules

rules-none = No rule fits { $text }.

## Errors

error-number = { $text } is not offered: type a number from 1 to { $n }.
error-command = { $text } is no command: type a number, or ? for help.
error-option = { $text } is nothing one can do in this game.
error-cannot-write = { $path } cannot be written: { $detail }

## Small words

list-and = { $most } and { $last }
list-or = { $most } or { $last }
space-at = ({ $cell })
space-card = { $card } { $at }
