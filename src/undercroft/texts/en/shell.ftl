### Words of the terminal and of every game, in English.
### A speaker says a message with say("saved", path="..."), an attribute with say("help-undo.command").
### The messages, with their arguments in brackets; every language has the same ones:
###
###   start       welcome [game], welcome-hint, resumed [path], seed-secret [hash], seed-shown [seed], language-name
###   seats       seat-you, seat-number [n], seat-hero [hero, seat], seat-person [name, seat], seat-bot [bot, seat]
###   headings    heading-heroes, heading-hand, heading-inventory, heading-quests, heading-map, heading-log, heading-choices,
###               heading-combat, heading-standings, heading-help, heading-games, heading-settings, heading-rules,
###               heading-round [n], heading-phase [phase], heading-seat [name], heading-decks
###   turns       turn-yours, turn-other [name], waiting [name], chose [name, option], choose [n], only-choice
###   help        help-number, help-explain, help-why, help-undo, help-save, help-quit, help-log, help-rules, help-resign;
###               each with .command (what is typed)
###   why         why-reason [reason, rule], why-offered [option], why-usage [example]
###   hot seat    handover [name], handover-ready [name], handover-hidden
###   save        saved [path], save-resume [command], quit-saved [path], interrupted [path], input-ended [path]
###   undo        undo-done [n], undo-blocked-learned, undo-blocked-other, undo-blocked-start
###   resign      resign-confirm, resign-kept
###   end         game-over, winner [names, n], record-saved [path]
###   log         log-empty, log-earlier [n]
###   rules       rules-rule [rule], rules-none [text]
###   errors      error-number [text, n], error-command [text], error-option [text], error-expected [expected],
###               error-refused [reason, rule], error-language [language, known], error-game [game, known],
###               error-seats [game, low, high, n], error-seat-word [text, known], error-setting [name, known],
###               error-setting-value [name, low, high, text], error-missing-file [path], error-bad-file [path, detail],
###               error-cannot-write [path, detail], error-not-saved-here [path], error-line [line, detail]
###   small words yes, no, nothing, list-and [most, last], list-or [most, last], space-at [cell], space-card [card, at]

## Start

welcome = Welcome to { $game }.
welcome-hint = Type a number to choose, ? for help, quit to leave.
resumed = The game from { $path } goes on.
seed-secret = The seed is secret until the end. Its hash: { $hash }
seed-shown = Seed: { $seed }
language-name = English

## Seats

seat-you = You
seat-number = Seat { $n }
seat-hero = { $hero } ({ $seat })
seat-person = { $name } ({ $seat })
seat-bot = { $seat }, played by { $bot }

## Headings

heading-heroes = Heroes
heading-hand = Your hand
heading-inventory = Inventory
heading-quests = Quests
heading-map = Map
heading-log = What happened
heading-choices = You can
heading-combat = In progress
heading-standings = Final standings
heading-help = Commands
heading-games = Games
heading-settings = Settings
heading-rules = Rules
heading-round = Round { $n }
heading-phase = { $phase } phase
heading-seat = { $name }
heading-decks = Decks and piles

## Turns

turn-yours = Your turn
turn-other = { $name } is to play
waiting = { $name } is thinking …
chose = { $name }: { $option }
choose = Your choice (1 to { $n }, ? for help):
only-choice = There is only one option.

## Help

help-number = choose the option with this number
    .command = number
help-explain = show this help; with a number, explain that option and its cards
    .command = ? [number]
help-why = say why something is not offered, with the rule
    .command = why action
help-undo = take your last decision back, as long as nobody has learnt anything since
    .command = undo
help-save = save the game and go on
    .command = save [file]
help-quit = save the game and leave
    .command = quit
help-log = show what happened so far
    .command = log
help-rules = show a rule by its id, or list them all
    .command = rules [id]
help-resign = give up: your hero leaves the game
    .command = resign

## Why

why-reason = { $reason } ({ $rule })
why-offered = Nothing forbids it: { $option } is offered now.
why-usage = Say what you would like to do, for example: why { $example }

## Hot seat

handover = Hand the keyboard to { $name }.
handover-ready = { $name }, press Enter when only you can see the screen.
handover-hidden = The hand is hidden.

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

resign-confirm = Your hero will leave the game for good. Type resign once more to confirm.
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

rules-rule = Rule { $rule }
rules-none = No rule fits { $text }.

## Errors

error-number = { $text } is not offered: type a number from 1 to { $n }.
error-command = { $text } is no command: type a number, or ? for help.
error-option = { $text } is nothing one can do in this game.
error-expected = Expected: { $expected }
error-refused = { $reason } ({ $rule })
error-language = There are no texts in { $language }; there are: { $known }.
error-game = There is no game { $game }; there are: { $known }.
error-seats = { $game } is for { $low } to { $high } seats, not { $n }.
error-seat-word = Nobody called { $text } can take a seat; there are: { $known }.
error-setting = There is no setting { $name }; there are: { $known }.
error-setting-value = { $name }: expected a whole number from { $low } to { $high }, not { $text }.
error-missing-file = There is no file { $path }.
error-bad-file = { $path } cannot be read: { $detail }
error-cannot-write = { $path } cannot be written: { $detail }
error-not-saved-here = { $path } holds no saved game.
error-line = Line { $line }: { $detail }

## Small words

yes = yes
no = no
nothing = nothing
list-and = { $most } and { $last }
list-or = { $most } or { $last }
space-at = ({ $cell })
space-card = { $card } { $at }
