### Campaigns at the terminal, whatever the game is, in English.

sheet-title = { $game }: the Campaign Sheet
sheet-next = Next: { $name }, { $title }.
sheet-missing = Not played here yet, and left out: { $names }.
sheet-over = The campaign is over.
sheet-row = { $name }: { $results }
sheet-team = Team of { $name }: { $cards }
sheet-team-named = Team of { $name }, { $team }: { $cards }
sheet-uses = { $card } ({ $n })
sheet-rules = Rules of the month: { $rules }.
sheet-rules-none = Rules of the month: nothing beside what it requires.
sheet-on = on
sheet-off = off
sheet-decides = { $name }, { $chapter }: decide.
sheet-bot-decides = { $name }: { $text }.
sheet-hint = Type a number; ? and a number says more of it, ? alone what is decided; quit leaves, and everything is saved.
sheet-number = Type a number from 1 to { $n }, or quit.
sheet-ready = { $name } can begin.
sheet-going-on = The game of { $name } goes on.
sheet-booked = { $name } is on the sheet.
sheet-saved = The campaign is saved in { $path }.
sheet-resume = Go on with: { $command }
sheet-refused = { $reason } ({ $rule })
sheet-version = { $name } was played by the rules of version { $n }.
sheet-newer = The rules have been renewed: this game is played by version { $n }, the one before was by version { $before }.
