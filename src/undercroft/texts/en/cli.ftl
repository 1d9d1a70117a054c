### Words of the terminal table, in English: the drawing, its headings, what may be typed, and what each decision is about.
### cli-verb-... are words for an action, with commas, that a player may type instead of the notation.

## The table

cli-you = you
cli-more = More: map, hand, table. Help: ?
cli-out = out of the game
cli-entry = { $name }: { $text }

## The map

cli-map-north = N
cli-map-nothing = Nothing lies at ({ $cell }).

## What can be typed

cli-forms = What one can try
cli-rulings = R: rulings, where the rules leave a question open
cli-rules-english = The rules are written in English.
cli-unknown = { $text } is neither an option nor the name of anything that you can see.
cli-rules-hint = Type rules with a chapter or an id, for example: rules { $rule }
cli-help-map = draw the whole map; with x,y or the name of a place, the part around it
    .command = map [place]
cli-help-hand = show your hand in full
    .command = hand
cli-help-table = show the whole table again
    .command = table
cli-help-log = show what happened, the last lines of it
    .command = log [lines]
cli-help-explain = show this help; with a number, explain that option and what it touches; with words, anything that you can see
    .command = ? [number or words]
cli-help-resign = give up: you leave the game
    .command = resign
cli-help-words = an option in words, for example { $example }
    .command = words
cli-help-rules = list the chapters of the rules; with a chapter or an id, show its rules
    .command = rules [id]
cli-kind-card = card
cli-kind-cell = space
cli-kind-seat = seat
cli-kind-cube = cube

## Games and records

cli-seats = { $low } to { $high } seats
cli-version = rules version { $n }
cli-setting = (from { $low } to { $high }, { $rule })
cli-step = After { $n } of { $all } decisions
cli-renewed = Chance was renewed here: the table had gone back behind something learnt.

## Lists of decks of one’s own

cli-deck-legal = { $name }: legal, { $n } cards.
cli-deck-nameless = A list without a name
cli-deck-line = Line { $n }: { $text }
cli-deck-fault = { $text } ({ $rule })
cli-deck-advice = Advice: { $text }

## Words for actions

cli-verb-discard = discard, throw away, give up
cli-verb-use = use, drink
cli-verb-shed = shed
cli-verb-trap = trap, spring
cli-verb-take = take
cli-verb-swap = swap
cli-verb-place = place, lay, put
cli-verb-room = room, use room, use the room
cli-verb-pass = pass
cli-verb-done = done, end, end turn, end my turn, stop
cli-verb-keep = keep, protect
cli-verb-pick = pick, pick up
